/// Where something stands in the content: a file, a member of an archive, a line, a column, and the cell or key it is in.
///
/// Lines and columns count from 1; a column counts Unicode scalars, as editors do.
/// Line 0 means "the file as a whole" (an image, an empty archive).
public struct SourcePlace: Hashable, Sendable {
  /// The path as a person would type it: relative to the folder that was named on the command line.
  public var file: String
  /// The member of an archive, e.g. `doc.kml` in a KMZ.
  public var member: String?
  public var line: Int
  public var column: Int
  /// The CSV column, front-matter key or JSON key, where there is one.
  public var label: String?

  public init(file: String, member: String? = nil, line: Int = 0, column: Int = 0, label: String? = nil) {
    self.file = file
    self.member = member
    self.line = line
    self.column = column
    self.label = label
  }

  /// The file, with the member of an archive: `city.kmz!doc.kml`.
  public var path: String { member.map { "\(file)!\($0)" } ?? file }
}

extension SourcePlace: CustomStringConvertible {
  /// `city.kmz!doc.kml:41:9`, or the bare path for a whole file.
  public var description: String { line > 0 ? "\(path):\(line):\(max(column, 1))" : path }
}

extension SourcePlace: Comparable {
  /// By file, member, line, column: the order in which a person reads.
  public static func < (a: Self, b: Self) -> Bool {
    if a.file != b.file { return a.file.utf8.lexicographicallyPrecedes(b.file.utf8) }
    if a.member != b.member { return (a.member ?? "").utf8.lexicographicallyPrecedes((b.member ?? "").utf8) }
    if a.line != b.line { return a.line < b.line }
    if a.column != b.column { return a.column < b.column }
    return (a.label ?? "").utf8.lexicographicallyPrecedes((b.label ?? "").utf8)
  }
}
