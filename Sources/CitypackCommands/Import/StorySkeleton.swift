import ContentSources
import Geodesy
import SourceText

/// A story as an import begins it: what the file said, and room for what is missing.
struct StorySkeleton: Sendable {
  var addition: ImportPlan.Addition
  /// The language of the file's texts.
  var language: LanguageTag
  /// Every language the story must get.
  var languages: [LanguageTag]
  /// The datum to state, where it is not the city's.
  var datum: DatumName?
  /// Whether the position stands in the story or in a points file.
  var statesPosition: Bool
  /// The language of the comments.
  var comments: MessageLanguage

  /// `stories/<id>.md`
  var text: String {
    let item = addition.item
    var lines = ["---", "# " + say("取自 \(item.place)", "from \(item.place)")]
    lines += item.fields.prefix(Self.fieldLimit).map { "# \(oneLine($0.key.value)): \(oneLine($0.value.value))" }
    lines.append(
      "# " + say("草稿不会进包；写完后删掉下面这一行。", "A draft is not packed; take the next line out when the story is done."))
    lines.append("status: draft")
    if addition.isNumbered {
      lines.append(
        "# "
          + say(
            "发布前给它一个看得懂的编号，文件名一起改。",
            "Give it an id that says something before the first release, and the file the same name."))
    }
    lines.append("id: \(YAMLText.id(addition.id))")
    lines.append("title: {\(language): \(YAMLText.quoted(title))}")
    lines += notification
    lines += position
    if case .none(let address?) = item.geometry { lines.append("address: \(YAMLText.quoted(address.value))") }
    lines += ["radiusMeters: 100", "checked: []", "sources: []", "---", ""]
    return lines.joined(separator: "\n") + "\n" + sections
  }

  private static let fieldLimit = 20

  private var title: String { addition.item.name.flatMap { $0.value.isEmpty ? nil : $0.value } ?? addition.id }

  private var notification: [String] {
    let missing = languages.filter { addition.item.notification == nil || $0 != language }
    let blanks = missing.map { "\($0): …" }.joined(separator: ", ")
    let toWrite = "# " + say("还要写：", "still to write: ") + "notification: {\(blanks)}"
    guard let given = addition.item.notification else { return [toWrite] }
    return ["notification:", "  \(language): \(YAMLText.quoted(given.value))"] + (missing.isEmpty ? [] : [toWrite])
  }

  private var position: [String] {
    guard statesPosition, let position = addition.position else { return [] }
    let datum = datum.map { ["datum: \($0.rawValue)"] } ?? []
    return ["latitude: \(Self.digits(position.latitude))", "longitude: \(Self.digits(position.longitude))"] + datum
  }

  private var sections: String {
    let body = addition.item.text?.value.split(separator: "\r\n").joined(separator: "\n") ?? ""
    return languages.map { tag in
      let text = tag == language && !body.isEmpty ? Self.withoutTagHeadings(body) + "\n" : ""
      return "# \(tag)\n" + (text.isEmpty ? "" : "\n\(text)")
    }.joined(separator: "\n")
  }

  /// The digits as the file has them, where they are plain decimal degrees; else the number itself.
  static func digits(_ degrees: Located<Double>) -> String {
    if let number = try? DecimalNumber(degrees.raw), number.leniencies.isEmpty, number.value == degrees.value {
      return degrees.raw
    }
    return "\(degrees.value)"
  }

  /// A line of the text that would be taken for the heading of a language becomes one of the second level.
  private static func withoutTagHeadings(_ body: String) -> String {
    body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("# ") && LanguageTag(rawValue: String(line.dropFirst(2))) != nil ? "#\(line)" : String(line)
    }.joined(separator: "\n")
  }

  private func say(_ zh: String, _ en: String) -> String { comments == .zh ? zh : en }

  /// A text that stays within its comment.
  private func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }.prefix(200))
  }
}
