import Digests
import FileStore
import PackFormat

extension FileSystem {
  /// Length and SHA-256 of a file, read piece by piece: memory does not grow with it, and nothing is mapped that somebody
  /// might be cutting shorter just now.
  func fingerprint(of path: String, limit: Int = .max) throws(FileError) -> WrittenFile {
    var hasher = SHA256Hasher()
    let byteCount = try readPieces(path, limit: limit) { hasher.update($0) }
    return WrittenFile(byteCount: byteCount, sha256: hasher.finish())
  }
}
