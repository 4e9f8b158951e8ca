import FileStore
import SourceText

/// The words of the findings about keys and their values.
extension Finding {
  static func unknownKey(_ key: Located<String>, among keys: [KeyDescription], story: String? = nil) -> Finding {
    let meant = keys.meant(by: key.value)?.name
    let known = keys.map(\.name).joined(separator: ", ")
    return Finding(
      rule: .unknownKey, at: key.place, story: story, subject: key.place.label ?? key.value,
      what: meant.map {
        Bilingual(
          zh: "不认识的键“\(key.value)”，是不是 \($0)？", en: "unknown key ‘\(key.value)’: did you mean ‘\($0)’?")
      } ?? Bilingual(zh: "不认识的键“\(key.value)”", en: "unknown key ‘\(key.value)’"),
      whatToDo: meant == nil ? Bilingual(zh: "这里可以用：\(known)", en: "Known here are: \(known).") : nil)
  }

  /// A key that must be there and stands under a wrong name: an error, since what it says is missed.
  static func misspeltKey(_ key: Located<String>, for meant: KeyDescription, story: String? = nil) -> Finding {
    var finding = Finding(
      rule: .unknownKey, at: key.place, story: story, subject: key.place.label ?? key.value,
      what: Bilingual(
        zh: "不认识的键“\(key.value)”，是不是 \(meant.name)？缺少“\(meant.name)”",
        en: "unknown key ‘\(key.value)’: did you mean ‘\(meant.name)’? ‘\(meant.name)’ is missing"),
      howWeKnow: meant.meaning, whatToDo: Bilingual(zh: "把键名改成 \(meant.name)。", en: "Name the key \(meant.name)."))
    finding.severity = .error
    return finding
  }

  static func missingKey(_ key: KeyDescription, at place: SourcePlace, story: String? = nil) -> Finding {
    Finding(
      rule: .missingKey, at: place, story: story, subject: key.name,
      what: Bilingual(zh: "缺少“\(key.name)”", en: "‘\(key.name)’ is missing"), howWeKnow: key.meaning,
      whatToDo: Bilingual(
        zh: "补上，例如 \(key.name): \(key.example)", en: "Add it, such as \(key.name): \(key.example)"))
  }

  static func badValue(_ node: YAMLNode, wants: Bilingual, story: String? = nil) -> Finding {
    let label = node.place.label ?? ""
    let name = label.isEmpty ? FilePath.name(of: node.place.file) : label
    let written = node.text.map { "‘\($0.raw.prefix(40))’ " } ?? ""
    return Finding(
      rule: .badValue, at: node.place, story: story, subject: label,
      what: Bilingual(
        zh: "\(name) \(written)不对，这里要\(wants.zh)", en: "\(name) \(written)does not fit: it takes \(wants.en)"),
      whatToDo: Bilingual(zh: "改成\(wants.zh)，或删去。", en: "Write \(wants.en) there, or take it out."))
  }

  static func badValue(_ text: Located<String>, what: Bilingual, whatToDo: Bilingual? = nil) -> Finding {
    Finding(
      rule: .badValue, at: text.place, subject: text.place.label ?? text.value, what: what, whatToDo: whatToDo)
  }

  static func badLanguage(_ text: Located<String>) -> Finding {
    let lowered = text.value.lowercased()
    let advice =
      LanguageTag(rawValue: lowered) == nil
      ? Bilingual(zh: "例如 zh-hans、zh-hant、en。", en: "Such as zh-hans, zh-hant, en.")
      : Bilingual(zh: "请写成小写：\(lowered)", en: "Write it in lower case: \(lowered)")
    return .badValue(
      text, what: Bilingual(zh: "“\(text.value)”不是语言代码", en: "‘\(text.value)’ is not a language tag"),
      whatToDo: advice)
  }
}
