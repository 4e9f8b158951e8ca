public import FileStore

/// A content folder in which every file of a short list holds the same bytes: the input, read in every role at once.
public struct SameBytesFileSystem: FileSystem {
  private let bytes: [UInt8]
  private let paths: [String]

  /// Files at `paths`, each with `bytes`.
  public init(_ bytes: [UInt8], at paths: [String]) {
    self.bytes = bytes
    self.paths = paths
  }

  /// A file of the list, or a folder above one.
  public func info(_ path: String) throws(FileError) -> FileInfo? {
    if paths.contains(path) { return FileInfo(kind: .file, byteCount: bytes.count) }
    return paths.contains { $0.hasPrefix(path + "/") } ? FileInfo(kind: .folder, byteCount: 0) : nil
  }

  /// The path itself: there are no links.
  public func resolved(_ path: String) throws(FileError) -> String { path }

  /// What stands right below a folder.
  public func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    let below = paths.filter { $0.hasPrefix(folder + "/") }.map { $0.dropFirst(folder.utf8.count + 1) }
    guard !below.isEmpty else { throw FileError(.list, folder, .notFound) }
    let entries = below.map { rest in
      FolderEntry(name: String(rest.prefix { $0 != "/" }), kind: rest.contains("/") ? .folder : .file)
    }
    return Set(entries).sorted()
  }

  /// The input.
  public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard paths.contains(path) else { throw FileError(.read, path, .notFound) }
    guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge) }
    return bytes
  }

  /// The input.
  public func map(_ path: String) throws(FileError) -> MappedFile {
    MappedFile(copying: try read(path, limit: .max))
  }

  /// Nothing is ever written.
  public func stage(_ path: String) throws(FileError) -> any StagedFile { throw FileError(.create, path, .readOnly) }
  /// Nothing is ever written.
  public func createFolder(_ path: String) throws(FileError) { throw FileError(.create, path, .readOnly) }
  /// Nothing is ever written.
  public func remove(_ path: String) throws(FileError) { throw FileError(.remove, path, .readOnly) }
  /// Nothing is ever written.
  public func rename(_ path: String, to newPath: String) throws(FileError) {
    throw FileError(.rename, newPath, .readOnly)
  }
  /// Nothing is ever written.
  public func syncFolder(_ path: String) throws(FileError) { throw FileError(.sync, path, .readOnly) }
  /// Nothing is ever locked.
  public func tryLock(_ path: String) throws(FileError) -> (any FileLock)? { throw FileError(.lock, path, .readOnly) }
}
