public import StrictJSON

/// Reads GeoJSON (RFC 7946): a collection, a feature, a bare geometry, or a sequence of them, one a line.
///
/// Features are handed over one by one as they are met, so a file of tens of megabytes needs the memory of its largest
/// feature. One that is no feature, or holds a string, number or word that JSON does not have, is handed over as a
/// fault, and the rest is read. Depth is limited by the options.
public enum GeoJSONFile {
  /// What the reading meets.
  public enum Element: Sendable {
    /// A feature; also a bare geometry, which then has no properties.
    case feature(GeoJSONFeature)
    /// Something in a feature's place that could not be read.
    case fault(GeoJSONFault)
  }

  /// What is known when the file has been read.
  public struct Summary: Sendable {
    /// The old-style `crs` member of the collection.
    public var crs: JSONMember?
    /// Every key that stands twice in one object.
    public var duplicateKeys: [JSONDuplicateKey] = []
    /// What could not be read beside the features; no feature is lost by it.
    public var faults: [GeoJSONFault] = []
    /// Whether the file is a sequence of texts, one a line.
    public var isSequence = false

    /// Nothing known yet.
    public init() {}

    init(
      crs: JSONMember? = nil, duplicateKeys: [JSONDuplicateKey] = [], faults: [GeoJSONFault] = [],
      isSequence: Bool = false
    ) {
      self.crs = crs
      self.duplicateKeys = duplicateKeys
      self.faults = faults
      self.isSequence = isSequence
    }
  }

  /// Reads a file from borrowed bytes. O(bytes).
  ///
  /// - Throws: where a file that is no sequence is no JSON in its brackets, commas and quotes. What was handed over before stands.
  public static func read(
    _ bytes: UnsafeRawBufferPointer, options: JSONOptions = .reader, _ receive: (Element) -> Void
  ) throws(JSONSyntaxError) -> Summary {
    try read(bytes, into: CoordinateTree.self, options) { outcome in
      switch outcome {
      case .success(let feature): receive(.feature(feature))
      case .failure(let fault): receive(.fault(fault))
      }
    }
  }

  /// Reads a file of any size for its outlines and lines, in whole steps of 10^-7 degrees: a tenth of the memory and less
  /// than half the time of `read`.
  public static func readOutlines(
    _ bytes: UnsafeRawBufferPointer, options: JSONOptions = .reader,
    _ receive: (Result<GeoJSONOutlines, GeoJSONFault>) -> Void
  ) throws(JSONSyntaxError) -> Summary {
    try read(bytes, into: FlatCoordinates.self, options, receive)
  }

  private static func read<Form: CoordinateForm>(
    _ bytes: UnsafeRawBufferPointer, into form: Form.Type, _ options: JSONOptions,
    _ receive: (Result<Form.Feature, GeoJSONFault>) -> Void
  ) throws(JSONSyntaxError) -> Summary {
    guard isSequence(bytes, options) else {
      let part = try readText(bytes, as: form, base: 0, options, receive)
      return Summary(crs: part.crs, duplicateKeys: part.duplicateKeys, faults: part.faults)
    }
    return readSequence(bytes, as: form, options, receive)
  }

  /// Reads a file held in an array.
  public static func read(
    _ bytes: [UInt8], options: JSONOptions = .reader, _ receive: (Element) -> Void
  ) throws(JSONSyntaxError) -> Summary {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) -> Summary in
      try read(UnsafeRawBufferPointer(buffer), options: options, receive)
    }
  }
}

extension GeoJSONFile {
  private static let lineFeed: UInt8 = 0x0A
  /// Starts each text of a sequence by RFC 8142.
  private static let recordSeparator: UInt8 = 0x1E

  private struct Part {
    var crs: JSONMember?
    var duplicateKeys: [JSONDuplicateKey]
    var faults: [GeoJSONFault]
  }

  /// Whether the first line that is not blank is a whole JSON text, and another follows it.
  private static func isSequence(_ bytes: UnsafeRawBufferPointer, _ options: JSONOptions) -> Bool {
    guard let start = bytes.firstIndex(where: { !isBlank($0) }) else { return false }
    if bytes[start] == recordSeparator { return true }
    guard let end = bytes[start...].firstIndex(of: lineFeed), bytes[end...].contains(where: { !isBlank($0) }) else {
      return false
    }
    let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    let isText = try? JSONScanner.scan(line, options: options) { (scanner) throws(JSONSyntaxError) in
      try scanner.skipValue()
    }
    return isText != nil
  }

  private static func readSequence<Form: CoordinateForm>(
    _ bytes: UnsafeRawBufferPointer, as form: Form.Type, _ options: JSONOptions,
    _ receive: (Result<Form.Feature, GeoJSONFault>) -> Void
  ) -> Summary {
    var summary = Summary(isSequence: true)
    for line in bytes.split(separator: lineFeed) {
      let start = line.first == recordSeparator ? line.startIndex + 1 : line.startIndex
      let text = line[start...]
      guard text.contains(where: { !isBlank($0) }) else { continue }
      do throws(JSONSyntaxError) {
        let part = try readText(UnsafeRawBufferPointer(rebasing: text), as: form, base: start, options, receive)
        summary.crs = summary.crs ?? part.crs
        summary.duplicateKeys += part.duplicateKeys
        summary.faults += part.faults
      } catch {
        receive(.failure(GeoJSONFault(offset: start + error.offset, reason: .syntax(error.reason))))
      }
    }
    return summary
  }

  private static func readText<Form: CoordinateForm>(
    _ text: UnsafeRawBufferPointer, as form: Form.Type, base: Int, _ options: JSONOptions,
    _ receive: (Result<Form.Feature, GeoJSONFault>) -> Void
  ) throws(JSONSyntaxError) -> Part {
    try JSONScanner.scan(text, options: options) { (scanner) throws(JSONSyntaxError) -> Part in
      var reading = GeoJSONReading<Form>(base: base)
      try reading.readRoot(&scanner, receive)
      let duplicates = scanner.duplicateKeys.map {
        JSONDuplicateKey(firstOffset: $0.firstOffset + base, secondOffset: $0.secondOffset + base)
      }
      return Part(crs: reading.crs, duplicateKeys: duplicates, faults: reading.faults)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
