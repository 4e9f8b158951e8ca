/// What the checker found on a map. Everything is counted, and the first of each kind shown with its place.
public struct QualityReport: Hashable, Sendable {
  /// A place on the map, in degrees.
  public struct Place: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double
  }

  /// Something that must not be.
  public struct Defect: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A ring that is open, too short, without area, or touches or crosses itself.
      case invalidRing
      /// A feature whose rings cross, share a border, lie wrongly within one another, or cut its inside in two.
      case invalidFeature
      /// Borders of two features that cross, or meet where only one of them has a vertex.
      case crossing
      /// Land between features that nobody covers, and that the input did not leave out.
      case gap
      /// Land that two features cover.
      case overlap
      /// A polygon of the input of which nothing is left.
      case polygonLost
    }

    public var kind: Kind
    /// Indices of the features it is about.
    public var features: [Int]
    public var place: Place
    /// Square kilometres, where it has an area.
    public var squareKilometers = 0.0
  }

  /// How far apart the map and what it was made from are, in degrees.
  public struct Distances: Hashable, Sendable {
    /// From the farthest position of the input to the map's border of the same feature.
    public var outDegrees = 0.0
    /// From the farthest place on the map's borders, tried every two fifths of the tolerance, to the input's.
    public var backDegrees = 0.0
    public var outPlace = Place(latitude: 0, longitude: 0)
    public var backPlace = Place(latitude: 0, longitude: 0)

    public var farthestDegrees: Double { max(outDegrees, backDegrees) }
  }

  public var features = 0
  public var polygons = 0
  public var rings = 0
  public var lines = 0
  public var vertices = 0
  public var defects: [Defect] = []
  /// Land that the input itself leaves out between its features: lakes, or neighbours that do not match. No defects.
  public var gapsOfInput: [Defect] = []
  /// Nil where nobody asked.
  public var distances: Distances?

  public init() {}

  public func count(_ kind: Defect.Kind) -> Int { defects.count { $0.kind == kind } }

  /// The area of all defects of a kind.
  public func squareKilometers(_ kind: Defect.Kind) -> Double {
    defects.reduce(0) { $0 + ($1.kind == kind ? $1.squareKilometers : 0) }
  }
}
