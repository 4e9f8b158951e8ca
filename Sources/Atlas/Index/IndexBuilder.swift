/// Derives an index from arcs.
///
/// Each edge is put into the leaves it touches, as part of a run where the edge before it is there too; the region at
/// each corner comes from the lines between rows that edges cross. Peak memory beside the finished tables: eight bytes
/// a run and eight a crossing.
struct IndexBuilder {
  private let grid: IndexGrid
  /// For each region's number the region that answers for it.
  private let answers: [UInt16]
  private var tables: IndexTables
  /// Leaf in the upper half, run in the lower: sorted, they stand as the index wants them.
  private var runs: [UInt64] = []
  private var labels = CornerLabels()

  init(grid: IndexGrid, answers: [UInt16], expectedPoints: Int) throws(AtlasError) {
    guard grid.topCount <= IndexLayout.maxTops else {
      throw .tooLarge("squares of an index", limit: IndexLayout.maxTops)
    }
    self.grid = grid
    self.answers = answers
    tables = IndexTables(answers: answers)
    tables.points.reserveCapacity(expectedPoints)
    runs.reserveCapacity(expectedPoints / 2)
  }

  /// Adds an arc. One with the same region on both sides, at this level, divides nothing and is left out.
  mutating func add(left: Int, right: Int, points: UnsafeBufferPointer<LatticePoint>) throws(AtlasError) {
    let (left, right) = (answers[left], answers[right])
    guard left != right, points.count >= 2 else { return }
    let arc = UInt32(tables.arcs.count)
    let start = tables.points.count
    tables.arcs.append(IndexArc(firstPoint: UInt32(start), left: left, right: right))
    for point in points { tables.points.append(low: Int64(point.x) - grid.west, Int64(point.y) - grid.south) }
    for index in 1..<points.count {
      let edge = IndexEdge(points[index - 1], points[index], in: grid)
      try place(edge, number: UInt32(start + index - 1), arc: arc)
      try edge.forEachCrossing(shift: grid.shift) { (column, row) throws(AtlasError) in
        try labels.add(column: column, row: row, change: left ^ right)
      }
    }
  }

  private mutating func place(_ edge: IndexEdge, number: UInt32, arc: UInt32) throws(AtlasError) {
    let isLong = edge.isLong(leafSide: grid.leafSide)
    let start = isLong ? UInt32(tables.longEdges.count / IndexLayout.longEdgeWords) : number
    if isLong { tables.longEdges.append(edge, arc: arc) }
    let run = start << 8 | (isLong ? IndexLayout.longEdge : 0)
    try edge.forEachLeaf(shift: grid.shift) { (column, row) throws(AtlasError) in
      let key = grid.key(column: column, row: row) << 32
      if !isLong, extendRun(key: key, by: number) { return }
      guard runs.count < IndexLayout.maxRuns else { throw .tooLarge("runs of an index", limit: IndexLayout.maxRuns) }
      runs.append(key | UInt64(run))
    }
  }

  /// Lengthens the run in this leaf that ends where the edge begins, if it is among the last few.
  @inline(__always)
  private mutating func extendRun(key: UInt64, by number: UInt32) -> Bool {
    var index = runs.count - 1
    let stop = max(0, runs.count - 6)
    while index >= stop {
      let run = runs[index]
      if run & ~0xFFFF_FFFF == key {
        let low = UInt32(truncatingIfNeeded: run)
        let length = low & 0xFF + 1
        guard low & IndexLayout.longEdge == 0, low >> 8 + length == number, length < IndexLayout.maxRun else {
          return false
        }
        runs[index] = run + 1
        return true
      }
      index -= 1
    }
    return false
  }

  /// Lays out the squares. O(runs · log runs + squares).
  consuming func finish() throws(AtlasError) -> IndexTables {
    runs.sort()
    labels.close(rows: grid.leafRows)
    var layout = NodeLayout(grid: grid, runs: runs, labels: labels, tables: tables)
    try layout.lay()
    return layout.tables
  }
}

extension IndexEdge {
  /// Whether an end can be too far from the corner of a leaf that the edge touches to be told from its lower 16 bits.
  @inline(__always)
  fileprivate func isLong(leafSide: Int64) -> Bool {
    let reach = 32_767 - leafSide - 1
    return abs(x1 - x0) > reach || abs(y1 - y0) > reach
  }
}
