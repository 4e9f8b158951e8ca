/// Something that takes bytes in order: a file in the making, or memory.
public protocol ByteSink: AnyObject {
  /// Bytes taken so far.
  var byteCount: Int { get }

  /// Adds bytes at the end.
  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError)
}

extension ByteSink {
  /// Adds bytes at the end.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileError) in try append(UnsafeRawBufferPointer(buffer)) }
  }
}

/// Keeps what it is given in memory.
public final class MemorySink: ByteSink {
  /// Everything so far.
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public var byteCount: Int { bytes.count }

  public func append(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
  }
}
