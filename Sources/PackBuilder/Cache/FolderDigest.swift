import Digests
import FileStore

/// The digest of a folder's files: names, lengths and bytes. Times and modes do not count.
enum FolderDigest {
  /// SHA-256 over one line per file in byte order of paths: digest, length, path. A file is read whole, and dropped.
  ///
  /// - Parameter isLeftOut: Whether an entry, by its path below the folder, does not count.
  static func of(
    _ folder: String, in files: some FileSystem, except isLeftOut: (String) -> Bool
  ) throws(FileError) -> SHA256Digest {
    var hasher = SHA256Hasher()
    try add(folder, below: "", in: files, except: isLeftOut, to: &hasher)
    return hasher.finish()
  }

  /// The digest of one file; of nothing where there is none.
  static func of(file path: String, in files: some FileSystem) throws(FileError) -> SHA256Digest {
    guard try files.info(path) != nil else { return .zero }
    return SHA256Digest(of: try files.read(path))
  }

  private static func add(
    _ folder: String, below prefix: String, in files: some FileSystem, except isLeftOut: (String) -> Bool,
    to hasher: inout SHA256Hasher
  ) throws(FileError) {
    for entry in try files.list(folder) {
      let path = FilePath.join(folder, entry.name)
      let relative = prefix + entry.name
      if isLeftOut(relative) { continue }
      switch try kind(of: entry, at: path, in: files) {
      case .folder: try add(path, below: relative + "/", in: files, except: isLeftOut, to: &hasher)
      case .file:
        let bytes = try files.read(path)
        hasher.update("\(SHA256Digest(of: bytes).hex) \(bytes.count) \(relative)\n")
      case .link, .other: hasher.update("- 0 \(relative)\n")
      }
    }
  }

  /// What a link leads to counts, as it does for whoever reads the content. A link that leads nowhere stays a link.
  private static func kind(
    of entry: FolderEntry, at path: String, in files: some FileSystem
  ) throws(FileError) -> FileKind {
    guard entry.kind == .link else { return entry.kind }
    // A link to a folder could lead back to where it stands.
    let target = try files.info(path)?.kind ?? .link
    return target == .folder ? .link : target
  }
}
