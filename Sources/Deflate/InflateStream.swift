internal import CZlib

/// Unpacks piece by piece with zlib. Memory: 40 KiB, whatever the size of the data.
public struct InflateStream: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>

  /// Whether the stream has come to its end.
  public private(set) var isFinished = false

  public init(_ form: CompressedForm) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let result = inflateInit2_(stream, form.windowBits, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
    precondition(result == Z_OK, "out of memory")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Unpacks until the output is full, the input used up or the stream at its end.
  ///
  /// - Returns: Bytes taken from `input` and bytes written to `output`. Both zero: more input is needed, or the end.
  public mutating func step(
    from input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(DeflateError) -> (consumed: Int, produced: Int) {
    if isFinished || output.isEmpty { return (0, 0) }
    let available = UInt32(clamping: input.count)
    let room = UInt32(clamping: output.count)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = available
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = room
    let result = inflate(stream, Z_NO_FLUSH)
    // Z_BUF_ERROR only says that nothing could move.
    guard result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR else { throw .corrupt }
    isFinished = result == Z_STREAM_END
    return (Int(available - stream.pointee.avail_in), Int(room - stream.pointee.avail_out))
  }
}
