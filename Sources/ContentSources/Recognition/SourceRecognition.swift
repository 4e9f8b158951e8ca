/// Tells the format of a file by its content, never by its name.
public enum SourceRecognition {
  /// Looks at the beginning of a file; for a table with long comments, at its first lines. O(1) but for XML, where
  /// everything before the root element is passed.
  ///
  /// - Returns: nil where the content is of no format the tool reads.
  public static func format(of bytes: [UInt8]) -> SourceFormat? {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) { return .kmz }
    let text = BeginningOfText(bytes)
    switch text.firstVisible {
    case UInt8(ascii: "<"): return xmlFormat(of: text.bytes)
    case UInt8(ascii: "{"), UInt8(ascii: "["), recordSeparator: return .geojson
    case nil: return nil
    default: return lineFormat(of: text)
    }
  }

  /// The root element of an XML file, where it is one.
  static func xmlRoot(of bytes: [UInt8]) -> XMLName? {
    let text = BeginningOfText(bytes)
    guard text.firstVisible == UInt8(ascii: "<"), let root = XMLProlog(text.bytes).root else { return nil }
    let parts = root.name.split(separator: ":", maxSplits: 1).map { String($0) }
    return parts.count == 2
      ? XMLName(namespace: nil, prefix: parts[0], local: parts[1]) : XMLName(local: root.name)
  }

  /// Starts each text of a GeoJSON text sequence (RFC 8142).
  private static let recordSeparator: UInt8 = 0x1E

  private static func xmlFormat(of text: ArraySlice<UInt8>) -> SourceFormat? {
    let prolog = XMLProlog(text)
    switch prolog.root?.name.split(separator: ":").last {
    case "gpx": return .gpx
    case "kml", "Document", "Folder", "Placemark", "NetworkLink": return .kml
    default: return nil
    }
  }

  /// Markdown begins with front matter, or with a heading and an empty line; a table has a separator in its header.
  private static func lineFormat(of text: BeginningOfText) -> SourceFormat? {
    let lines = text.bytes.prefix(lineReach).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    let visible = lines.drop { $0.allSatisfy(ByteScanner.isBlank) }
    guard let first = visible.first else { return nil }
    if String(decoding: first, as: UTF8.self).trimmingSpaces == "---" { return .markdown }
    if first.starts(with: "# ".utf8), let next = visible.dropFirst().first, next.allSatisfy(ByteScanner.isBlank) {
      return .markdown
    }
    guard text.isText else { return nil }
    let header = visible.first { !$0.starts(with: "#".utf8) && !$0.allSatisfy(ByteScanner.isBlank) }
    return header.map(hasSeparator) == true ? .csv : nil
  }

  private static let lineReach = 1 << 16

  /// `,`, `;`, a tab, or the full-width comma or semicolon that readers of tables report.
  private static func hasSeparator(_ line: ArraySlice<UInt8>) -> Bool {
    String(decoding: line, as: UTF8.self).unicodeScalars.contains { ",;\t，；".unicodeScalars.contains($0) }
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    let front = drop { $0 == " " || $0 == "\t" }
    return front.dropLast(front.reversed().prefix { $0 == " " || $0 == "\t" }.count)
  }
}
