import Deflate
import Digests

/// Checks a pack whose bytes come past once, front to back, as strictly as one that is opened.
///
/// The profile makes that possible: a local header says all about its entry, and the directory is a function of the
/// entries. Kept are names and digests, `pack.json` and the tables.
struct PackStream: ~Copyable {
  private enum State {
    /// In a local header, or at the start of what may be one.
    case header
    /// In the data of the entry that came last: bytes still to come.
    case data(Int)
    /// In the directory: bytes of it that have come.
    case directory(Int)
  }

  private let limits: PackLimits
  private var state = State.header
  /// What has come of a header.
  private var header: [UInt8] = []
  private var entries: [ZipEntry] = []
  private var listed: [ListedEntry] = []
  private var crc: UInt32 = 0
  private var hasher = SHA256Hasher()
  private var kept: [String: [UInt8]] = [:]
  private var tableBytes = 0
  /// The directory and the end record that the entries demand.
  private var directory: [UInt8] = []

  init(limits: PackLimits) { self.limits = limits }

  /// Takes the next bytes.
  mutating func take(_ bytes: UnsafeRawBufferPointer) throws(PackError) {
    var rest = bytes
    while !rest.isEmpty {
      switch state {
      case .header: try takeHeader(&rest)
      case .data(let left): try takeData(&rest, left)
      case .directory(let done): try takeDirectory(&rest, done)
      }
    }
  }

  /// What the pack holds, once its last byte has come.
  consuming func finish(_ written: WrittenFile) throws(PackError) -> PackTables {
    guard case .directory(let done) = state, done == directory.count else { throw .notAPack }
    guard let bytes = kept[PackName.manifest] else { throw .noSuchEntry(PackName.manifest) }
    let manifest = try Self.read(bytes) { (bytes) throws(PackError) in try PackManifest(reading: bytes) }
    let others = listed.filter { $0.name != PackName.manifest }
    if manifest.entries != others {
      let pair = zip(manifest.entries, others).first { $0 != $1 }
      throw .entriesDiffer(pair?.1.name ?? PackName.manifest)
    }
    var points = try PointTable([])
    if let bytes = kept[PackName.points] {
      points = try Self.read(bytes) { (bytes) throws(PackError) in try PointTable(reading: bytes) }
    }
    var stories: [String: StoryTable] = [:]
    for language in manifest.about.languages where manifest.about.hasStories {
      let name = PackName.stories(language: language)
      guard let bytes = kept[name] else { throw .noSuchEntry(name) }
      stories[language] = try Self.read(bytes) { (bytes) throws(PackError) in
        try StoryTable(reading: bytes, name: name)
      }
    }
    return PackTables(manifest: manifest, points: points, stories: stories, written: written)
  }

  private static func read<Table>(
    _ bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(PackError) -> Table
  ) throws(PackError) -> Table {
    try bytes.withUnsafeBufferPointer { (buffer) throws(PackError) in try body(UnsafeRawBufferPointer(buffer)) }
  }
}

extension PackStream {
  private mutating func takeHeader(_ rest: inout UnsafeRawBufferPointer) throws(PackError) {
    gather(&rest, upTo: 4)
    guard header.count >= 4 else { return }
    guard header.starts(with: Self.localSignature) else { return startDirectory() }
    gather(&rest, upTo: ZipLayout.localBytes)
    guard header.count >= ZipLayout.localBytes else { return }
    let lengths = field(26) + field(28)
    // A longer one is of no entry of ours; the comparison with what the entry demands says so.
    gather(&rest, upTo: ZipLayout.localBytes + min(lengths, Self.longestRest))
    guard header.count >= ZipLayout.localBytes + min(lengths, Self.longestRest) else { return }
    try startEntry()
  }

