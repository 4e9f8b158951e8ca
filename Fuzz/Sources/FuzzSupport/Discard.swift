public import FileStore

/// A sink that counts bytes and forgets them.
public final class Discard: ByteSink {
  /// Bytes taken so far.
  public private(set) var byteCount = 0

  /// A sink with nothing in it.
  public init() {}

  /// Takes bytes.
  public func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) { byteCount += bytes.count }
}
