import Atlas
import GeometryFiles
import StrictJSON

/// Gathers the features of all sources on one lattice. Repairs what is certain as the points go by: a position that stands
/// twice in a row, and a ring that is left open.
struct BorderReading {
  private(set) var features: [BorderShapes.Feature] = []
  private(set) var parts: [BorderShapes.Part] = []
  private(set) var notes = BorderNotes()
  private var lattice = LatticeReading()
  /// Positions as the files give them.
  private(set) var positionCount = 0
  /// Why the feature that is being read cannot be used.
  private var fault: BorderNote?

  mutating func reserve(_ points: Int) { lattice.reserve(points) }

  mutating func note(_ kind: BorderNote.Kind, source: Int, offset: Int, reason: ReadingFault? = nil) {
    notes.add(BorderNote(kind: kind, feature: -1, source: source, offset: offset, reason: reason))
  }

  /// Takes a feature of GeoJSON: its rings, and after them its lines.
  mutating func add(_ outlines: GeoJSONOutlines, source: Int) {
    begin(
      BorderShapes.Feature(
        id: outlines.id, properties: outlines.properties, source: source, offset: outlines.offset))
    lattice.farthestMove = max(lattice.farthestMove, outlines.positions.farthestMove)
    let steps = outlines.positions.steps
    for part in outlines.parts where part.kind == .shell || part.kind == .hole {
      add(part.kind == .shell ? .shell : .hole, offset: part.offset, part.positions, of: steps)
    }
    for part in outlines.parts where part.kind == .line {
      add(.line, offset: part.offset, part.positions, of: steps)
    }
    finish(leavesOutPoints: outlines.parts.contains { $0.kind == .points })
  }

  /// Opens a feature; its parts follow, rings first, and `finish`.
  mutating func begin(_ feature: BorderShapes.Feature) {
    features.append(feature)
    fault = nil
  }

  /// Takes a ring or line of the feature, given as pairs of steps of 10⁻⁷ degrees, two numbers a pair.
  mutating func add(
    _ role: BorderShapes.Role, offset: Int, _ pairs: Range<Int>, of steps: ContiguousArray<Int32>
  ) {
    let start = lattice.count
    var doubled = 0
    var last: LatticePoint?
    for pair in pairs {
      let point = LatticePoint(x: steps[pair * 2], y: steps[pair * 2 + 1])
      if let last {
        if point == last {
          doubled += 1
          continue
        }
        check(point, after: last, offset: offset)
      } else {
        check(point, after: point, offset: offset)
      }
      lattice.append(point)
      last = point
    }
    positionCount += pairs.count
    if doubled > 0 { repair(.duplicatePosition, offset: offset, count: doubled) }
    if role != .line, lattice.count > start {
      if lattice.count - start > 1, lattice.points[lattice.count - 1] == lattice.points[start] {
        lattice.remove(from: lattice.count - 1)
      } else if pairs.count > 1 {
        repair(.openRing, offset: offset)
      }
    }
    keep(role, from: start, offset: offset)
  }

  private mutating func keep(_ role: BorderShapes.Role, from start: Int, offset: Int) {
    let fewest = role == .line ? 2 : 3
    guard lattice.count - start >= fewest else {
      lattice.remove(from: start)
      return repair(.emptyRing, offset: offset)
    }
    parts.append(
      BorderShapes.Part(
        role: role, feature: Int32(features.count - 1), points: Int32(start)..<Int32(lattice.count), offset: offset))
  }

  @inline(__always)
  private mutating func check(_ point: LatticePoint, after last: LatticePoint, offset: Int) {
    let half = Int32(180 * LatticeReading.stepsPerDegree)
    if point.x.magnitude > half.magnitude || point.y.magnitude > half.magnitude / 2 {
      refuse(.noPlaceOnEarth, at: point, offset: offset)
    } else if Int(point.x) - Int(last.x) > Int(half) || Int(last.x) - Int(point.x) > Int(half) {
      refuse(.antimeridian, at: point, offset: offset)
    }
  }

  private mutating func refuse(_ kind: BorderNote.Kind, at point: LatticePoint, offset: Int) {
    guard fault == nil else { return }
    fault = BorderNote(
      kind: kind, feature: features.count - 1, source: features[features.count - 1].source, offset: offset,
      point: point)
  }

  private mutating func repair(_ kind: BorderNote.Kind, offset: Int, count: Int = 1) {
    notes.add(
      BorderNote(
        kind: kind, feature: features.count - 1, source: features[features.count - 1].source, offset: offset,
        count: count))
  }

  /// Closes a feature. One that cannot be used keeps its place among the features and loses its parts.
  mutating func finish(leavesOutPoints: Bool) {
    let index = features.count - 1
    if leavesOutPoints { repair(.onlyPoints, offset: features[index].offset) }
    guard let fault else { return }
    notes.add(fault)
    while let part = parts.last, Int(part.feature) == index {
      lattice.remove(from: Int(part.points.lowerBound))
      parts.removeLast()
    }
  }

  /// The features on the lattice that suits them, and how far the farthest coordinate was moved, in degrees.
  consuming func settled() -> (shapes: BorderShapes, farthestMoveDegrees: Double, notes: BorderNotes, positions: Int) {
    let (features, parts, notes, positions) = (features, parts, notes, positionCount)
    let settled = lattice.settled()
    let shapes = BorderShapes(lattice: settled.lattice, features: features, parts: parts, points: settled.points)
    return (shapes, settled.farthestMoveDegrees, notes, positions)
  }
}
