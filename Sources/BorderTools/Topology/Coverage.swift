public import Atlas
public import StrictJSON

/// Regions whose borders are shared: every stretch of border is an arc that stands once, whoever uses it.
///
/// An arc runs from junction to junction, or around a whole ring that nobody else touches. Rings are lists of arc uses;
/// shells run counter-clockwise and holes clockwise, so that a region always lies to the left of the arcs it uses.
/// Storage is flat: the points of all arcs in one array, and starts into it.
public struct Coverage: Sendable {
  /// Somebody with outlines: a feature of the input.
  public struct Region: Sendable {
    /// `id` of the feature, a text or a number.
    public var id: JSONNode?
    /// Its properties, in order.
    public var properties: [JSONMember]
    /// Its polygons, indices into `polygons`.
    public var polygons: Range<Int>
    /// Its lines, indices into the paths.
    public var lines: Range<Int>

    public init(id: JSONNode? = nil, properties: [JSONMember] = [], polygons: Range<Int>, lines: Range<Int>) {
      self.id = id
      self.properties = properties
      self.polygons = polygons
      self.lines = lines
    }

    /// The first property of this name, byte for byte.
    public func property(_ name: String) -> JSONNode? {
      properties.first { $0.key.utf8.elementsEqual(name.utf8) }?.value
    }
  }

  public var lattice: Lattice
  /// The points of all arcs, arc after arc, both ends included; a closed arc ends where it starts.
  public var points: ContiguousArray<LatticePoint>
  /// Where each arc starts in `points`, and where the last one ends.
  public var arcStarts: ContiguousArray<Int32>
  /// The region to the left of each arc, counted from 1; 0 where there is none.
  public var left: ContiguousArray<Int32>
  /// The region to the right of each arc, counted from 1; 0 where there is none.
  public var right: ContiguousArray<Int32>
  /// The arcs of all paths (rings and lines), path after path.
  public var uses: ContiguousArray<ArcUse>
  /// Where each path starts in `uses`, and where the last one ends.
  public var pathStarts: ContiguousArray<Int32>
  /// The rings of each polygon as a range of paths, the shell first.
  public var polygons: ContiguousArray<Range<Int32>>
  public var regions: [Region]

  public var arcCount: Int { left.count }
  public var pathCount: Int { pathStarts.count - 1 }

  /// Where the points of an arc stand in `points`.
  public func points(ofArc arc: Int) -> Range<Int> { Int(arcStarts[arc])..<Int(arcStarts[arc + 1]) }

  /// Where the arcs of a path stand in `uses`.
  public func uses(ofPath path: Int) -> Range<Int> { Int(pathStarts[path])..<Int(pathStarts[path + 1]) }

  /// The points along a ring or line. A ring ends with the point it starts with. O(points).
  public func points(ofPath path: Int) -> [LatticePoint] {
    var run: [LatticePoint] = []
    for use in uses[uses(ofPath: path)] {
      let range = points(ofArc: Int(use.arc))
      let skipped = run.isEmpty ? 0 : 1
      if use.isReversed {
        run.append(contentsOf: points[range].reversed().dropFirst(skipped))
      } else {
        run.append(contentsOf: points[range].dropFirst(skipped))
      }
    }
    return run
  }
}
