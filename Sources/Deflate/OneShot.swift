internal import CZlib

/// The version of the zlib in use, e.g. `1.2.13`: with it the compressed bytes are fixed.
public var zlibVersionText: String { String(cString: zlibVersion()) }

/// Compresses bytes held in memory.
public func deflated(_ bytes: [UInt8], _ form: CompressedForm, level: Int32 = 9) -> [UInt8] {
  var stream = DeflateStream(form, level: level)
  stream.append(bytes)
  return stream.finish()
}

/// Unpacks bytes that must be one whole stream and nothing else.
///
/// - Throws: `tooLarge` as soon as more than `limit` bytes come out; memory never exceeds that by more than 64 KiB.
public func inflated(
  _ bytes: UnsafeRawBufferPointer, _ form: CompressedForm, limit: Int
) throws(DeflateError) -> [UInt8] {
  var stream = InflateStream(form)
  var output: [UInt8] = []
  var input = bytes
  let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  defer { piece.deallocate() }
  while !stream.isFinished {
    let (consumed, produced) = try stream.step(from: input, into: piece)
    if consumed == 0, produced == 0, !stream.isFinished { throw .truncated }
    guard produced <= limit - output.count else { throw .tooLarge(limit: limit) }
    output.append(contentsOf: piece[..<produced])
    input = UnsafeRawBufferPointer(rebasing: input[consumed...])
  }
  guard input.isEmpty else { throw .trailingBytes }
  return output
}

/// Unpacks bytes that must be one whole stream and nothing else.
public func inflated(_ bytes: [UInt8], _ form: CompressedForm, limit: Int) throws(DeflateError) -> [UInt8] {
  let result = bytes.withUnsafeBytes { buffer in
    Result { () throws(DeflateError) in try inflated(buffer, form, limit: limit) }
  }
  return try result.get()
}

/// The CRC-32 of ZIP, gzip and PNG.
///
/// - Parameter previous: The value of the bytes that go before; 0 at the start.
public func crc32(_ bytes: UnsafeRawBufferPointer, continuing previous: UInt32 = 0) -> UInt32 {
  // zlib takes a null pointer as "start anew".
  guard let start = bytes.baseAddress, !bytes.isEmpty else { return previous }
  return UInt32(crc32_z(UInt(previous), start.assumingMemoryBound(to: UInt8.self), bytes.count))
}

/// The CRC-32 of ZIP, gzip and PNG.
public func crc32(_ bytes: [UInt8], continuing previous: UInt32 = 0) -> UInt32 {
  bytes.withUnsafeBytes { crc32($0, continuing: previous) }
}
