public import SourceText

/// The bytes of a file, or of a member of an archive, with the names by which findings will call it.
public struct SourceBytes: Sendable {
  /// The path as a person would type it.
  public var file: String
  /// The member of an archive, e.g. `doc.kml` in a KMZ.
  public var member: String?
  public var bytes: [UInt8]

  public init(file: String, member: String? = nil, bytes: [UInt8]) {
    self.file = file
    self.member = member
    self.bytes = bytes
  }

  /// The place that means "this file as a whole".
  public var wholeFile: SourcePlace { SourcePlace(file: file, member: member) }
}
