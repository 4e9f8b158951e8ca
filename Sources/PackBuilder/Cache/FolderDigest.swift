import Digests
import FileStore
import PackFormat

/// The digest of a folder's files: names, lengths and bytes. Times and modes do not count.
enum FolderDigest {
  /// SHA-256 over one line per file in byte order of paths: digest, length, path. Files are read piece by piece.
  ///
  /// - Parameters:
  ///   - isLeftOut: Whether an entry, by its path below the folder, does not count.
  ///   - limit: Bytes all files together may have.
  /// - Returns: Nil where a file or folder cannot be read or the limit is passed: then nothing names what is there.
  static func of(
    _ folder: String, in files: any FileSystem, limit: Int, except isLeftOut: (String) -> Bool
  ) -> SHA256Digest? {
    var walk = FolderWalk(files: files, rest: limit)
    do throws(FileError) {
      try walk.add(folder, below: "", except: isLeftOut)
    } catch {
      return nil
    }
    return walk.finish()
  }

  /// The digest of one file; of nothing where there is none.
  static func of(file path: String, in files: any FileSystem) throws(FileError) -> SHA256Digest {
    guard try files.info(path) != nil else { return .zero }
    return try files.fingerprint(of: path).sha256
  }
}

/// One walk through a folder and those below it.
private struct FolderWalk: ~Copyable {
  private let files: any FileSystem
  /// Bytes that may still come.
  private var rest: Int
  private var hasher = SHA256Hasher()

  init(files: any FileSystem, rest: Int) {
    self.files = files
    self.rest = rest
  }

  mutating func add(
    _ folder: String, below prefix: String, except isLeftOut: (String) -> Bool
  ) throws(FileError) {
    for entry in try files.list(folder) {
      let path = FilePath.join(folder, entry.name)
      let relative = prefix + entry.name
      if isLeftOut(relative) { continue }
      switch kind(of: entry, at: path) {
      case .folder: try add(path, below: relative + "/", except: isLeftOut)
      case .file:
        let file = try files.fingerprint(of: path, limit: rest)
        rest -= file.byteCount
        hasher.update("\(file.sha256.hex) \(file.byteCount) \(relative)\n")
      case .link, .other: hasher.update("- 0 \(relative)\n")
      }
    }
  }

  consuming func finish() -> SHA256Digest { hasher.finish() }

  /// What a link leads to counts, as it does for whoever reads the content. A link that leads nowhere stays a link.
  private func kind(of entry: FolderEntry, at path: String) -> FileKind {
    guard entry.kind == .link else { return entry.kind }
    // A link to a folder could lead back to where it stands.
    guard let target = try? files.info(path)?.kind, target != .folder else { return .link }
    return target
  }
}
