import Deflate
public import Digests
public import FileStore

/// A pack about to be written: what it is about and which entries it will have, their digests known.
///
/// The plan alone decides every byte of the pack but those of the entries' data.
public struct PackPlan: Sendable {
  public let about: PackAbout
  /// Every entry but `pack.json`, in ascending byte order of names.
  public let entries: [PlannedEntry]
  /// Names the content, whatever its version.
  public let contentRoot: SHA256Digest

  /// Takes entries in any order.
  ///
  /// - Throws: `nameNotAllowed`, `outsideProfile(.ascending)` for a name that stands twice, `tooLarge`.
  public init(about: PackAbout, entries: [PlannedEntry], limits: PackLimits = .standard) throws(PackError) {
    let sorted = entries.sorted { PackName.precedes($0.name, $1.name) }
    guard sorted.count < limits.entries else { throw .tooLarge("entries of the pack", limit: limits.entries) }
    for (index, entry) in sorted.enumerated() {
      guard PackName.isValid(entry.name), entry.name != PackName.manifest else { throw .nameNotAllowed(entry.name) }
      if index > 0, sorted[index - 1].name == entry.name { throw .outsideProfile(.ascending, at: entry.name) }
    }
    let tableBytes = sorted.reduce(0) { $0 + (PackName.isTable($1.name) ? $1.byteCount : 0) }
    guard tableBytes <= limits.tableBytes else { throw .tooLarge("bytes of tables", limit: limits.tableBytes) }
    guard PackName.isValidID(about.id) else { throw .nameNotAllowed(about.id) }
    for language in about.languages where !PackName.isValidLanguage(language) { throw .nameNotAllowed(language) }
    self.about = about
    self.entries = sorted
    self.contentRoot = ContentRoot.of(about: about.bytes, entries: sorted.map(\.listed))
  }
}

/// An entry whose bytes have been seen.
public struct PlannedEntry: Sendable, Hashable {
  public let name: String
  public let byteCount: Int
  public let sha256: SHA256Digest
  let crc32: UInt32

  /// Hashes the bytes the entry will have.
  public init(name: String, bytes: UnsafeRawBufferPointer) {
    self.name = name
    byteCount = bytes.count
    sha256 = SHA256Digest(of: bytes)
    crc32 = Deflate.crc32(bytes)
  }

  /// Hashes the bytes the entry will have.
  public init(name: String, bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { PlannedEntry(name: name, bytes: $0) }
  }

  var listed: ListedEntry { ListedEntry(name: name, byteCount: byteCount, sha256: sha256) }
}

/// A file that was written: how long it is and what names it.
public struct WrittenFile: Sendable, Hashable {
  public var byteCount: Int
  public var sha256: SHA256Digest

  public init(byteCount: Int, sha256: SHA256Digest) {
    self.byteCount = byteCount
    self.sha256 = sha256
  }

  /// Hashes a whole file.
  public init(of file: MappedFile) {
    self = file.withBytes { WrittenFile(byteCount: $0.count, sha256: SHA256Digest(of: $0)) }
  }
}
