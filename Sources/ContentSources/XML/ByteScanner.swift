/// Steps through bytes in an encoding that contains ASCII; never past the end.
struct ByteScanner {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    self.index = bytes.startIndex
  }

  /// Bytes passed so far.
  var offset: Int { index - bytes.startIndex }

  func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.endIndex ? bytes[index + distance] : nil
  }

  func starts(with text: StaticString) -> Bool { matches(text) { $0 } }

  func starts(withAnyCase text: StaticString) -> Bool { matches(text) { $0 & 0xDF } }

  mutating func skip(_ count: Int) { index = min(index + count, bytes.endIndex) }

  mutating func skipBlank() {
    while let byte = peek(0), Self.isBlank(byte) { index += 1 }
  }

  /// Everything up to and including `end`; nil, and nothing taken, if it does not come.
  mutating func take(through end: StaticString) -> ArraySlice<UInt8>? {
    var probe = self
    while probe.index < bytes.endIndex {
      if probe.starts(with: end) {
        let start = index
        index = probe.index + end.utf8CodeUnitCount
        return bytes[start..<index]
      }
      probe.index += 1
    }
    return nil
  }

  /// Bytes that can stand in a qualified XML name.
  mutating func takeName() -> String {
    let start = index
    while let byte = peek(0), !Self.isBlank(byte), !Self.endsName(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Past the `>` that ends a DOCTYPE, internal subset and quoted literals included; false if it does not end.
  mutating func skipDoctype() -> Bool {
    var depth = 0
    while let byte = peek(0) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        while let inner = peek(0), inner != byte { index += 1 }
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        if depth <= 0 {
          index += 1
          return true
        }
        depth -= 1
      default: break
      }
      index += 1
    }
    return false
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/", ">", "<", "=", "'", "\"", "&", "[": true
    default: false
    }
  }

  private func matches(_ text: StaticString, _ fold: (UInt8) -> UInt8) -> Bool {
    guard bytes.endIndex - index >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { fold(bytes[index + $0]) == fold(wanted[$0]) }
    }
  }
}
