public import StrictJSON

/// A TopoJSON file (specification 3.0): arcs that stand once, and objects made of them.
public struct TopoJSONTopology: Sendable {
  /// The scale and offset of a quantised file: `degrees = whole number × scale + translate`.
  public struct Transform: Hashable, Sendable {
    public var scale: [Double]
    public var translate: [Double]
  }

  /// A named member of `objects`; most files have one.
  public struct Object: Sendable {
    public var name: String
    public var geometry: TopoJSONGeometry
  }

  public var transform: Transform?
  public var arcs: TopoJSONArcs
  /// In the order of the file.
  public var objects: [Object]
}

/// The arcs of a topology in one flat array of degrees, deltas and quantisation undone.
public struct TopoJSONArcs: Sendable {
  /// Longitude and latitude of each position in turn, arc after arc.
  public var coordinates: ContiguousArray<Double> = []
  /// The index of the first position of each arc, and one past the last position of all.
  public var starts: ContiguousArray<Int> = [0]
  /// The byte at which each arc starts in the file.
  public var offsets: ContiguousArray<Int> = []

  public init() {}

  public var count: Int { starts.count - 1 }

  /// The positions of an arc: indices of pairs in `coordinates`.
  public func positions(of arc: Int) -> Range<Int> { starts[arc]..<starts[arc + 1] }

  public func longitude(_ position: Int) -> Double { coordinates[position * 2] }

  public func latitude(_ position: Int) -> Double { coordinates[position * 2 + 1] }
}

/// A geometry of a topology. Lines and rings are lists of arc indices; one below zero is the complement of the index of an
/// arc that is run backwards.
public struct TopoJSONGeometry: Sendable {
  public indirect enum Shape: Sendable {
    /// `"type": null`
    case nothing
    /// `Point` and `MultiPoint`, which have positions of their own; only their number is kept.
    case points(count: Int)
    /// `LineString` and `MultiLineString`
    case lines([[Int]])
    /// `Polygon` and `MultiPolygon`: polygons of rings of arcs, the shell first.
    case polygons([[[Int]]])
    /// `GeometryCollection`
    case collection([TopoJSONGeometry])
  }

  public var shape: Shape
  /// `id`, a text or a number, as the file writes it.
  public var id: JSONNode?
  public var properties: [JSONMember]
  /// The byte at which the geometry starts in the file.
  public var offset: Int
}
