/// A text of a tool's description, in plain Chinese and plain English side by side.
public struct Wording: Hashable, Sendable {
  /// The Chinese text.
  public var zh: String
  /// The English text.
  public var en: String

  /// A text in both languages.
  public init(zh: String, en: String) {
    self.zh = zh
    self.en = en
  }

  /// The text in one language.
  public subscript(_ language: WordingLanguage) -> String {
    switch language {
    case .zh: zh
    case .en: en
    }
  }
}

/// The languages a tool's description is written in.
public enum WordingLanguage: String, CaseIterable, Sendable {
  case zh
  case en
}
