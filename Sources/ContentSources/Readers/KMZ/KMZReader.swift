import SourceText

/// Reads KMZ: a ZIP archive with KML in it.
///
/// The archive is checked whole before anything in it is read; whatever is wrong with it refuses all of it. Read is
/// `doc.kml`, else the only KML file beside no folder, and what these link to inside the archive.
public enum KMZReader {
  /// Reads a whole archive. O(unpacked size) time; memory for the archive and one member at a time.
  public static func read(_ source: SourceBytes) -> ReadDocument {
    guard source.bytes.count <= ZIPLimits.archiveBytes else {
      return .refused(.kmz, because: .tooLarge(source, byteLimit: ZIPLimits.archiveBytes))
    }
    do throws(ZIPFault) {
      return try read(try ZIPArchive(source.bytes), of: source)
    } catch {
      return .refused(.kmz, because: error.finding(in: source))
    }
  }

  private static func read(_ archive: ZIPArchive, of source: SourceBytes) throws(ZIPFault) -> ReadDocument {
    let main: ZIPEntry
    switch candidates(in: archive) {
    case let names where names.count == 1: main = names[0]
    case let names: return .refused(.kmz, because: .kmzNoKML(names.map(\.name), in: archive, at: source.wholeFile))
    }
    var walk = KMZWalk(archive, file: source.file)
    try walk.read(main, depth: 0)
    var document = walk.document
    document.findings.sort(by: Finding.inReadingOrder)
    return document
  }

  /// `doc.kml` if it is there; else every KML file that lies in no folder.
  private static func candidates(in archive: ZIPArchive) -> [ZIPEntry] {
    if let main = archive.entry(named: "doc.kml") { return [main] }
    return archive.entries.filter { entry in
      !entry.isFolder && !entry.name.utf8.contains(UInt8(ascii: "/")) && entry.name.lowercased().hasSuffix(".kml")
    }
  }
}
