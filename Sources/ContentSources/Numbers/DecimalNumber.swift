/// A decimal number as people write it in files: what it is worth, and how it was written.
///
/// The grammar is our own, since the standard library's also takes `nan`, `inf` and `0x1p5`: an optional sign, digits
/// with at most one decimal mark, an optional exponent. Full-width digits, the typographic minus and invisible spaces
/// are understood and reported in `leniencies`; underscores and grouping are not.
public struct DecimalNumber: Hashable, Sendable {
  /// Always finite.
  public var value: Double
  /// Digits after the decimal mark, trailing zeros included, less the exponent; never negative.
  public var decimals: Int
  /// What had to be overlooked to read it.
  public var leniencies: NumberLeniency

  /// Reads one number. O(length); the text may be at most `longestText` scalars.
  ///
  /// - Throws: the reason why the text is not a number.
  public init(_ text: String, decimalMark: DecimalMark = .point) throws(NumberProblem) {
    if decimalMark == .point, let plain = Self.plain(text) {
      self = plain
      return
    }
    let (scalars, leniencies) = try NumberText.normalise(text)
    guard let number = Self.scan(scalars, decimalMark: decimalMark) else { throw NumberProblem(diagnosing: scalars) }
    self.init(value: number.value, decimals: number.decimals, leniencies: leniencies)
    if decimalMark == .comma, scalars.contains(",") { self.leniencies.insert(.decimalComma) }
  }

  init(value: Double, decimals: Int, leniencies: NumberLeniency) {
    self.value = value
    self.decimals = decimals
    self.leniencies = leniencies
  }

  /// Longer texts are no numbers; the cap keeps a hostile cell cheap.
  static let longestText = 80
}

/// The sign that parts whole degrees from decimals.
public enum DecimalMark: Sendable, Hashable {
  /// `31.2397`
  case point
  /// `31,2397`: only where a whole column is written so.
  case comma
}

/// What a reader overlooked in a number that it could read beyond doubt. Each is told in an info finding.
public struct NumberLeniency: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Digits or signs of double width: `３１．２３`.
  public static let fullWidth = NumberLeniency(rawValue: 1)
  /// A minus sign that is not the ASCII hyphen: `−122.3`.
  public static let typographicMinus = NumberLeniency(rawValue: 2)
  /// No-break, zero-width or other spaces that cannot be seen.
  public static let invisibleSpace = NumberLeniency(rawValue: 4)
  /// A comma as decimal mark, because the whole column has it.
  public static let decimalComma = NumberLeniency(rawValue: 8)
}

extension DecimalNumber {
  /// The common case without a copy: ASCII digits, one point, a hyphen.
  private static func plain(_ text: String) -> DecimalNumber? {
    var decimals = 0
    var digits = 0
    var seenPoint = false
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if seenPoint { decimals += 1 }
      case UInt8(ascii: "."):
        if seenPoint || digits == 0 { return nil }
        seenPoint = true
      case UInt8(ascii: "-"):
        if index > 0 { return nil }
      default: return nil
      }
    }
    guard digits > 0, digits <= longestText, let value = Double(text) else { return nil }
    return DecimalNumber(value: value, decimals: decimals, leniencies: [])
  }

  /// The whole of `scalars` as sign, digits, mark, digits, exponent; nil if it is anything else.
  static func scan(_ scalars: [Unicode.Scalar], decimalMark: DecimalMark) -> (value: Double, decimals: Int)? {
    var reader = ScalarReader(scalars)
    var ascii = ""
    if let sign = reader.take(where: { $0 == "-" || $0 == "+" }), sign == "-" { ascii.unicodeScalars.append("-") }
    guard let number = reader.takeNumber(decimalMark: decimalMark), reader.isAtEnd else { return nil }
    ascii += number.ascii
    guard let value = Double(ascii), value.isFinite else { return nil }
    return (value, number.decimals)
  }
}
