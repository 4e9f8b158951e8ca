/// An archive from anywhere, opened with suspicion: either all of it is in order, or it is refused whole.
///
/// Nothing is ever unpacked to disk, and no archive inside is opened. Every entry is unpacked once while opening, piece
/// by piece, so that sizes and checksums are known to be true before anybody asks for contents.
struct ZIPArchive {
  let entries: [ZIPEntry]
  private let bytes: ZIPBytes
  private let files: [String: Int]

  /// O(unpacked size); memory beyond the archive itself stays below 128 KiB.
  init(_ archive: [UInt8]) throws(ZIPFault) {
    bytes = ZIPBytes(bytes: archive)
    let entries = try ZIPDirectory(bytes).entries()
    for entry in entries { try ZIPContents(bytes, entry).verify() }
    let named = entries.enumerated().filter { !$0.element.isFolder }.map { ($0.element.name, $0.offset) }
    files = Dictionary(named) { first, _ in first }
    self.entries = entries
  }

  /// The file of this name. O(1).
  func entry(named name: String) -> ZIPEntry? { files[name].map { entries[$0] } }

  /// The contents of a file, in memory.
  func contents(of entry: ZIPEntry) throws(ZIPFault) -> [UInt8] {
    var contents: [UInt8] = []
    contents.reserveCapacity(entry.unpackedSize)
    try ZIPContents(bytes, entry).unpack { contents.append(contentsOf: $0) }
    return contents
  }
}
