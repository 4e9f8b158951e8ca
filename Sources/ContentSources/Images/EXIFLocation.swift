/// Whether metadata says where a picture was taken.
enum EXIFLocation {
  /// EXIF as TIFF, with or without `Exif\0\0` before it.
  ///
  /// A GPS directory that holds no more than its version is nobody's position. One that cannot be read counts as a
  /// position: other programs may be able to.
  static func isIn(_ block: ImageBytes) -> Bool {
    let header = Array("Exif\0\0".utf8)
    let tiff = block.starts(with: header) ? block.slice(at: 6, count: block.count - 6) : block
    guard let tiff else { return false }
    if tiff.starts(with: Array("II*\0".utf8)) { return isIn(tiff, isBigEndian: false) }
    if tiff.starts(with: Array("MM\0*".utf8)) { return isIn(tiff, isBigEndian: true) }
    return false
  }

  /// XMP is XML text, where the names stand in plain sight.
  static func isInXMP(_ block: ImageBytes) -> Bool {
    block.firstOffset(of: Array("GPSL".utf8)) != nil || block.firstOffset(of: Array("GPSDest".utf8)) != nil
  }

  private static let directoryLimit = 8
  private static let gpsPointer = 0x8825
  /// Latitude, longitude, and those of the destination, with their signs (Exif 2.32, table 15).
  private static let placeTags: Set<Int> = [1, 2, 3, 4, 0x13, 0x14, 0x15, 0x16]

  private static func isIn(_ tiff: ImageBytes, isBigEndian: Bool) -> Bool {
    var next = tiff.number(at: 4, count: 4, isBigEndian: isBigEndian)
    var visited = 0
    while let offset = next, offset > 0, visited < directoryLimit {
      guard let directory = entries(tiff, at: offset, isBigEndian) else { return false }
      for entry in directory.entries where entry.tag == gpsPointer {
        guard let gps = entries(tiff, at: entry.value, isBigEndian) else { return true }
        if gps.entries.contains(where: { placeTags.contains($0.tag) }) { return true }
      }
      next = directory.next
      visited += 1
    }
    return false
  }

  private static func entries(
    _ tiff: ImageBytes, at offset: Int, _ isBigEndian: Bool
  ) -> (entries: [(tag: Int, value: Int)], next: Int?)? {
    guard let count = tiff.number(at: offset, count: 2, isBigEndian: isBigEndian) else { return nil }
    var entries: [(tag: Int, value: Int)] = []
    for index in 0..<count {
      let start = offset + 2 + index * 12
      guard let tag = tiff.number(at: start, count: 2, isBigEndian: isBigEndian),
        let value = tiff.number(at: start + 8, count: 4, isBigEndian: isBigEndian)
      else { break }
      entries.append((tag, value))
    }
    return (entries, tiff.number(at: offset + 2 + count * 12, count: 4, isBigEndian: isBigEndian))
  }
}
