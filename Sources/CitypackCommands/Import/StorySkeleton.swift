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
    lines += ["status: draft", "id: \(addition.id)"]
    lines.append("title: {\(language): \(YAMLText.quoted(title))}")
    lines.append("# " + say("还要写：", "still to write: ") + "notification: {\(blanks)}")
    lines += position
    if case .none(let address?) = item.geometry { lines.append("address: \(YAMLText.quoted(address.value))") }
    lines += ["radiusMeters: 100", "checked: []", "sources: []", "---", ""]
    return lines.joined(separator: "\n") + "\n" + sections
  }

  private static let fieldLimit = 20

  private var title: String { addition.item.name?.value ?? addition.id }

  private var blanks: String { languages.map { "\($0): …" }.joined(separator: ", ") }

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
