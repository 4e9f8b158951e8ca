/// A sentence for people, in plain Chinese and plain English, side by side where it is made.
public struct Bilingual: Hashable, Sendable {
  public var zh: String
  public var en: String

  public init(zh: String, en: String) {
    self.zh = zh
    self.en = en
  }

  /// The same text in both languages: names, numbers, ids.
  public init(same text: String) { self.init(zh: text, en: text) }

  /// One text after the other, in each language.
  public static func + (a: Self, b: Self) -> Self { Self(zh: a.zh + b.zh, en: a.en + b.en) }

  /// The text in the language a person asked for.
  public subscript(_ language: MessageLanguage) -> String {
    switch language {
    case .zh: zh
    case .en: en
    }
  }
}

/// The languages in which the tool speaks to people.
public enum MessageLanguage: String, CaseIterable, Sendable {
  case zh
  case en
}
