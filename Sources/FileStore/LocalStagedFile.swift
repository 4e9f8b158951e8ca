/// A temporary file beside its destination, renamed over it once its bytes are on the disk.
///
/// Small pieces are gathered to 256 KiB before they are written.
final class LocalStagedFile: StagedFile {
  private let path: String
  private let temporaryPath: String
  /// Nil once sealed.
  private var file: Descriptor?
  private var buffer: [UInt8] = []
  private var isPending = true

  private(set) var byteCount = 0

  init(_ path: String) throws(FileError) {
    self.path = path
    let file = try Self.create(beside: path)
    temporaryPath = file.path
    self.file = consume file
  }

  deinit { discard() }

  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    if bytes.count < Self.bufferSize - buffer.count {
      buffer.append(contentsOf: bytes)
    } else {
      try flush()
      try write(bytes)
    }
    byteCount += bytes.count
  }

  func seal() throws(FileError) -> SealedFile {
    try flush()
    try file?.sync()
    file = nil
    buffer = []
    isPending = false
    return SealedFile(temporaryPath: temporaryPath, path: path)
  }

  func commit() throws(FileError) {
    let sealed = try seal()
    do throws(FileError) {
      try SystemCalls.rename(sealed.temporaryPath, to: path)
    } catch {
      try? SystemCalls.remove(sealed.temporaryPath)
      throw error
    }
    try LocalFileSystem().syncFolder(FilePath.folder(of: path))
  }

  func discard() {
    file = nil
    guard isPending else { return }
    isPending = false
    // Nothing to tell: a temporary file that cannot be removed is swept by the next run of whoever owns the folder.
    try? SystemCalls.remove(temporaryPath)
  }

  private func flush() throws(FileError) {
    try buffer.withUnsafeBufferPointer { (bytes) throws(FileError) in try write(UnsafeRawBufferPointer(bytes)) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    precondition(file != nil, "a sealed file is not written")
    try file?.write(bytes)
  }

  private static let bufferSize = 262_144

  /// A fresh file beside `path`: the process's number keeps processes apart, the counter threads.
  private static func create(beside path: String) throws(FileError) -> Descriptor {
    for attempt in 0..<10_000 {
      let name = TemporaryName.make(for: FilePath.name(of: path), process: SystemCalls.processID, attempt: attempt)
      do throws(FileError) {
        return try Descriptor(creating: FilePath.join(FilePath.folder(of: path), name))
      } catch  where error.reason == .alreadyExists {
        continue
      }
    }
    throw FileError(.create, path, .alreadyExists)
  }
}

/// How files in the making are called, so that what a killed run left behind can be told from everything else.
public enum TemporaryName {
  /// `.name.<process>-<attempt>.citypack-tmp`
  static func make(for name: String, process: Int32, attempt: Int) -> String {
    ".\(name).\(process)-\(attempt)\(suffix)"
  }

  /// Whether a file of this name was in the making when its maker stopped.
  public static func matches(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(suffix)
  }

  private static let suffix = ".citypack-tmp"
}
