/// Whole numbers of one to ten bytes, seven bits each, least significant first; the top bit says that more follow.
enum Varint {
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    precondition(number >= 0, "sizes are not negative")
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Nil where the bytes end, the number does not fit, or it could have been written shorter.
  static func read(_ bytes: [UInt8], at offset: inout Int) -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 56, by: 7) {
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return byte == 0 && shift > 0 ? nil : Int(value) }
    }
    return nil
  }
}
