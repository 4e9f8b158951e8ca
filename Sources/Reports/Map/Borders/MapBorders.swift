public import Geodesy
public import SourceText

/// Borders to be drawn, in WGS-84: lines, and names where they belong.
public struct MapBorders: Sendable, Hashable {
  /// What a line parts.
  public enum Kind: String, Sendable, Hashable {
    case province
    case city
    /// A region from what the atlas does not describe: the sea, another country.
    case outer
  }

  /// A line from point to point.
  public struct Line: Sendable, Hashable {
    public var kind: Kind
    public var points: [Coordinate<WGS84>]

    public init(_ kind: Kind, _ points: [Coordinate<WGS84>]) {
      self.kind = kind
      self.points = points
    }
  }

  /// A name on the map.
  public struct Label: Sendable, Hashable {
    public var kind: Kind
    public var name: Bilingual
    public var place: Coordinate<WGS84>

    public init(_ kind: Kind, _ name: Bilingual, at place: Coordinate<WGS84>) {
      self.kind = kind
      self.name = name
      self.place = place
    }
  }

  public var lines: [Line]
  public var labels: [Label]
  /// Where they are from, in a few words.
  public var source: Bilingual

  public init(lines: [Line], labels: [Label] = [], source: Bilingual) {
    self.lines = lines
    self.labels = labels
    self.source = source
  }
}
