import Atlas

/// An arc of a coverage as an atlas lists it: turned and sorted so that the same borders give the same list, wherever a
/// file begins a ring.
struct AtlasArc {
  var arc: Int
  var isReversed: Bool
  var left: Int
  var right: Int

  /// All arcs that divide something, in ascending order of their first two points.
  static func all(of coverage: Coverage, numbers: [Int]) -> [AtlasArc] {
    var arcs: [AtlasArc] = []
    for arc in 0..<coverage.arcCount {
      let left = numbers[Int(coverage.left[arc])]
      let right = numbers[Int(coverage.right[arc])]
      if left == right { continue }
      let isReversed = Self.isBetterReversed(coverage.points[coverage.points(ofArc: arc)])
      arcs.append(
        AtlasArc(
          arc: arc, isReversed: isReversed, left: isReversed ? right : left, right: isReversed ? left : right))
    }
    return arcs.sorted { $0.key(in: coverage) < $1.key(in: coverage) }
  }

  func points(of coverage: Coverage) -> [LatticePoint] {
    let points = coverage.points[coverage.points(ofArc: arc)]
    return isReversed ? points.reversed() : Array(points)
  }

  /// An arc starts at its lower end; a closed one goes to its lower neighbour first.
  private static func isBetterReversed(_ points: ContiguousArray<LatticePoint>.SubSequence) -> Bool {
    guard let first = points.first, let last = points.last, points.count > 2 || first != last else { return false }
    if first != last { return (last.x, last.y) < (first.x, first.y) }
    let (second, previous) = (points[points.startIndex + 1], points[points.endIndex - 2])
    return (previous.x, previous.y) < (second.x, second.y)
  }

  private func key(in coverage: Coverage) -> (Int32, Int32, Int32, Int32) {
    let range = coverage.points(ofArc: arc)
    let first = coverage.points[isReversed ? range.upperBound - 1 : range.lowerBound]
    let second = coverage.points[isReversed ? range.upperBound - 2 : range.lowerBound + 1]
    return (first.x, first.y, second.x, second.y)
  }
}
