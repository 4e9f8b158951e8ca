import Digests

/// The digest that names a content, whatever its version.
///
/// SHA-256 over the `about` object as it stands in `pack.json`, a line feed, then one line per entry in ascending byte
/// order: 64 hexadecimal digits, two spaces, the name, a line feed — the lines `sha256sum` prints for the entries.
enum ContentRoot {
  static func of(about: [UInt8], entries: [ListedEntry]) -> SHA256Digest {
    var hasher = SHA256Hasher()
    hasher.update(about)
    hasher.update("\n")
    for entry in entries { hasher.update("\(entry.sha256.hex)  \(entry.name)\n") }
    return hasher.finish()
  }
}
