import ContentSources
import SourceText

/// How long texts of a language should be, and in which unit that is counted.
struct TextMeasure: Sendable {
  struct Part: Sendable {
    var unit: Unit
    var fit: ClosedRange<Int>
  }

  enum Unit: Sendable {
    /// Han characters and digits: what a reader of Chinese calls 字.
    case hanCharacters
    /// Runs between blanks that hold a letter or a digit.
    case words
    /// What a reader sees as one character.
    case characters

    var words: Bilingual {
      switch self {
      case .hanCharacters: Bilingual(zh: "字", en: "characters")
      case .words: Bilingual(zh: "词", en: "words")
      case .characters: Bilingual(zh: "个字符", en: "characters")
      }
    }
  }

  var title: Part
  var body: Part
  var notification: Part

  /// Nil for a language whose texts are not measured.
  init?(_ language: LanguageTag) {
    switch language.rawValue.split(separator: "-").first {
    case "zh":
      title = Part(unit: .characters, fit: 1...24)
      body = Part(unit: .hanCharacters, fit: 120...300)
      notification = Part(unit: .hanCharacters, fit: 1...60)
    case "en":
      title = Part(unit: .characters, fit: 1...60)
      body = Part(unit: .words, fit: 80...200)
      notification = Part(unit: .characters, fit: 1...160)
    default:
      return nil
    }
  }
}

extension TextMeasure.Unit {
  /// How many of the unit a CommonMark text holds; O(length). Marks and link targets are not text.
  func count(in markdown: String) -> Int {
    let text = MarkdownRenderer.plainText(of: markdown)
    switch self {
    case .hanCharacters:
      return text.unicodeScalars.reduce(0) { $0 + (isHan($1) || ("0"..."9").contains($1) ? 1 : 0) }
    case .words:
      return wordCount(text)
    case .characters:
      // Plain text ends its paragraphs with a line feed, which nobody sees.
      return text.count - text.reversed().prefix(while: \.isWhitespace).count
    }
  }
}

/// Runs between blanks that hold a letter or a digit, told scalar by scalar: cutting a text into characters first takes
/// ten times as long.
private func wordCount(_ text: String) -> Int {
  var count = 0
  var isCounted = false
  for scalar in text.unicodeScalars {
    if isBlank(scalar) {
      isCounted = false
    } else if !isCounted, isOfWord(scalar) {
      isCounted = true
      count += 1
    }
  }
  return count
}

private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
}

private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.isASCII else { return scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
  return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
}

/// CJK unified ideographs, extensions A to H, compatibility ideographs, and the iteration mark 々 and zero 〇.
private func isHan(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
  default: false
  }
}
