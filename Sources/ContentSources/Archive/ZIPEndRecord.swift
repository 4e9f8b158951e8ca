/// Where an archive's directory lies, from the record at its very end (APPNOTE.TXT, 4.3.16).
struct ZIPEndRecord {
  let offset: Int
  let directory: Range<Int>
  let entryCount: Int

  /// Finds the one end record whose comment ends with the file.
  init(_ bytes: ZIPBytes) throws(ZIPFault) {
    offset = try Self.find(bytes)
    guard let disk = bytes.short(offset + 4), let directoryDisk = bytes.short(offset + 6),
      let countHere = bytes.short(offset + 8), let count = bytes.short(offset + 10),
      let size = bytes.word(offset + 12), let start = bytes.word(offset + 16)
    else { throw .damaged(.directory) }
    let isZIP64 =
      count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF
      || bytes.word(offset - 20) == ZIPSignature.zip64Locator
    if isZIP64 { throw .zip64 }
    guard disk == 0, directoryDisk == 0, countHere == count else { throw .damaged(.severalDisks) }
    guard count <= ZIPLimits.entries else { throw .tooManyEntries(count) }
    guard start + size <= offset else { throw .damaged(.directory) }
    guard start + size == offset else { throw .strayBytes(offset: start + size) }
    directory = start..<offset
    entryCount = count
  }

  private static let length = 22

  private static func find(_ bytes: ZIPBytes) throws(ZIPFault) -> Int {
    guard bytes.count >= length else { throw .notAnArchive }
    let last = bytes.count - length
    var found: Int?
    var sawAny = false
    for offset in stride(from: last, through: max(0, last - 0xFFFF), by: -1)
    where bytes.word(offset) == ZIPSignature.end {
      sawAny = true
      guard bytes.short(offset + 20) == last - offset else { continue }
      // Two records that both fit: tools disagree on which counts.
      guard found == nil else { throw .trailingData }
      found = offset
    }
    if let found { return found }
    throw sawAny ? .trailingData : .notAnArchive
  }
}
