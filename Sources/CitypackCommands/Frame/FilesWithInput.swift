import FileStore
import SystemKit

/// The files of a host, and `-`: what comes on standard input, read once and kept. A file of that name is `./-`.
struct FilesWithInput: FileSystem {
  private let files: any FileSystem
  private let input: any InputStream
  private let kept = Locked<[UInt8]?>(nil)

  private static let name = "-"
  /// As much as the largest pack.
  private static let byteLimit = 1 << 30

  init(_ files: any FileSystem, input: any InputStream) {
    self.files = files
    self.input = input
  }

  func info(_ path: String) throws(FileError) -> FileInfo? {
    guard path == Self.name else { return try files.info(path) }
    return FileInfo(kind: .file, byteCount: try wholeInput(limit: Self.byteLimit).count)
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard path == Self.name else { return try files.read(path, limit: limit) }
    let bytes = try wholeInput(limit: min(limit, Self.byteLimit))
    guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge) }
    return bytes
  }

  func readPieces(
    _ path: String, limit: Int, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(FileError) -> Int {
    guard path == Self.name else { return try files.readPieces(path, limit: limit, take) }
    let bytes = try read(path, limit: limit)
    bytes.withUnsafeBytes { take($0) }
    return bytes.count
  }

  func map(_ path: String) throws(FileError) -> MappedFile {
    guard path == Self.name else { return try files.map(path) }
    return MappedFile(copying: try wholeInput(limit: Self.byteLimit))
  }

  private func wholeInput(limit: Int) throws(FileError) -> [UInt8] {
    try kept.withLock { (kept) throws(FileError) in
      if let kept { return kept }
      var bytes: [UInt8] = []
      while true {
        let piece: [UInt8]
        do throws(StreamError) {
          piece = try input.read(atMost: 1 << 16)
        } catch {
          throw FileError(.read, Self.name, error.fileReason)
        }
        if piece.isEmpty { break }
        bytes += piece
        guard bytes.count <= limit else { throw FileError(.read, Self.name, .tooLarge) }
      }
      kept = bytes
      return bytes
    }
  }
}

/// Everything else is as it is without `-`.
extension FilesWithInput {
  func resolved(_ path: String) throws(FileError) -> String { try files.resolved(path) }
  func list(_ folder: String) throws(FileError) -> [FolderEntry] { try files.list(folder) }
  func stage(_ path: String) throws(FileError) -> any StagedFile { try files.stage(path) }
  func createFolder(_ path: String) throws(FileError) { try files.createFolder(path) }
  func remove(_ path: String) throws(FileError) { try files.remove(path) }
  func rename(_ path: String, to newPath: String) throws(FileError) { try files.rename(path, to: newPath) }
  func syncFolder(_ path: String) throws(FileError) { try files.syncFolder(path) }
  func tryLock(_ path: String) throws(FileError) -> (any FileLock)? { try files.tryLock(path) }
}

extension StreamError {
  /// The same as of a file.
  fileprivate var fileReason: FileError.Reason {
    switch reason {
    case .closed: .closed
    case .isAFolder: .isAFolder
    case .noSpace: .noSpace
    case .hardware: .hardware
    case .noReader: .other(code)
    case .other: .other(code)
    }
  }
}
