import Deflate

/// Bounded looks into the bytes of a picture. Valid as long as the bytes are lent.
struct ImageBytes {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Nil where the file ends before.
  func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// A number of one to four bytes.
  func number(at offset: Int, count: Int, isBigEndian: Bool) -> Int? {
    guard let field = slice(at: offset, count: count) else { return nil }
    var value = 0
    for index in 0..<count {
      let byte = Int(field.bytes[isBigEndian ? index : count - 1 - index])
      value = value << 8 | byte
    }
    return value
  }

  /// CRC-32. O(n).
  var checksum: UInt32 { crc32(bytes) }

  func starts(with prefix: [UInt8], at offset: Int = 0) -> Bool {
    guard let field = slice(at: offset, count: prefix.count) else { return false }
    return field.bytes.elementsEqual(prefix)
  }

  /// Part of the bytes; nil where it does not lie inside.
  func slice(at offset: Int, count: Int) -> ImageBytes? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return ImageBytes(UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)]))
  }

  func text(at offset: Int, count: Int) -> String {
    guard let field = slice(at: offset, count: count) else { return "" }
    return String(decoding: field.bytes, as: UTF8.self)
  }

  /// Where `needle` first stands at or behind `start`. O(n).
  func firstOffset(of needle: [UInt8], from start: Int = 0) -> Int? {
    guard let first = needle.first, start >= 0, count >= needle.count else { return nil }
    var offset = start
    while offset <= count - needle.count {
      if bytes[offset] == first, starts(with: needle, at: offset) { return offset }
      offset += 1
    }
    return nil
  }
}
