/// Numbers as this room writes them: fixed ones least significant byte first, others seven bits at a time.
extension Array<UInt8> {
  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  mutating func append(varint number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Small numbers of either sign stay short: 0, −1, 1, −2 … become 0, 1, 2, 3 ….
  mutating func append(zigZag number: Int64) {
    append(varint: UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }
}
