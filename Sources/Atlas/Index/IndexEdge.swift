/// An edge in the coordinates of the grid: steps east and north of its south-west corner, all of them below 2^30.
struct IndexEdge {
  var x0: Int64
  var y0: Int64
  var x1: Int64
  var y1: Int64

  @inline(__always)
  init(_ from: LatticePoint, _ to: LatticePoint, in grid: IndexGrid) {
    x0 = Int64(from.x) - grid.west
    y0 = Int64(from.y) - grid.south
    x1 = Int64(to.x) - grid.west
    y1 = Int64(to.y) - grid.south
  }

  /// Calls for every leaf the edge touches; a few more at the corners of leaves do no harm.
  @inline(__always)
  func forEachLeaf<Failure: Error>(
    shift: Int64, _ body: (_ column: Int64, _ row: Int64) throws(Failure) -> Void
  ) throws(Failure) {
    let (low, high) = y0 <= y1 ? (y0, y1) : (y1, y0)
    let (left, right) = x0 <= x1 ? (x0, x1) : (x1, x0)
    let rows = low >> shift...high >> shift
    if rows.lowerBound == rows.upperBound {
      for column in (left >> shift)...(right >> shift) { try body(column, rows.lowerBound) }
      return
    }
    for row in rows {
      let from = max(low, row << shift)
      let to = min(high, (row + 1) << shift)
      let (a, b) = (eastBounds(atNorth: from), eastBounds(atNorth: to))
      let first = max(min(a.lower, b.lower), left)
      let last = min(max(a.upper, b.upper), right)
      for column in (first >> shift)...(last >> shift) { try body(column, row) }
    }
  }

  /// Calls for every line between two rows of leaves that the edge crosses, with the first column of leaves whose
  /// south-west corner is not west of the crossing. The upper end of an edge does not count, the lower one does.
  @inline(__always)
  func forEachCrossing<Failure: Error>(
    shift: Int64, _ body: (_ column: Int64, _ row: Int64) throws(Failure) -> Void
  ) throws(Failure) {
    let (low, high) = y0 <= y1 ? (y0, y1) : (y1, y0)
    var row = (low + (1 << shift) - 1) >> shift
    while row << shift < high {
      let east = eastBounds(atNorth: row << shift).upper
      try body((east + (1 << shift) - 1) >> shift, row)
      row += 1
    }
  }

  /// How far east the edge is at a height it reaches: the whole numbers on both sides of the exact value.
  @inline(__always)
  private func eastBounds(atNorth y: Int64) -> (lower: Int64, upper: Int64) {
    let height = y1 - y0
    guard height != 0 else { return (min(x0, x1), max(x0, x1)) }
    // Upwards, so that the divisor is positive and the remainder has the sign of the product.
    let (baseX, run, rise, climbed) = height > 0 ? (x0, x1 - x0, height, y - y0) : (x1, x0 - x1, -height, y - y1)
    let product = run * climbed
    let quotient = product / rise
    let remainder = product % rise
    if remainder == 0 { return (baseX + quotient, baseX + quotient) }
    return remainder > 0 ? (baseX + quotient, baseX + quotient + 1) : (baseX + quotient - 1, baseX + quotient)
  }
}
