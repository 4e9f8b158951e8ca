#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  // The library iconv has to be linked there. Unverified on Apple: only the tool uses it, no app.
  import Darwin
#endif

/// The converter of the C library, for the one encoding whose tables are not worth carrying along.
enum SystemConverter {
  /// Whole GB18030 text to UTF-8.
  static func decodeGB18030(_ bytes: [UInt8]) throws(EncodingProblem) -> [UInt8] {
    guard let converter = iconv_open("UTF-8", "GB18030"), Int(bitPattern: converter) != -1 else {
      throw .converterMissing(.gb18030)
    }
    defer { iconv_close(converter) }
    // Two bytes become at most three, four become at most four.
    var output = [UInt8](repeating: 0, count: bytes.count * 2 + 8)
    var input = bytes
    let (read, written, isWhole) = input.withUnsafeMutableBytes { source in
      output.withUnsafeMutableBytes { target in convert(converter, source, target) }
    }
    guard isWhole else { throw .invalid(.gb18030, offset: read) }
    output.removeLast(output.count - written)
    return output
  }

  private static func convert(
    _ converter: iconv_t, _ source: UnsafeMutableRawBufferPointer, _ target: UnsafeMutableRawBufferPointer
  ) -> (read: Int, written: Int, isWhole: Bool) {
    var next = source.baseAddress?.assumingMemoryBound(to: CChar.self)
    var left = source.count
    var free = target.baseAddress?.assumingMemoryBound(to: CChar.self)
    var room = target.count
    let result = iconv(converter, &next, &left, &free, &room)
    return (source.count - left, target.count - room, result != -1 && left == 0)
  }
}
