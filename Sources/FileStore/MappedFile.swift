/// The bytes of a whole file, in one piece and in place; unmapped when the last reference goes.
///
/// The file must not be changed in place while it is mapped. Files made through `FileSystem.stage` never are: replacing
/// one gives the name to another file and leaves this one as it is.
public final class MappedFile: @unchecked Sendable {
  // Unchecked, but sound: the memory is never written after `init`, and freed only when nobody refers to it.

  private let bytes: UnsafeRawBufferPointer
  private let release: Release

  private enum Release {
    case unmap
    case deallocate
    case nothing
  }

  /// A copy of bytes, for packs made in memory.
  public init(copying source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    copy.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(copy)
    release = .deallocate
  }

  /// Takes over a mapping made by the file system; nil where the file is empty and nothing could be mapped.
  init(mapping: UnsafeRawBufferPointer?) {
    bytes = mapping ?? UnsafeRawBufferPointer(start: nil, count: 0)
    release = mapping == nil ? .nothing : .unmap
  }

  deinit {
    switch release {
    case .unmap: SystemCalls.unmap(bytes)
    case .deallocate: bytes.deallocate()
    case .nothing: break
    }
  }

  public var count: Int { bytes.count }

  /// Lends the bytes. They are valid only inside the closure.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(bytes)
  }
}
