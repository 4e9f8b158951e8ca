internal import CZlib

/// Compresses piece by piece with zlib. Memory: 256 KiB, and what has come out.
///
/// The bytes are fixed for a given zlib version (`zlibVersionText`) and level, not across versions.
public struct DeflateStream: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private var output: [UInt8] = []

  /// - Parameter level: 1 (fast) … 9 (small).
  public init(_ form: CompressedForm, level: Int32 = 9) {
    precondition((1...9).contains(level), "levels are 1...9")
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let result = deflateInit2_(
      stream, level, Z_DEFLATED, form.windowBits, 8, Z_DEFAULT_STRATEGY, zlibVersion(),
      Int32(MemoryLayout<z_stream>.size))
    precondition(result == Z_OK, "out of memory")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Adds bytes at the end.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let piece = rest.prefix(1 << 30)
      push(UnsafeRawBufferPointer(rebasing: piece), Z_NO_FLUSH)
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(piece.count))
    }
  }

  /// Adds bytes at the end.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Everything, compressed.
  public consuming func finish() -> [UInt8] {
    push(UnsafeRawBufferPointer(start: nil, count: 0), Z_FINISH)
    return output
  }

  private mutating func push(_ bytes: UnsafeRawBufferPointer, _ flush: Int32) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    var result = Z_OK
    repeat {
      let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        result = deflate(stream, flush)
        count = buffer.count - Int(stream.pointee.avail_out)
      }
      output += piece
    } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0 || (flush == Z_FINISH && result == Z_OK)
    stream.pointee.next_in = nil
  }
}
