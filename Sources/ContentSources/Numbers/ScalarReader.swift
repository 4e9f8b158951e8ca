/// Steps through the scalars of one short text.
struct ScalarReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var isAtEnd: Bool { position == scalars.count }
  var next: Unicode.Scalar? { peek(0) }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  mutating func take(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    guard let scalar = next, isWanted(scalar) else { return nil }
    position += 1
    return scalar
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool { take { $0 == scalar } != nil }

  mutating func skipSpaces() {
    while take(" ") {}
  }

  /// Digits with at most one decimal mark and an exponent, in ASCII with a point; nil, and nothing taken, without digits.
  mutating func takeNumber(decimalMark: DecimalMark) -> (ascii: String, decimals: Int)? {
    let start = position
    let whole = takeDigits()
    var fraction = ""
    let mark: Unicode.Scalar = decimalMark == .point ? "." : ","
    if next == mark, !whole.isEmpty || peek(1)?.isASCIIDigit == true {
      position += 1
      fraction = takeDigits()
    }
    guard !whole.isEmpty || !fraction.isEmpty else {
      position = start
      return nil
    }
    let exponent = takeExponent()
    let ascii = "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)\(exponent.map { "e\($0)" } ?? "")"
    return (ascii, max(0, fraction.utf8.count - (exponent ?? 0)))
  }

  private mutating func takeDigits() -> String {
    var digits = ""
    while let digit = take(where: \.isASCIIDigit) { digits.unicodeScalars.append(digit) }
    return digits
  }

  /// `E1`, `e-07`; an `E` without digits behind it is east, and left alone.
  private mutating func takeExponent() -> Int? {
    guard next == "e" || next == "E" else { return nil }
    let isSigned = peek(1) == "-" || peek(1) == "+"
    guard peek(isSigned ? 2 : 1)?.isASCIIDigit == true else { return nil }
    position += 1
    let isNegative = isSigned && take(where: { $0 == "-" || $0 == "+" }) == "-"
    guard let magnitude = Int(takeDigits().prefix(4)) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
