/// Fixed-width whole numbers, least significant byte first.
extension Array<UInt8> {
  /// Appends a number.
  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

extension UnsafeRawBufferPointer {
  /// The number at an offset; the caller has checked that it lies inside.
  @inline(__always)
  func littleEndian<Number: FixedWidthInteger>(at offset: Int, as _: Number.Type) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// A part of the bytes, counted from its own start.
  @inline(__always)
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }
}
