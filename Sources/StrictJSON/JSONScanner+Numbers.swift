/// A number and where it stands.
public struct JSONNumberRange: Hashable, Sendable {
  /// The nearest `Double`; always finite.
  public var value: Double
  /// The bytes of the number as written.
  public var range: Range<Int>
}

/// An array of numbers only, such as a position: the first three and how many there are.
public struct JSONNumberRow: Hashable, Sendable {
  /// The first number; zero where there is none.
  public var first = 0.0
  /// The second number; zero where there is none.
  public var second = 0.0
  /// The third number; zero where there is none.
  public var third = 0.0
  /// How many numbers the array has, all of them counted.
  public var count = 0
  /// The byte of the opening bracket.
  public var offset: Int
}

extension JSONScanner {
  /// Takes a number. Up to 19 digits with a small exponent are converted by one exact operation, the rest by the
  /// standard library; both round to nearest even.
  public mutating func number() throws(JSONSyntaxError) -> JSONNumberRange {
    try requireNumber()
    let start = offset
    let value = try scanNumber()
    return JSONNumberRange(value: value, range: start..<offset)
  }

  /// Takes a number of any size without converting it.
  public mutating func numberRange() throws(JSONSyntaxError) -> Range<Int> {
    try requireNumber()
    let start = offset
    _ = try scanDecimal()
    return start..<offset
  }

  /// Takes an array that holds nothing but numbers, in one go; nil leaves any other value where it is.
  ///
  /// Syntax errors inside an array that so far holds only numbers are thrown.
  public mutating func numberRow() throws(JSONSyntaxError) -> JSONNumberRow? {
    skipWhitespace()
    let start = offset
    guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
    guard frames.count < options.maxDepth else { throw fault(.tooDeep(limit: options.maxDepth)) }
    var row = JSONNumberRow(offset: start)
    offset += 1
    var byte = try nextByte()
    while byte != UInt8(ascii: "]") || row.count > 0 {
      guard byte == UInt8(ascii: "-") || byte &- 0x30 <= 9 else {
        offset = start
        return nil
      }
      row.append(try scanNumber())
      byte = try nextByte()
      if byte == UInt8(ascii: "]") { break }
      guard byte == UInt8(ascii: ",") else {
        offset = start
        return nil
      }
      offset += 1
      byte = try nextByte()
      if byte == UInt8(ascii: "]") { offset = start; return nil }
    }
    offset += 1
    return row
  }
}

extension JSONNumberRow {
  @inline(__always)
  fileprivate mutating func append(_ value: Double) {
    switch count {
    case 0: first = value
    case 1: second = value
    case 2: third = value
    default: break
    }
    count += 1
  }
}

extension JSONScanner {
  /// A number taken apart: `mantissa × 10^exponent`, exact while `digits` is at most 19.
  struct Decimal {
    var isNegative = false
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
  }

  private mutating func requireNumber() throws(JSONSyntaxError) {
    guard try kind() == .number else { throw fault(.unexpectedKind) }
  }

  /// Converts the number that starts right here.
  @inline(__always)
  mutating func scanNumber() throws(JSONSyntaxError) -> Double {
    let start = offset
    let decimal = try scanDecimal()
    // Both operands exact in a Double, so the one operation rounds once: Clinger's fast path.
    if decimal.digits <= 19, decimal.mantissa <= 1 << 53, decimal.exponent >= -22, decimal.exponent <= 22 {
      let magnitude = Double(decimal.mantissa)
      let power = PowersOfTen.exact(decimal.exponent.magnitude)
      let value = decimal.exponent < 0 ? magnitude / power : magnitude * power
      return decimal.isNegative ? -value : value
    }
    return try convertSlowly(from: start)
  }

  private func convertSlowly(from start: Int) throws(JSONSyntaxError) -> Double {
    guard let value = Double(text(in: start..<offset)), value.isFinite else {
      throw JSONSyntaxError(offset: start, reason: .numberOutOfRange)
    }
    return value
  }

  @inline(__always)
  private mutating func scanDecimal() throws(JSONSyntaxError) -> Decimal {
    var decimal = Decimal()
    if bytes[offset] == UInt8(ascii: "-") {
      decimal.isNegative = true
      offset += 1
    }
    let whole = offset
    try scanDigits(into: &decimal)
    if bytes[whole] == UInt8(ascii: "0"), offset - whole > 1 {
      throw JSONSyntaxError(offset: whole, reason: .leadingZero)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      let fraction = offset
      try scanDigits(into: &decimal)
      decimal.exponent = fraction - offset
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") { try scanExponent(into: &decimal) }
    return decimal
  }

  @inline(__always)
  private mutating func scanDigits(into decimal: inout Decimal) throws(JSONSyntaxError) {
    let start = offset
    while offset < bytes.count {
      let digit = bytes[offset] &- 0x30
      guard digit <= 9 else { break }
      decimal.mantissa = decimal.mantissa &* 10 &+ UInt64(digit)
      offset += 1
    }
    guard offset > start else { throw fault(offset < bytes.count ? .badNumber : .unexpectedEnd) }
    // Leading zeros count as digits: it only sends rare numbers down the slow path.
    decimal.digits += offset - start
  }

  private mutating func scanExponent(into decimal: inout Decimal) throws(JSONSyntaxError) {
    offset += 1
    var isNegative = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
      isNegative = bytes[offset] == UInt8(ascii: "-")
      offset += 1
    }
    var exponent = Decimal()
    let start = offset
    try scanDigits(into: &exponent)
    // A longer exponent cannot be exact, so any large stand-in sends it down the slow path.
    let size = offset - start > 6 ? 999_999 : Int(exponent.mantissa)
    decimal.exponent += isNegative ? -size : size
  }
}

/// Powers of ten that a `Double` holds exactly.
private enum PowersOfTen {
  @inline(__always)
  static func exact(_ exponent: UInt) -> Double {
    table.withUnsafeBufferPointer { $0[Int(exponent)] }
  }

  private static let table: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
