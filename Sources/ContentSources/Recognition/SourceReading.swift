/// Reads a file of any format the tool knows.
public enum SourceReading {
  /// Recognises the format by content and reads the file with its reader.
  ///
  /// - Parameter file: the name by which findings call the file; it does not decide the format.
  /// - Returns: what the reader yields; refused, without a format, where the content is of none.
  public static func read(_ bytes: [UInt8], named file: String) -> ReadDocument {
    read(SourceBytes(file: file, bytes: bytes))
  }

  /// Recognises the format by content and reads the file with its reader.
  ///
  /// - Parameter encoding: what a person says of a table or a text, where its bytes do not tell; XML says it itself.
  public static func read(_ source: SourceBytes, encoding: TextEncoding? = nil) -> ReadDocument {
    switch SourceRecognition.format(of: source.bytes) {
    case .kml: KMLReader.read(source)
    case .gpx: GPXReader.read(source)
    case .csv: CSVReader.read(source, encoding: encoding)
    case .markdown: MarkdownReader.read(source, encoding: encoding)
    case .geojson: GeoJSONReader.read(source)
    case .kmz: KMZReader.read(source)
    case nil: unrecognised(source)
    }
  }

  /// XML goes through the XML reader's doors even here, so that a DOCTYPE is called a DOCTYPE.
  private static func unrecognised(_ source: SourceBytes) -> ReadDocument {
    guard let root = SourceRecognition.xmlRoot(of: source.bytes) else {
      return .refused(nil, because: .sourceUnrecognised(at: source.wholeFile))
    }
    if case .refused(let findings, let reason) = XMLReading.open(source) {
      return .refused(nil, findings: findings, because: reason)
    }
    return .refused(nil, because: .sourceUnrecognised(at: source.wholeFile, root: root))
  }
}
