/// A SHA-256 value: 32 bytes that name a content.
public struct SHA256Digest: Hashable, Sendable {
  // Four words rather than an array: no allocation, and equality is four comparisons.
  private let words: SIMD4<UInt64>

  /// Nil unless there are exactly 32 bytes.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    var words = SIMD4<UInt64>()
    for (index, byte) in bytes.enumerated() { words[index / 8] = words[index / 8] << 8 | UInt64(byte) }
    self.words = words
  }

  /// Reads 64 lower-case hexadecimal digits; nil for anything else.
  public init?(hex: String) {
    var hex = hex
    let words = hex.withUTF8 { digits -> SIMD4<UInt64>? in
      guard digits.count == 2 * Self.byteCount else { return nil }
      var words = SIMD4<UInt64>()
      for (index, digit) in digits.enumerated() {
        guard let value = Self.value(ofDigit: digit) else { return nil }
        words[index / 16] = words[index / 16] << 4 | UInt64(value)
      }
      return words
    }
    guard let words else { return nil }
    self.words = words
  }

  /// 32 zero bytes: "no digest" in a fixed-width field.
  public static let zero = SHA256Digest()

  /// The length of every digest.
  public static let byteCount = 32

  /// The 32 bytes.
  public var bytes: [UInt8] {
    (0..<Self.byteCount).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) }
  }

  /// 64 lower-case hexadecimal digits.
  public var hex: String {
    String(unsafeUninitializedCapacity: 2 * Self.byteCount) { digits in
      for index in 0..<2 * Self.byteCount {
        let value = UInt8(truncatingIfNeeded: words[index / 16] >> UInt64(60 - index % 16 * 4)) & 15
        digits[index] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
      }
      return 2 * Self.byteCount
    }
  }

  private init() { words = SIMD4() }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension SHA256Digest: CustomStringConvertible {
  public var description: String { hex }
}

extension SHA256Digest: Comparable {
  /// By bytes.
  public static func < (a: Self, b: Self) -> Bool {
    for index in 0..<4 where a.words[index] != b.words[index] { return a.words[index] < b.words[index] }
    return false
  }
}
