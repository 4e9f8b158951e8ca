/// What came of reading: the coverage, and what is to be said about the files.
public struct BorderInput: Sendable {
  public internal(set) var coverage: Coverage
  public let sources: [BorderSource]
  /// The outlines as they were read, before anything was mended.
  public let shapes: BorderShapes
  var notes: BorderNotes
  /// Positions as the files give them, closing positions included.
  public let positionCount: Int
  /// Vertices that were moved onto a neighbour by snapping.
  public let snappedCount: Int
  /// How far the farthest coordinate was moved along an axis to come onto the lattice, in degrees.
  public let farthestMoveDegrees: Double
}
