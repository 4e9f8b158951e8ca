/// Reads the directory of an archive and holds every entry's own header against it.
///
/// Where the two disagree, or leave bytes unexplained, tools see different contents in one file: such an archive is
/// refused whole.
struct ZIPDirectory {
  private let bytes: ZIPBytes
  private let end: ZIPEndRecord

  init(_ bytes: ZIPBytes) throws(ZIPFault) {
    self.bytes = bytes
    end = try ZIPEndRecord(bytes)
  }

  /// All entries, in directory order. O(entries log entries).
  func entries() throws(ZIPFault) -> [ZIPEntry] {
    var entries: [ZIPEntry] = []
    var offset = end.directory.lowerBound
    for index in 0..<end.entryCount {
      let record = try ZIPDirectoryRecord(bytes, at: offset, number: index + 1, limit: end.directory.upperBound)
      entries.append(try entry(record, number: index + 1))
      offset = record.record.end
    }
    guard offset == end.directory.upperBound else { throw .strayBytes(offset: offset) }
    try refuseSharedNames(entries)
    try refuseGaps(entries)
    try refuseExcess(entries)
    return entries
  }

  private func entry(_ directory: ZIPDirectoryRecord, number: Int) throws(ZIPFault) -> ZIPEntry {
    let record = directory.record
    let (name, isFolder) = try ZIPName.check(record.name)
    if directory.isSpecialFile { throw .specialFile(name: name) }
    if record.isEncrypted { throw .encrypted(name: name) }
    // Bit 5: patch data of a product long gone.
    guard let method = ZIPEntry.Method(rawValue: record.method), record.flags & 0x0020 == 0 else {
      throw .unsupportedMethod(name: name, method: record.method)
    }
    if isFolder, record.unpackedSize > 0 { throw .bomb(name: name, .folderWithContent) }
    if method == .stored, record.packedSize != record.unpackedSize { throw .wrongSize(name: name) }
    let local = try ZIPRecord(localHeaderOf: name, in: bytes, at: directory.localOffset, number: number)
    try compare(local, record, name)
    let data = local.end..<(local.end + record.packedSize)
    guard data.upperBound <= end.directory.lowerBound else { throw .overlap(name: name) }
    let last = try record.hasDescriptor ? descriptorEnd(record, name, at: data.upperBound) : data.upperBound
    return ZIPEntry(
      name: name, isFolder: isFolder, method: method, checksum: record.checksum, packedSize: record.packedSize,
      unpackedSize: record.unpackedSize, extent: directory.localOffset..<last, data: data)
  }

  /// Sizes that follow the data may be left out of the local header, as zero.
  private func compare(_ local: ZIPRecord, _ record: ZIPRecord, _ name: String) throws(ZIPFault) {
    guard local.rawName == record.rawName, local.name == record.name else {
      throw .headerMismatch(name: name, field: .name)
    }
    guard local.flags == record.flags else { throw .headerMismatch(name: name, field: .flags) }
    guard local.method == record.method else { throw .headerMismatch(name: name, field: .method) }
    let isOpen = record.hasDescriptor
    guard local.checksum == record.checksum || (isOpen && local.checksum == 0) else {
      throw .headerMismatch(name: name, field: .checksum)
    }
    for (here, there) in [(local.packedSize, record.packedSize), (local.unpackedSize, record.unpackedSize)] {
      guard here == there || (isOpen && here == 0) else { throw .headerMismatch(name: name, field: .size) }
    }
  }

  /// The end of the descriptor behind an entry's data, with or without its optional signature.
  private func descriptorEnd(_ record: ZIPRecord, _ name: String, at offset: Int) throws(ZIPFault) -> Int {
    for start in [offset + 4, offset] {
      if start > offset, bytes.word(offset) != ZIPSignature.descriptor { continue }
      guard bytes.word(start) == Int(record.checksum), bytes.word(start + 4) == record.packedSize,
        bytes.word(start + 8) == record.unpackedSize
      else { continue }
      return start + 12
    }
    throw .headerMismatch(name: name, field: .size)
  }
}

extension ZIPDirectory {
  /// Equal names, also where accents are composed differently, and a file that is a folder elsewhere.
  private func refuseSharedNames(_ entries: [ZIPEntry]) throws(ZIPFault) {
    var names: Set<String> = []
    for entry in entries where !names.insert(entry.name).inserted { throw .duplicateName(entry.name) }
    let paths = entries.map { Array($0.name.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    for entry in entries where !entry.isFolder {
      let folder = Array(entry.name.utf8) + [UInt8(ascii: "/")]
      let next = paths.partitioningIndex { !$0.lexicographicallyPrecedes(folder) }
      if next < paths.count, paths[next].starts(with: folder) { throw .duplicateName(entry.name) }
    }
  }

  /// Entries must follow one another without sharing or leaving bytes, from the first byte to the directory.
  private func refuseGaps(_ entries: [ZIPEntry]) throws(ZIPFault) {
    var next = 0
    for entry in entries.sorted(by: { $0.extent.lowerBound < $1.extent.lowerBound }) {
      guard entry.extent.lowerBound >= next else { throw .overlap(name: entry.name) }
      guard entry.extent.lowerBound == next else { throw .strayBytes(offset: next) }
      next = entry.extent.upperBound
    }
    guard next <= end.directory.lowerBound else { throw .damaged(.directory) }
    guard next == end.directory.lowerBound else { throw .strayBytes(offset: next) }
  }

  private func refuseExcess(_ entries: [ZIPEntry]) throws(ZIPFault) {
    for entry in entries where entry.unpackedSize > ZIPLimits.ratioFloor {
      guard entry.unpackedSize / ZIPLimits.ratio <= entry.packedSize else { throw .bomb(name: entry.name, .ratio) }
    }
    let total = entries.reduce(0) { $0 + $1.unpackedSize }
    guard total <= ZIPLimits.unpackedBytes else { throw .tooLarge(bytes: total) }
  }
}

extension Array {
  /// The first index at which `belongs` holds, in an array where it holds from some index on. O(log n).
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
