import SourceText
import SystemKit

/// Which language the tool speaks. Decided before parsing, so that mistakes in usage are told in it too.
enum LanguageChoice {
  /// `--lang` where it is given rightly, else Chinese in a Chinese locale, else English.
  static func language(of words: [String], in environment: Environment) -> MessageLanguage {
    asked(for: words) ?? (environment.localeLanguage == "zh" ? .zh : .en)
  }

  private static func asked(for words: [String]) -> MessageLanguage? {
    for (index, word) in words.enumerated() {
      if word == "--" { return nil }
      if word.hasPrefix("--lang=") { return MessageLanguage(rawValue: String(word.dropFirst(7))) }
      if word == "--lang", index + 1 < words.count { return MessageLanguage(rawValue: words[index + 1]) }
    }
    return nil
  }
}
