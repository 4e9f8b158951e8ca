/// The words of a help page itself.
enum HelpWords {
  static let usage = Wording(zh: "用法：", en: "Usage: ")
  static let options = Wording(zh: "选项", en: "Options")
  static let commonOptions = Wording(zh: "通用选项", en: "Common options")
  static let operands = Wording(zh: "参数", en: "Arguments")
  static let examples = Wording(zh: "示例", en: "Examples")
  static let command = Wording(zh: "命令", en: "command")
  static let optionsWord = Wording(zh: "选项", en: "options")

  static func heading(_ title: Wording, _ language: WordingLanguage) -> String {
    title[language] + (language == .zh ? "：" : ":")
  }

  static func fallback(_ value: String) -> Wording { Wording(zh: "（默认 \(value)）", en: " (default: \(value))") }

  static func more(_ tool: String) -> Wording {
    Wording(zh: "“\(tool) help 命令”细说每个命令。", en: "'\(tool) help COMMAND' says more about each command.")
  }
}

extension Option {
  /// The help with the fallback and the note that it may be repeated.
  func fullHelp(_ language: WordingLanguage) -> String {
    var text = help[language]
    if let fallback { text += HelpWords.fallback(fallback)[language] }
    if isRepeatable { text += Wording(zh: "（可重复）", en: " (repeatable)")[language] }
    return text
  }

  /// The term in an option list: `-j, --jobs N`, `    --dry-run`.
  var term: String {
    let letter = short.map { "-\($0), " } ?? "    "
    return letter + dashed + (valueForm.map { " \($0)" } ?? "")
  }
}
