public import Atlas
public import StrictJSON

/// Outlines and lines as files give them, brought onto one lattice: what a coverage is made from.
///
/// Storage is flat, since there are millions of points. Rings are open: the closing position is left out.
public struct BorderShapes: Sendable {
  /// A feature of a file: who the outlines belong to.
  public struct Feature: Sendable {
    /// `id` of the feature, a text or a number, as the file writes it.
    public var id: JSONNode?
    /// Its properties, in order.
    public var properties: [JSONMember]
    /// Which of the sources it stands in.
    public var source: Int
    /// The byte at which it starts there.
    public var offset: Int

    public init(id: JSONNode? = nil, properties: [JSONMember] = [], source: Int = 0, offset: Int = 0) {
      self.id = id
      self.properties = properties
      self.source = source
      self.offset = offset
    }
  }

  /// What a run of points stands for.
  public enum Role: UInt8, Hashable, Sendable {
    /// The outer ring of a polygon.
    case shell
    /// A ring cut out of the polygon before it.
    case hole
    /// An open line.
    case line
  }

  /// One ring or line.
  public struct Part: Hashable, Sendable {
    public var role: Role
    /// The index of its feature. Parts stand in the order of features; the holes of a polygon follow its shell.
    public var feature: Int32
    /// Its points.
    public var points: Range<Int32>
    /// The byte of its first position in the source of its feature.
    public var offset: Int

    public init(role: Role, feature: Int32, points: Range<Int32>, offset: Int = 0) {
      self.role = role
      self.feature = feature
      self.points = points
      self.offset = offset
    }
  }

  public var lattice: Lattice
  public var features: [Feature]
  public var parts: [Part]
  public var points: ContiguousArray<LatticePoint>

  public init(
    lattice: Lattice, features: [Feature] = [], parts: [Part] = [], points: ContiguousArray<LatticePoint> = []
  ) {
    self.lattice = lattice
    self.features = features
    self.parts = parts
    self.points = points
  }

  /// Adds a ring or line to the last feature. A ring is given without its closing position.
  public mutating func append(_ role: Role, _ positions: some Sequence<LatticePoint>, offset: Int = 0) {
    let start = Int32(points.count)
    points.append(contentsOf: positions)
    parts.append(
      Part(
        role: role, feature: Int32(features.count - 1), points: start..<Int32(points.count), offset: offset))
  }
}
