public import FileStore
import SystemKit

/// A file system in memory that can be told to fail.
///
/// Every call that could fail on a disk counts as one operation, so that a test can fail the first, the second, … of
/// them and look at what is left. Paths are taken as they are written: `a/b` and `./a/b` are two files.
public final class MemoryFileSystem: FileSystem {
  /// What goes wrong.
  public enum Fault: Sendable {
    /// The operation fails once; everything after it works, tidying up included.
    case error(FileError.Reason)
    /// From here on every operation fails and nothing changes any more: the process was killed, the power went.
    case crash
    /// An append stores half of its bytes and then fails once. Another operation just fails.
    case shortWrite
  }

  struct State {
    var files: [String: [UInt8]] = [:]
    var folders: Set<String> = []
    var locks: Set<String> = []
    var operations = 0
    var fault: (at: Int, kind: Fault)?
    var capacity = Int.max
    var refused: [String: FileError.Reason] = [:]
    var bytesRead = 0
    var staged = 0
  }

  let state: Locked<State>

  public init(files: [String: [UInt8]] = [:]) {
    state = Locked(State())
    for (path, bytes) in files { put(bytes, at: path) }
  }

  /// Operations so far.
  public var operationCount: Int { state.withLock { $0.operations } }

  /// Every file there is, those in the making included.
  public var files: [String: [UInt8]] { state.withLock { $0.files } }

  /// The next operation has number 0; nil takes the fault away.
  public func fail(at operation: Int, with fault: Fault?) {
    state.withLock { state in
      state.operations = 0
      state.fault = fault.map { (operation, $0) }
    }
  }

  /// Bytes that all files together may have; beyond it appends fail with `noSpace`.
  public func limitCapacity(to bytes: Int) { state.withLock { $0.capacity = bytes } }

  /// Makes everything done with a path fail for good, as missing permissions or a loop of links do.
  public func refuse(_ path: String, _ reason: FileError.Reason) { state.withLock { $0.refused[path] = reason } }

  /// Bytes read or mapped so far.
  public var bytesRead: Int { state.withLock { $0.bytesRead } }

  /// Puts a file there, without counting or failing.
  public func put(_ bytes: [UInt8], at path: String) {
    state.withLock { state in
      state.addFolders(above: path)
      state.files[path] = bytes
    }
  }

  public func info(_ path: String) throws(FileError) -> FileInfo? {
    try perform(.inspect, path) { (state) throws(FileError) in
      if let bytes = state.files[path] { return FileInfo(kind: .file, byteCount: bytes.count) }
      return state.hasFolder(path) ? FileInfo(kind: .folder, byteCount: 0) : nil
    }
  }

