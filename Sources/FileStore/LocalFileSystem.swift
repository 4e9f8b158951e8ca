/// The disk of this machine.
///
/// Files get the modes the user's umask leaves of 0666, as any tool's do: no byte of a pack depends on a mode.
public struct LocalFileSystem: FileSystem {
  public init() {}

  public func info(_ path: String) throws(FileError) -> FileInfo? {
    try SystemCalls.info(path, followingLinks: true)
  }

  public func resolved(_ path: String) throws(FileError) -> String {
    if let real = try SystemCalls.realPath(path) { return real }
    let folder = FilePath.folder(of: path)
    guard folder != path else { throw FileError(.inspect, path, .notFound) }
    let name = FilePath.name(of: path)
    let parent = try resolved(folder)
    return name == ".." ? FilePath.folder(of: parent) : FilePath.join(parent, name)
  }

  public func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    try SystemCalls.list(folder).sorted()
  }

  public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try Descriptor(reading: path)
    let expected = try size(of: file, limit: limit)
    var bytes = [UInt8]()
    // One byte more than the file should have: a read that comes back short of it is the end, without another call.
    while try file.read(into: &bytes, atMost: max(expected + 1 - bytes.count, 65_536)) > 0 {
      guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge) }
    }
    return bytes
  }

  public func readPieces(
    _ path: String, limit: Int, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(FileError) -> Int {
    let file = try Descriptor(reading: path)
    let expected = try size(of: file, limit: limit)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: min(expected + 1, 262_144), alignment: 16)
    defer { piece.deallocate() }
    var total = 0
    while true {
      let count = try file.read(into: piece)
      total += count
      guard total <= limit else { throw FileError(.read, path, .tooLarge) }
      take(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      if count < piece.count { return total }
    }
  }

  /// How long an open file says it is; refused before a byte is read where that is too long.
  private func size(of file: borrowing Descriptor, limit: Int) throws(FileError) -> Int {
    let size = try file.info().byteCount
    guard size <= limit else { throw FileError(.read, file.path, .tooLarge) }
    return size
  }

  public func map(_ path: String) throws(FileError) -> MappedFile {
    let file = try Descriptor(reading: path, .map)
    let size = try file.info().byteCount
    return MappedFile(mapping: size == 0 ? nil : try file.map(byteCount: size))
  }

  public func stage(_ path: String) throws(FileError) -> any StagedFile {
    try LocalStagedFile(path)
  }

  public func createFolder(_ path: String) throws(FileError) {
    if let info = try info(path) {
      guard info.kind == .folder else { throw FileError(.create, path, .notAFolder) }
      return
    }
    let parent = FilePath.folder(of: path)
    if parent != path { try createFolder(parent) }
    try SystemCalls.createFolder(path)
  }

  public func remove(_ path: String) throws(FileError) {
    try SystemCalls.remove(path)
  }

  public func rename(_ path: String, to newPath: String) throws(FileError) {
    try SystemCalls.rename(path, to: newPath)
  }

  public func syncFolder(_ path: String) throws(FileError) {
    try Descriptor(folder: path).sync()
  }

  public func tryLock(_ path: String) throws(FileError) -> (any FileLock)? {
    let file = try Descriptor(locking: path)
    return try file.tryLock() ? LocalLock(file) : nil
  }
}

private final class LocalLock: FileLock {
  private let file: Descriptor

  init(_ file: consuming Descriptor) { self.file = file }
}
