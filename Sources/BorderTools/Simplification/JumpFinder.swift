import Atlas

/// Finds chords that jump over a point that is kept: between the points left out and the chord that takes their place there
/// is land that changes hands, and something stands on it.
struct JumpFinder {
  private let points: UnsafeBufferPointer<LatticePoint>
  private var grid: BucketGrid
  /// For each cell, whether something in it was kept only lately.
  private var hasNew: ContiguousArray<Bool>

  /// - Parameter kept: indices of points; those from `firstNew` on were not there when the other chords were tested.
  init(_ kept: ContiguousArray<Int32>, firstNew: Int, of points: UnsafeBufferPointer<LatticePoint>, box: Box) {
    self.points = points
    grid = BucketGrid(over: box, expecting: kept.count)
    var entries: ContiguousArray<(cell: Int32, item: Int32)> = []
    entries.reserveCapacity(kept.count)
    hasNew = ContiguousArray(repeating: false, count: grid.columns * grid.rows)
    for (position, index) in kept.enumerated() {
      let point = points[Int(index)]
      let cell = grid.cell(grid.column(point.x), grid.row(point.y))
      entries.append((Int32(cell), index))
      if position >= firstNew { hasNew[cell] = true }
    }
    grid.fill(entries)
  }

  /// Whether the chord of a segment jumps over something. A segment that is not new is asked about new points alone.
  func jumps(_ segment: Segment) -> Bool {
    let chain = Int(segment.first)...Int(segment.last)
    var box = Box()
    for index in chain { box.add(points[index]) }
    for row in grid.row(box.south)...grid.row(box.north) {
      for column in grid.column(box.west)...grid.column(box.east) {
        let cell = grid.cell(column, row)
        guard segment.isNew || hasNew[cell] else { continue }
        for position in Int(grid.starts[cell])..<Int(grid.starts[cell + 1]) {
          let point = points[Int(grid.items[position])]
          if box.contains(point), isEnclosed(point, by: chain) { return true }
        }
      }
    }
    return false
  }

  /// Whether a point lies between a chain and its chord, by the half-open rule. The ends of the chain do not.
  private func isEnclosed(_ point: LatticePoint, by chain: ClosedRange<Int>) -> Bool {
    guard point != points[chain.lowerBound], point != points[chain.upperBound] else { return false }
    var isInside = false
    var a = points[chain.upperBound]
    for index in chain {
      let b = points[index]
      if (a.y > point.y) != (b.y > point.y), (Segments.turn(a, b, point) > 0) == (b.y > a.y) { isInside.toggle() }
      a = b
    }
    return isInside
  }
}