  /// There are no links here; `.` and `..` are worked out as text.
  public func resolved(_ path: String) throws(FileError) -> String {
    try perform(.inspect, path) { (_) throws(FileError) in
      var parts: [Substring] = []
      for part in path.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
      }
      return "/" + parts.joined(separator: "/")
    }
  }

  public func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    try perform(.list, folder) { (state) throws(FileError) in
      guard state.hasFolder(folder) else {
        throw FileError(.list, folder, state.files[folder] == nil ? .notFound : .notAFolder)
      }
      let files = state.files.keys.filter { FilePath.folder(of: $0) == folder }
        .map { FolderEntry(name: FilePath.name(of: $0), kind: .file) }
      let folders = state.folders.filter { FilePath.folder(of: $0) == folder && $0 != folder }
        .map { FolderEntry(name: FilePath.name(of: $0), kind: .folder) }
      return (files + folders).sorted()
    }
  }

  public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try perform(.read, path) { (state) throws(FileError) in
      guard let bytes = state.files[path] else {
        throw FileError(.read, path, state.hasFolder(path) ? .isAFolder : .notFound)
      }
      guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge) }
      state.bytesRead += bytes.count
      return bytes
    }
  }

  public func map(_ path: String) throws(FileError) -> MappedFile {
    MappedFile(copying: try read(path, limit: .max))
  }

  public func stage(_ path: String) throws(FileError) -> any StagedFile {
    let temporary = try perform(.create, path) { (state) throws(FileError) in
      let folder = FilePath.folder(of: path)
      guard state.hasFolder(folder) else { throw FileError(.create, path, .notFound) }
      state.staged += 1
      let name = ".\(FilePath.name(of: path)).0-\(state.staged).citypack-tmp"
      let temporary = FilePath.join(folder, name)
      state.files[temporary] = []
      return temporary
    }
    return MemoryStagedFile(self, path, temporary)
  }

  public func createFolder(_ path: String) throws(FileError) {
    try perform(.create, path) { (state) throws(FileError) in
      guard state.files[path] == nil else { throw FileError(.create, path, .notAFolder) }
      state.addFolders(above: FilePath.join(path, "x"))
    }
  }

  public func remove(_ path: String) throws(FileError) {
    try perform(.remove, path) { (state) throws(FileError) in
      if state.files.removeValue(forKey: path) != nil { return }
      guard state.folders.contains(path) else { throw FileError(.remove, path, .notFound) }
      guard !state.files.keys.contains(where: { $0.hasPrefix(path + "/") }) else {
        throw FileError(.remove, path, .folderNotEmpty)
      }
      state.folders.remove(path)
    }
  }

  public func rename(_ path: String, to newPath: String) throws(FileError) {
    try perform(.rename, newPath) { (state) throws(FileError) in
      guard let bytes = state.files.removeValue(forKey: path) else { throw FileError(.rename, newPath, .notFound) }
      state.files[newPath] = bytes
    }
  }

  public func syncFolder(_ path: String) throws(FileError) {
    try perform(.sync, path) { (_) throws(FileError) in }
  }

  public func tryLock(_ path: String) throws(FileError) -> (any FileLock)? {
    let free = try perform(.lock, path) { (state) throws(FileError) in state.locks.insert(path).inserted }
    return free ? MemoryLock(self, path) : nil
  }

  /// Counts an operation, fails it if its turn has come, and does it otherwise.
  func perform<Result>(
    _ operation: FileError.Operation, _ path: String,
    orShortly partly: ((inout State) -> Void)? = nil,
    _ body: (inout State) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try state.withLock { (state) throws(FileError) in
      if let reason = state.refused[path] { throw FileError(operation, path, reason) }
      let number = state.operations
      state.operations += 1
      if let (at, fault) = state.fault {
        switch fault {
        case .crash where number >= at: throw FileError(operation, path, .hardware)
        case .error(let reason) where number == at: throw FileError(operation, path, reason)
        case .shortWrite where number == at:
          partly?(&state)
          throw FileError(operation, path, .noSpace)
        default: break
        }
      }
      return try body(&state)
    }
  }
}

extension MemoryFileSystem.State {
  func hasFolder(_ path: String) -> Bool { path == "." || path == "/" || folders.contains(path) }

  mutating func addFolders(above path: String) {
    let folder = FilePath.folder(of: path)
    if hasFolder(folder) { return }
    folders.insert(folder)
    addFolders(above: folder)
  }
}

private final class MemoryStagedFile: StagedFile {
  private let system: MemoryFileSystem
  private let path: String
  private let temporary: String
  private var isOpen = true
  private(set) var byteCount = 0

  init(_ system: MemoryFileSystem, _ path: String, _ temporary: String) {
    self.system = system
    self.path = path
    self.temporary = temporary
  }

  deinit { discard() }

  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try system.perform(
      .write, temporary,
      orShortly: { [temporary] in $0.files[temporary]?.append(contentsOf: bytes.prefix(bytes.count / 2)) },
      { (state) throws(FileError) in
        let total = state.files.values.reduce(0) { $0 + $1.count }
        guard bytes.count <= state.capacity - total else { throw FileError(.write, temporary, .noSpace) }
        state.files[temporary]?.append(contentsOf: bytes)
      })
    byteCount += bytes.count
  }

  func seal() throws(FileError) -> SealedFile {
    try system.perform(.sync, temporary) { (_) throws(FileError) in }
    isOpen = false
    return SealedFile(temporaryPath: temporary, path: path)
  }

  func commit() throws(FileError) {
    let sealed = try seal()
    do throws(FileError) {
      try system.rename(sealed.temporaryPath, to: path)
    } catch {
      try? system.remove(sealed.temporaryPath)
      throw error
    }
    try system.syncFolder(FilePath.folder(of: path))
  }

  func discard() {
    guard isOpen else { return }
    isOpen = false
    try? system.remove(temporary)
  }
}

private final class MemoryLock: FileLock {
  private let system: MemoryFileSystem
  private let path: String

  init(_ system: MemoryFileSystem, _ path: String) {
    self.system = system
    self.path = path
  }

  deinit { system.state.withLock { _ = $0.locks.remove(path) } }
}
