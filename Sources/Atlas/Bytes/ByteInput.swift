/// Reads numbers from borrowed bytes, one after the other; nil at the end or where they are not written the one way.
struct ByteInput {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  /// A number of at most 35 bits, written as short as can be.
  @inline(__always)
  mutating func varint() -> Int64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count, shift < 35 {
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return byte == 0 && shift > 0 ? nil : Int64(value) }
      shift += 7
    }
    return nil
  }

  @inline(__always)
  mutating func zigZag() -> Int64? {
    guard let value = varint() else { return nil }
    return (value >> 1) ^ -(value & 1)
  }
}

extension UnsafeRawBufferPointer {
  /// The number at an offset; the caller has checked that it lies inside.
  @inline(__always)
  func littleEndian<Number: FixedWidthInteger>(at offset: Int, as _: Number.Type) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// A part of the bytes, counted from its own start; the caller has checked that it lies inside.
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }
}
