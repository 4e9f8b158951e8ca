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
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in hex.utf8 {
      guard let value = Self.value(ofDigit: digit) else { return nil }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    guard high == nil else { return nil }
    self.init(bytes: bytes)
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
  public var hex: String { String(decoding: hexBytes, as: UTF8.self) }

  private init() { words = SIMD4() }

  private var hexBytes: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

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