  private mutating func startEntry() throws(PackError) {
    guard entries.count < limits.entries else { throw .tooLarge("entries of the pack", limit: limits.entries) }
    let name = header[ZipLayout.localBytes...].prefix(field(26))
    guard name.withUnsafeBytes({ PackName.isValid($0) }) else {
      throw .outsideProfile(.name, at: "entry \(entries.count)")
    }
    let entry = ZipEntry(
      name: String(decoding: name, as: UTF8.self), crc32: longField(14), byteCount: Int(longField(18)),
      headerOffset: entries.last?.endOffset ?? 0)
    guard entry.localHeader == header else { throw .damaged(entry: entry.name, .localHeader) }
    if let last = entries.last, !PackName.precedes(last.name, entry.name) {
      throw .outsideProfile(.ascending, at: entry.name)
    }
    try startKeeping(entry)
    entries.append(entry)
    header.removeAll(keepingCapacity: true)
    crc = 0
    state = .data(entry.byteCount)
    if entry.byteCount == 0 { try endEntry(entry) }
  }

  /// Tables are kept, whatever a file says of their size no more than the limits allow.
  private mutating func startKeeping(_ entry: ZipEntry) throws(PackError) {
    if entry.name == PackName.manifest {
      guard entry.byteCount <= limits.manifestBytes else {
        throw .tooLarge("bytes of pack.json", limit: limits.manifestBytes)
      }
    } else if PackName.isTable(entry.name) {
      tableBytes += entry.byteCount
      guard tableBytes <= limits.tableBytes else { throw .tooLarge("bytes of tables", limit: limits.tableBytes) }
    } else {
      return
    }
    kept[entry.name] = []
  }

  private mutating func takeData(_ rest: inout UnsafeRawBufferPointer, _ left: Int) throws(PackError) {
    guard let entry = entries.last else { return }
    let piece = rest.part(0..<min(left, rest.count))
    rest = rest.part(piece.count..<rest.count)
    crc = crc32(piece, continuing: crc)
    hasher.update(piece)
    kept[entry.name]?.append(contentsOf: piece)
    state = .data(left - piece.count)
    if left == piece.count { try endEntry(entry) }
  }

  private mutating func endEntry(_ entry: ZipEntry) throws(PackError) {
    guard crc == entry.crc32 else { throw .damaged(entry: entry.name, .crc32) }
    var finished = SHA256Hasher()
    swap(&hasher, &finished)
    listed.append(ListedEntry(name: entry.name, byteCount: entry.byteCount, sha256: finished.finish()))
    state = .header
  }

  private mutating func startDirectory() {
    directory = entries.flatMap(\.centralRecord)
    let end = ZipEndRecord(
      entryCount: entries.count, directoryBytes: directory.count, directoryOffset: entries.last?.endOffset ?? 0)
    directory += end.bytes
    state = .directory(0)
  }

  private mutating func takeDirectory(_ rest: inout UnsafeRawBufferPointer, _ done: Int) throws(PackError) {
    // The bytes by which the directory was recognised come first.
    if !header.isEmpty {
      guard directory.starts(with: header) else { throw .notAPack }
      state = .directory(header.count)
      header = []
      return
    }
    let wanted = directory[done...].prefix(rest.count)
    guard wanted.count == rest.count, rest.elementsEqual(wanted) else {
      throw .outsideProfile(.directoryEndsAtEndRecord, at: "directory")
    }
    state = .directory(done + rest.count)
    rest = rest.part(rest.count..<rest.count)
  }

  private mutating func gather(_ rest: inout UnsafeRawBufferPointer, upTo count: Int) {
    let piece = rest.prefix(max(0, count - header.count))
    header.append(contentsOf: piece)
    rest = rest.part(piece.count..<rest.count)
  }

  private func field(_ offset: Int) -> Int { Int(header[offset]) | Int(header[offset + 1]) << 8 }

  private func longField(_ offset: Int) -> UInt32 { UInt32(field(offset)) | UInt32(field(offset + 2)) << 16 }

  private static let localSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  /// The longest name and the longest padding.
  private static let longestRest = 200 + 19
}
