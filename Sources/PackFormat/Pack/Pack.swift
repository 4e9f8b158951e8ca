import Deflate
import Digests
public import FileStore

/// An opened pack: mapped, its directory, `pack.json` and places checked and in memory.
///
/// A value over a shared mapping: copies are cheap, any thread may read. Opening a pack of 350 stories in two languages
/// takes a few milliseconds and touches the end of the file only.
public struct Pack: Sendable {
  /// What `pack.json` says.
  public let manifest: PackManifest
  /// The places. Empty for a pack that has none.
  public let points: PointTable

  /// Finds places near another.
  let nearby: NearbyIndex

  let file: MappedFile
  /// `pack.json` included, in ascending byte order of names.
  let directory: [ZipEntry]

  /// Checks the directory against the profile and against `pack.json`, and reads `pack.json` and the places.
  ///
  /// What is left, local headers and the entries' data, is checked when an entry is read, or by `verify()`.
  public init(_ file: MappedFile, limits: PackLimits = .standard) throws(PackError) {
    self.file = file
    let directory = try file.withBytes { (bytes) throws(PackError) in
      try ZipDirectory.read(bytes, limits: limits)
    }
    self.directory = directory
    try Self.checkTables(directory, limits: limits)
    guard let listed = Self.entry(PackName.manifest, in: directory) else { throw .noSuchEntry(PackName.manifest) }
    guard listed.byteCount <= limits.manifestBytes else {
      throw .tooLarge("bytes of pack.json", limit: limits.manifestBytes)
    }
    let manifest = try file.withBytes { (bytes) throws(PackError) in
      try PackManifest(reading: try Self.data(of: listed, in: bytes, sha256: nil))
    }
    self.manifest = manifest
    try Self.match(manifest.entries, directory)
    points = try Self.points(file, directory, manifest)
    nearby = NearbyIndex(points.points)
  }

  /// Lends the bytes of an entry, its local header, CRC-32 and SHA-256 checked. They are valid only inside the closure.
  ///
  /// O(bytes of the entry).
  public func withEntry<Result>(
    _ name: String, _ body: (UnsafeRawBufferPointer) throws(PackError) -> Result
  ) throws(PackError) -> Result {
    guard let entry = Self.entry(name, in: directory) else { throw .noSuchEntry(name) }
    let sha256 = listedEntry(name)?.sha256
    return try file.withBytes { (bytes) throws(PackError) in
      try body(try Self.data(of: entry, in: bytes, sha256: sha256))
    }
  }

  /// The bytes of an entry, checked.
  public func read(_ name: String) throws(PackError) -> [UInt8] {
    try withEntry(name) { (bytes) throws(PackError) in Array(bytes) }
  }

  /// Checks every byte of the pack. O(bytes), about as fast as SHA-256.
  public func verify() throws(PackError) {
    for entry in directory {
      try withEntry(entry.name) { (_) throws(PackError) in }
    }
  }

  /// Length and digest of the whole file, for comparing with signed metadata. O(bytes).
  public var fingerprint: WrittenFile {
    WrittenFile(of: file)
  }
}

extension Pack {
  /// The entry `pack.json` lists under a name, O(log entries).
  func listedEntry(_ name: String) -> ListedEntry? { manifest.entry(name) }

  /// Tables are read whole, so their size is held against a limit first.
  private static func checkTables(_ directory: [ZipEntry], limits: PackLimits) throws(PackError) {
    let total = directory.reduce(0) { $0 + (PackName.isTable($1.name) ? $1.byteCount : 0) }
    guard total <= limits.tableBytes else { throw .tooLarge("bytes of tables", limit: limits.tableBytes) }
  }

  /// The data of an entry, after comparing its local header, padding and digests.
  private static func data(
    of entry: ZipEntry, in bytes: UnsafeRawBufferPointer, sha256: SHA256Digest?
  ) throws(PackError) -> UnsafeRawBufferPointer {
    guard bytes.part(entry.headerOffset..<entry.dataOffset).elementsEqual(entry.localHeader) else {
      throw .damaged(entry: entry.name, .localHeader)
    }
    let data = bytes.part(entry.dataOffset..<entry.endOffset)
    guard crc32(data) == entry.crc32 else { throw .damaged(entry: entry.name, .crc32) }
    if let sha256, SHA256Digest(of: data) != sha256 { throw .damaged(entry: entry.name, .sha256) }
    return data
  }

  /// `pack.json` must list the other entries, all of them, in their order, with their lengths.
  private static func match(_ listed: [ListedEntry], _ directory: [ZipEntry]) throws(PackError) {
    let others = directory.filter { $0.name != PackName.manifest }
    for (entry, record) in zip(listed, others) where entry.name != record.name || entry.byteCount != record.byteCount {
      throw .entriesDiffer(record.name)
    }
    guard listed.count == others.count else { throw .entriesDiffer(PackName.manifest) }
  }

  private static func points(
    _ file: MappedFile, _ directory: [ZipEntry], _ manifest: PackManifest
  ) throws(PackError) -> PointTable {
    guard let entry = entry(PackName.points, in: directory) else { return try PointTable([]) }
    let sha256 = manifest.entry(PackName.points)?.sha256
    return try file.withBytes { (bytes) throws(PackError) in
      try PointTable(reading: try data(of: entry, in: bytes, sha256: sha256))
    }
  }

  private static func entry(_ name: String, in directory: [ZipEntry]) -> ZipEntry? {
    SortedNames.search(directory, name, \.name)
  }
}

extension PackManifest {
  /// The entry listed under a name, O(log entries).
  func entry(_ name: String) -> ListedEntry? { SortedNames.search(entries, name, \.name) }
}

/// Binary search in what is sorted by name.
private enum SortedNames {
  static func search<Element>(_ elements: [Element], _ name: String, _ key: KeyPath<Element, String>) -> Element? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if PackName.precedes(elements[middle][keyPath: key], name) { low = middle + 1 } else { high = middle }
    }
    guard low < elements.count, elements[low][keyPath: key] == name else { return nil }
    return elements[low]
  }
}
