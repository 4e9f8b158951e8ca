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
    let expected = min(try file.info().byteCount, limit)
    var bytes = [UInt8]()
    // One byte more than the file should have: a read that comes back short of it is the end, without another call.
    while try file.read(into: &bytes, atMost: max(expected + 1 - bytes.count, 65_536)) > 0 {
      guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge) }
    }
    return bytes
  }

  public func map(_ path: String) throws(FileError) -> MappedFile {
    let file = try Descriptor(reading: path)
    let info = try file.info()
    guard info.kind == .file else { throw FileError(.map, path, info.kind == .folder ? .isAFolder : .notPermitted) }
    return MappedFile(mapping: info.byteCount == 0 ? nil : try file.map(byteCount: info.byteCount))
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
    try Descriptor(reading: path).sync()
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
