import Atlas

/// Douglas and Peucker's choice of the points of a line that say enough: every point left out lies within the tolerance of
/// the segment that takes its place, and, since the line runs from one end of the segment to the other, every point of the
/// segment lies within the tolerance of the line.
///
/// Distances are to the segment, not to the line through it, in degrees as if they were a plane. They decide only what is
/// kept; ties go to the lowest index, so the choice is the same everywhere.
struct DouglasPeucker {
  private let points: UnsafeBufferPointer<LatticePoint>
  private let isKept: UnsafeMutableBufferPointer<Bool>
  private let toleranceSquare: Double
  private var spans: [(Int, Int)] = []

  /// - Parameter tolerance: in steps of the lattice.
  init(
    _ points: UnsafeBufferPointer<LatticePoint>, keeping isKept: UnsafeMutableBufferPointer<Bool>, tolerance: Double
  ) {
    self.points = points
    self.isKept = isKept
    toleranceSquare = tolerance * tolerance
  }

  /// Chooses among the points of an arc. O(points log points) as a rule, O(points²) at worst.
  mutating func thin(_ arc: Range<Int>) {
    let (first, last) = (arc.lowerBound, arc.upperBound - 1)
    isKept[first] = true
    isKept[last] = true
    if points[first] == points[last] { thinClosed(first, last) } else { thin(first, last) }
  }

  /// A closed arc keeps the point farthest from its start, and a third corner even where the tolerance would do without: a
  /// ring never collapses.
  private mutating func thinClosed(_ first: Int, _ last: Int) {
    guard let far = farthest(first, last)?.index else { return }
    isKept[far] = true
    thin(first, far)
    thin(far, last)
    guard !isKept[(first + 1)..<far].contains(true), !isKept[(far + 1)..<last].contains(true) else { return }
    let (before, after) = (farthest(first, far), farthest(far, last))
    guard let corner = (after?.square ?? -1) > (before?.square ?? -1) ? after : before else { return }
    isKept[corner.index] = true
  }

  /// Keeps the farthest point between two that are kept, and what the tolerance then wants on either side of it; false
  /// where there is none between.
  mutating func refine(_ first: Int, _ last: Int) -> Bool {
    guard let far = farthest(first, last)?.index else { return false }
    isKept[far] = true
    thin(first, far)
    thin(far, last)
    return true
  }

  private mutating func thin(_ first: Int, _ last: Int) {
    spans.append((first, last))
    while let (first, last) = spans.popLast() {
      guard let far = farthest(first, last), far.square > toleranceSquare else { continue }
      isKept[far.index] = true
      spans.append((first, far.index))
      spans.append((far.index, last))
    }
  }

  /// The point between two others that is farthest from the segment between these, and the square of its distance.
  private func farthest(_ first: Int, _ last: Int) -> (index: Int, square: Double)? {
    guard last - first >= 2 else { return nil }
    let (ax, ay) = (Double(points[first].x), Double(points[first].y))
    let (dx, dy) = (Double(points[last].x) - ax, Double(points[last].y) - ay)
    let length = dx * dx + dy * dy
    // Squares of distances are compared times the square of the length, which spares a division a point.
    let scale = length > 0 ? length : 1
    var best = -1.0
    var index = first
    for candidate in (first + 1)..<last {
      let px = Double(points[candidate].x) - ax
      let py = Double(points[candidate].y) - ay
      let along = px * dx + py * dy
      let across = px * dy - py * dx
      var square = across * across
      if along < 0 || length == 0 {
        square = (px * px + py * py) * scale
      } else if along > length {
        square = ((px - dx) * (px - dx) + (py - dy) * (py - dy)) * scale
      }
      if square > best {
        best = square
        index = candidate
      }
    }
    return (index, best / scale)
  }
}
