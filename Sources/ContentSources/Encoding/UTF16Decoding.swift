/// UTF-16 to UTF-8, refusing lone surrogates and a last half unit.
enum UTF16Decoding {
  static func decode(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(EncodingProblem) -> [UInt8] {
    let encoding: TextEncoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
    guard bytes.count.isMultiple(of: 2) else { throw .invalid(encoding, offset: bytes.endIndex - 1) }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var value = UInt32(unit(bytes, at: index, isBigEndian))
      var length = 2
      if value & 0xFC00 == 0xD800, index + 2 < bytes.endIndex {
        let low = UInt32(unit(bytes, at: index + 2, isBigEndian))
        if low & 0xFC00 == 0xDC00 {
          value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
          length = 4
        }
      }
      guard let scalar = Unicode.Scalar(value) else { throw .invalid(encoding, offset: index) }
      utf8.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      index += length
    }
    return utf8
  }

  private static func unit(_ bytes: ArraySlice<UInt8>, at index: Int, _ isBigEndian: Bool) -> UInt16 {
    let first = UInt16(bytes[index])
    let second = UInt16(bytes[index + 1])
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
