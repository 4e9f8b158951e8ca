/// Degrees as text with fixed decimals, and back: whole-number arithmetic, no locale.
public enum DecimalDegrees {
  /// The number with exactly `decimals` digits after the point, rounded to the nearest, halves away from zero.
  ///
  /// `decimals` is held to 0…12. Never `-0.000`; a number too large for whole-number arithmetic, or not finite, gives
  /// the standard library's words for it (no place on Earth does).
  public static func format(_ degrees: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(degrees, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `format`, appended as ASCII.
  public static func append(_ degrees: Double, decimals: Int, to output: inout [UInt8]) {
    let decimals = min(max(decimals, 0), 12)
    let power = powersOfTen[decimals]
    let scaled = degrees.magnitude * Double(power)
    guard scaled < 9e15 else {
      output.append(contentsOf: degrees.description.utf8)
      return
    }
    let whole = UInt64(scaled)
    let units = scaled - Double(whole) >= 0.5 ? whole + 1 : whole
    if degrees < 0, units > 0 { output.append(UInt8(ascii: "-")) }
    append(units / power, minimumDigits: 1, to: &output)
    guard decimals > 0 else { return }
    output.append(UInt8(ascii: "."))
    append(units % power, minimumDigits: decimals, to: &output)
  }

  /// Reads `-12.345`: an optional sign, digits, optionally a point and digits; nothing else, so no exponent, no `nan`
  /// and no hexadecimal. Nil for anything else. Rounds to nearest even, as the standard library does.
  public static func parse(_ text: UnsafeRawBufferPointer) -> Double? {
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var isNegative = false
    var seenPoint = false
    var previousIsDigit = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
        digits += 1
        if seenPoint { decimals += 1 }
        previousIsDigit = true
      case UInt8(ascii: ".") where !seenPoint && previousIsDigit:
        seenPoint = true
        previousIsDigit = false
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: "+") where index == 0: break
      default: return nil
      }
    }
    guard previousIsDigit else { return nil }
    // Both operands exact in a Double, so the division rounds once.
    guard digits <= 19, mantissa <= 1 << 53, decimals < exactPowersOfTen.count else {
      return Double(String(decoding: text, as: UTF8.self))
    }
    let value = Double(mantissa) / exactPowersOfTen[decimals]
    return isNegative ? -value : value
  }

  /// `parse` of bytes held in an array.
  public static func parse(_ text: [UInt8]) -> Double? { text.withUnsafeBytes { parse($0) } }

  private static func append(_ value: UInt64, minimumDigits: Int, to output: inout [UInt8]) {
    // No whole number below 9e15 has more than 16 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = value
      var start = digits.count
      while rest > 0 || digits.count - start < minimumDigits {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      output.append(contentsOf: digits[start...])
    }
  }

  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000,
  ]

  private static let exactPowersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  ]
}
