/// Reads the directory of a pack and refuses everything outside the profile.
///
/// With the profile the directory alone says where every byte of the file belongs: a local header is compared with the
/// bytes its directory record demands when its entry is read, and all of them by `Pack.verify`. So opening touches the
/// end of the file only, which matters on a cold phone.
enum ZipDirectory {
  /// The entries, in file order. O(size of the directory).
  static func read(_ bytes: UnsafeRawBufferPointer, limits: PackLimits) throws(PackError) -> [ZipEntry] {
    guard bytes.count <= min(limits.bytes, ZipLayout.maxBytes) else {
      throw .tooLarge("bytes of the pack", limit: min(limits.bytes, ZipLayout.maxBytes))
    }
    let end = try endRecord(bytes)
    guard end.entryCount <= limits.entries else { throw .tooLarge("entries of the pack", limit: limits.entries) }
    var entries: [ZipEntry] = []
    entries.reserveCapacity(end.entryCount)
    var offset = end.directoryOffset
    var headerOffset = 0
    let directory = bytes.part(0..<bytes.count - ZipLayout.endBytes)
    for number in 0..<end.entryCount {
      let (entry, next) = try record(directory, at: offset, number: number)
      if let last = entries.last, !PackName.precedes(last.name, entry.name) {
        throw .outsideProfile(.ascending, at: entry.name)
      }
      guard entry.headerOffset == headerOffset, entry.endOffset <= end.directoryOffset else {
        throw .outsideProfile(.contiguous, at: entry.name)
      }
      headerOffset = entry.endOffset
      offset = next
      entries.append(entry)
    }
    guard offset == directory.count else { throw .outsideProfile(.entryCount, at: "end record") }
    guard headerOffset == end.directoryOffset else { throw .outsideProfile(.contiguous, at: "directory") }
    return entries
  }

  private static func endRecord(_ bytes: UnsafeRawBufferPointer) throws(PackError) -> ZipEndRecord {
    let start = bytes.count - ZipLayout.endBytes
    guard start >= 0, bytes.littleEndian(at: start, as: UInt32.self) == ZipLayout.endSignature else { throw .notAPack }
    let end = bytes.part(start..<bytes.count)
    let counts = (end.littleEndian(at: 8, as: UInt16.self), end.littleEndian(at: 10, as: UInt16.self))
    let size = end.littleEndian(at: 12, as: UInt32.self)
    let offset = end.littleEndian(at: 16, as: UInt32.self)
    guard end.littleEndian(at: 20, as: UInt16.self) == 0 else { throw .outsideProfile(.noComment, at: "end record") }
    guard counts.1 <= ZipLayout.maxEntries, size != .max, offset != .max else {
      throw .outsideProfile(.noZip64, at: "end record")
    }
    guard end.littleEndian(at: 4, as: UInt32.self) == 0, counts.0 == counts.1 else {
      throw .outsideProfile(.oneDiskOnly, at: "end record")
    }
    guard Int(offset) + Int(size) == start else { throw .outsideProfile(.directoryEndsAtEndRecord, at: "end record") }
    return ZipEndRecord(entryCount: Int(counts.1), directoryBytes: Int(size), directoryOffset: Int(offset))
  }

  private static func record(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, number: Int
  ) throws(PackError) -> (ZipEntry, next: Int) {
    guard bytes.count - offset >= ZipLayout.centralBytes else {
      throw .outsideProfile(.entryCount, at: "record \(number)")
    }
    let nameBytes = Int(bytes.littleEndian(at: offset + 28, as: UInt16.self))
    let nameStart = offset + ZipLayout.centralBytes
    guard bytes.count - nameStart >= nameBytes else { throw .outsideProfile(.name, at: "record \(number)") }
    if let rule = brokenRule(bytes.part(offset..<nameStart)) { throw .outsideProfile(rule, at: "record \(number)") }
    let name = bytes.part(nameStart..<nameStart + nameBytes)
    guard PackName.isValid(name) else { throw .outsideProfile(.name, at: "record \(number)") }
    let entry = ZipEntry(
      name: String(decoding: name, as: UTF8.self), crc32: bytes.littleEndian(at: offset + 16, as: UInt32.self),
      byteCount: Int(bytes.littleEndian(at: offset + 20, as: UInt32.self)),
      headerOffset: Int(bytes.littleEndian(at: offset + 42, as: UInt32.self)))
    return (entry, nameStart + nameBytes)
  }

  /// The first rule that the fixed fields of a directory record break.
  private static func brokenRule(_ record: UnsafeRawBufferPointer) -> ZipRule? {
    func field(_ offset: Int) -> UInt16 { record.littleEndian(at: offset, as: UInt16.self) }
    func longField(_ offset: Int) -> UInt32 { record.littleEndian(at: offset, as: UInt32.self) }
    if longField(0) != ZipLayout.centralSignature { return .recordSignature }
    if field(4) != ZipLayout.version || field(6) != ZipLayout.version { return .version }
    if field(8) != ZipLayout.flags { return .flags }
    if field(10) != ZipLayout.stored { return .stored }
    if field(12) != ZipLayout.time || field(14) != ZipLayout.date { return .date }
    if longField(20) == .max || longField(24) == .max || longField(42) == .max { return .noZip64 }
    if longField(20) != longField(24) { return .sizesEqual }
    if field(30) != 0 { return .noCentralExtra }
    if field(32) != 0 { return .noComment }
    if field(34) != 0 { return .oneDiskOnly }
    if field(36) != 0 || longField(38) != 0 { return .attributes }
    return nil
  }
}
