public import FileStore
import Deflate
import Digests

extension PackPlan {
  /// Writes the pack, entry after entry, into a sink.
  ///
  /// Memory: the largest entry, `pack.json` and the directory.
  ///
  /// - Parameters:
  ///   - contentVersion: The editors' number of this content, from 1.
  ///   - bytes: Gives the bytes of an entry once more. Others than those planned end the writing with `damaged`.
  /// - Returns: Length and digest of the whole pack.
  public func write(
    contentVersion: Int, to sink: any ByteSink, limits: PackLimits = .standard,
    bytes: (PlannedEntry) throws(FileError) -> [UInt8]
  ) throws(PackError) -> WrittenFile {
    let manifest = PackManifest(
      format: PackManifest.currentFormat, about: about, contentVersion: contentVersion, contentRoot: contentRoot,
      entries: entries.map(\.listed))
    var writer = StoredZipWriter(sink: sink, limit: min(limits.bytes, ZipLayout.maxBytes))
    let manifestBytes = manifest.bytes
    let manifestEntry = PlannedEntry(name: PackName.manifest, bytes: manifestBytes)
    guard manifestBytes.count <= limits.manifestBytes else {
      throw .tooLarge("bytes of pack.json", limit: limits.manifestBytes)
    }
    let before = entries.prefix { PackName.precedes($0.name, PackName.manifest) }
    for entry in before { try writer.add(entry, try Self.load(entry, bytes)) }
    try writer.add(manifestEntry, manifestBytes)
    for entry in entries[before.endIndex...] { try writer.add(entry, try Self.load(entry, bytes)) }
    return try writer.finish()
  }

  private static func load(
    _ entry: PlannedEntry, _ bytes: (PlannedEntry) throws(FileError) -> [UInt8]
  ) throws(PackError) -> [UInt8] {
    do throws(FileError) {
      return try bytes(entry)
    } catch {
      throw .file(error)
    }
  }
}

/// Lays entries one after the other and the directory behind them.
private struct StoredZipWriter: ~Copyable {
  private let sink: any ByteSink
  private let limit: Int
  private var hasher = SHA256Hasher()
  private var entries: [ZipEntry] = []
  private var byteCount = 0

  init(sink: any ByteSink, limit: Int) {
    self.sink = sink
    self.limit = limit
  }

  mutating func add(_ entry: PlannedEntry, _ bytes: [UInt8]) throws(PackError) {
    guard bytes.count == entry.byteCount else { throw .damaged(entry: entry.name, .length) }
    // The digest was taken when the entry was planned; CRC-32 is enough to notice a file edited since.
    guard crc32(bytes) == entry.crc32 else { throw .damaged(entry: entry.name, .crc32) }
    let record = ZipEntry(
      name: entry.name, crc32: entry.crc32, byteCount: entry.byteCount, headerOffset: byteCount)
    try append(record.localHeader)
    try append(bytes)
    entries.append(record)
  }

  consuming func finish() throws(PackError) -> WrittenFile {
    let directoryOffset = byteCount
    let directory = entries.flatMap(\.centralRecord)
    try append(directory)
    let end = ZipEndRecord(
      entryCount: entries.count, directoryBytes: directory.count, directoryOffset: directoryOffset)
    try append(end.bytes)
    return WrittenFile(byteCount: byteCount, sha256: hasher.finish())
  }

  private mutating func append(_ bytes: [UInt8]) throws(PackError) {
    guard bytes.count <= limit - byteCount else { throw .tooLarge("bytes of the pack", limit: limit) }
    hasher.update(bytes)
    do throws(FileError) {
      try sink.append(bytes)
    } catch {
      throw .file(error)
    }
    byteCount += bytes.count
  }
}
