import SourceText

/// A character that nobody sees and that changes what is seen.
struct HiddenScalar: Hashable {
  enum Kind: Hashable {
    case control
    case lineBreak
    case direction
    case invisible
    /// Shown as a box, or as whatever one maker's font has there.
    case undefined
  }

  var scalar: Unicode.Scalar
  var kind: Kind

  /// The first hidden character of a text; O(length).
  ///
  /// Joiners between letters of a script that needs them, or inside an emoji, are writing; so are the marks of direction
  /// that end with their word (U+200E, U+200F, U+061C).
  ///
  /// - Parameter allowsLines: line feeds and tabs are part of a text of several lines.
  static func first(in text: String, allowsLines: Bool) -> HiddenScalar? {
    var before: Unicode.Scalar?
    var joiner: Unicode.Scalar?
    var isInFlag = false
    for scalar in text.unicodeScalars {
      if let joiner, !joins(before, scalar) { return HiddenScalar(scalar: joiner, kind: .invisible) }
      joiner = nil
      // The flags of England, Scotland and Wales are spelt in tags.
      isInFlag = scalar.value == 0x1F3F4 || (isInFlag && (0xE0020...0xE007F).contains(scalar.value))
      if scalar.value == 0x200C || scalar.value == 0x200D {
        joiner = scalar
        continue
      }
      if let kind = kind(of: scalar), !isInFlag, !(allowsLines && (scalar == "\n" || scalar == "\t")) {
        return HiddenScalar(scalar: scalar, kind: kind)
      }
      before = scalar
    }
    return joiner.map { HiddenScalar(scalar: $0, kind: .invisible) }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    case 0...0x1F, 0x7F...0x9F: .control
    case 0x202A...0x202E, 0x2066...0x2069, 0x206A...0x206F: .direction
    // Soft hyphen, zero-width space, word joiner and invisible operators, byte order mark, Hangul fillers, tags,
    // annotation marks, the replacement for what could not be shown.
    case 0xAD, 0x034F, 0x200B, 0x2060...0x2065, 0xFEFF, 0x115F, 0x1160, 0x3164, 0xFFA0, 0xFFF9...0xFFFC,
      0xE0000...0xE007F:
      .invisible
    case _ where scalar.properties.isNoncharacterCodePoint || scalar.properties.generalCategory == .privateUse:
      .undefined
    default: nil
    }
  }

  private static func joins(_ before: Unicode.Scalar?, _ after: Unicode.Scalar) -> Bool {
    guard let before else { return false }
    return needsJoiner(before) && needsJoiner(after)
  }

  /// Letters of scripts that join, and pictures; not Latin, Greek, Cyrillic, Han, kana or Hangul.
  private static func needsJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x1CFF, 0x1F000...0x1FAFF, 0x2600...0x27BF, 0xFE0F, 0x2190...0x21FF, 0x2B00...0x2BFF, 0xA800...0xABFF:
      true
    default: false
    }
  }

  var words: Bilingual {
    let code =
      "U+" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).utf8.count))
      + String(scalar.value, radix: 16, uppercase: true)
    return switch kind {
    case .control: Bilingual(zh: "控制字符（\(code)）", en: "a control character (\(code))")
    case .lineBreak: Bilingual(zh: "换行（\(code)）", en: "a line break (\(code))")
    case .direction:
      Bilingual(zh: "改变书写方向的字符（\(code)）", en: "a character that turns the direction of writing (\(code))")
    case .undefined: Bilingual(zh: "没有统一写法的字符（\(code)）", en: "a character that no standard defines (\(code))")
    case .invisible: Bilingual(zh: "看不见的字符（\(code)）", en: "an invisible character (\(code))")
    }
  }
}
