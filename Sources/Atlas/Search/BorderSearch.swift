/// Finds the edge nearest to a point, square by square, nearest squares first.
///
/// Distances are taken on the plane that touches the Earth at the point's latitude. Microseconds: a few nodes and a few
/// dozen edges are looked at.
struct BorderSearch {
  private let index: AtlasIndex
  private let scale: PlaneScale
  /// The point, from the corner of the grid.
  private let x: Double
  private let y: Double

  /// The square of the distance to the nearest edge so far, in metres.
  private(set) var best = Double.infinity
  /// That edge.
  private(set) var edge: EdgeReference?

  init(_ index: AtlasIndex, from point: LatticePoint, scale: PlaneScale) {
    self.index = index
    self.scale = scale
    x = Double(Int64(point.x) - index.header.grid.west)
    y = Double(Int64(point.y) - index.header.grid.south)
  }

  /// Looks at everything that may be nearer than what has been found.
  mutating func run() {
    let grid = index.header.grid
    let side = Double(grid.leafSide << 6)
    let homeColumn = Int64(max(0, min(Double(grid.columns - 1), (x / side).rounded(.down))))
    let homeRow = Int64(max(0, min(Double(grid.rows - 1), (y / side).rounded(.down))))
    let last = max(homeColumn, grid.columns - 1 - homeColumn, homeRow, grid.rows - 1 - homeRow)
    // All of a ring of squares is at least this far away: the ring's number less one, in sides of a square.
    let sideMeters = side * min(scale.metersPerStepEast, scale.metersPerStepNorth)
    for ring in 0...last {
      let atLeast = Double(ring - 1) * sideMeters
      if atLeast > 0, atLeast * atLeast >= best { return }
      visit(ring: ring, aroundColumn: homeColumn, row: homeRow)
    }
  }

  private mutating func visit(ring: Int64, aroundColumn column: Int64, row: Int64) {
    let grid = index.header.grid
    for ringRow in max(0, row - ring)...min(grid.rows - 1, row + ring) {
      let isWhole = abs(ringRow - row) == ring
      let step = isWhole || ring == 0 ? 1 : 2 * ring
      for ringColumn in stride(from: column - ring, through: column + ring, by: Int(step))
      where (0..<grid.columns).contains(ringColumn) {
        visit(top: Int(ringRow * grid.columns + ringColumn), column: ringColumn << 6, row: ringRow << 6)
      }
    }
  }

  private mutating func visit(top: Int, column: Int64, row: Int64) {
    let tables = index.tables
    let entry = tables.tops[top]
    guard entry >= IndexLayout.deeper, square(column, row, leaves: 64) < best else { return }
    let upper = Int(entry & 0x7FFF)
    visitNearestFirst(tables.upperNodes + upper << 6, column: column, row: row, leaves: 8) {
      search, node, column, row in
      let lower = Int(tables.upperBases[upper]) + Int(node & 0x7FFF)
      search.visit(lower: lower, column: column, row: row)
    }
  }

  private mutating func visit(lower: Int, column: Int64, row: Int64) {
    let tables = index.tables
    visitNearestFirst(tables.lowerNodes + lower << 6, column: column, row: row, leaves: 1) {
      search, leaf, column, row in
      search.visit(leaf: tables.leaves + Int(tables.lowerBases[lower]) + Int(leaf & 0x7FFF), column: column, row: row)
    }
  }

  /// Goes through the occupied squares of a node, nearest first, as long as they may hold something nearer.
  @inline(__always)
  private mutating func visitNearestFirst(
    _ squares: UnsafePointer<UInt16>, column: Int64, row: Int64, leaves: Int64,
    _ visit: (inout BorderSearch, UInt16, Int64, Int64) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: (distance: Double, square: Int).self, capacity: 64) { open in
      var count = 0
      for square in 0..<64 where squares[square] >= IndexLayout.deeper {
        let distance = self.square(
          column + Int64(square & 7) * leaves, row + Int64(square >> 3) * leaves, leaves: leaves)
        if distance < best {
          open[count] = (distance, square)
          count += 1
        }
      }
      while count > 0 {
        var nearest = 0
        for index in 1..<max(count, 1) where open[index].distance < open[nearest].distance { nearest = index }
        let (distance, square) = open[nearest]
        guard distance < best else { return }
        count -= 1
        open[nearest] = open[count]
        visit(&self, squares[square], column + Int64(square & 7) * leaves, row + Int64(square >> 3) * leaves)
      }
    }
  }

  private mutating func visit(leaf: UnsafePointer<UInt16>, column: Int64, row: Int64) {
    var edges = LeafEdges(index.tables, leaf: leaf, column: column, row: row, shift: index.header.grid.shift)
    while let next = edges.next() {
      let distance = self.distance(to: next)
      if distance < best {
        best = distance
        edge = next.reference
      }
    }
  }

  /// The square of the distance to a square of leaves, in metres; 0 inside.
  @inline(__always)
  private func square(_ column: Int64, _ row: Int64, leaves: Int64) -> Double {
    let shift = index.header.grid.shift
    let side = Double(leaves << shift)
    let (west, south) = (Double(column << shift), Double(row << shift))
    let east = max(0, max(west - x, x - west - side)) * scale.metersPerStepEast
    let north = max(0, max(south - y, y - south - side)) * scale.metersPerStepNorth
    return east * east + north * north
  }

  /// The square of the distance to an edge, in metres.
  @inline(__always)
  func distance(to edge: LeafEdge) -> Double {
    let east = scale.metersPerStepEast
    let north = scale.metersPerStepNorth
    let (ax, ay) = ((Double(edge.x0) - x) * east, (Double(edge.y0) - y) * north)
    let (bx, by) = ((Double(edge.x1) - x) * east, (Double(edge.y1) - y) * north)
    let (dx, dy) = (bx - ax, by - ay)
    let length = dx * dx + dy * dy
    let along = length > 0 ? max(0, min(1, -(ax * dx + ay * dy) / length)) : 0
    let (px, py) = (ax + along * dx, ay + along * dy)
    return px * px + py * py
  }
}
