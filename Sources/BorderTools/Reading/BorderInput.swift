/// What came of reading: the coverage, and what is to be said about the files.
public struct BorderInput: Sendable {
  public let coverage: Coverage
  /// The outlines as they were read, before anything was mended.
  public let shapes: BorderShapes
  public internal(set) var sources: [BorderSource] = []
  var notes: BorderNotes
  /// Positions as the files give them, closing positions included.
  public internal(set) var positionCount = 0
  /// Vertices that were moved onto a neighbour by snapping.
  public let snappedCount: Int
  /// How far the farthest coordinate was moved along an axis to come onto the lattice, in degrees.
  public internal(set) var farthestMoveDegrees = 0.0

  /// Mends outlines and makes a coverage of them. O(points).
  public init(_ shapes: BorderShapes) { self.init(shapes, snapDegrees: 0, notes: BorderNotes()) }

  init(_ shapes: BorderShapes, snapDegrees: Double, notes: BorderNotes) {
    let numbered = VertexSnapping(steps: snapDegrees * Double(shapes.lattice.stepsPerDegree)).numbered(shapes)
    let mended = RingMending.mend(numbered.paths, parts: shapes.parts, features: shapes.features)
    coverage = Coverage(mended.paths, features: shapes.features, lattice: shapes.lattice)
    self.shapes = shapes
    self.notes = notes
    for note in mended.notes.all { self.notes.add(note) }
    snappedCount = numbered.snapped
  }
}
