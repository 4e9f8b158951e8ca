/// Finds the edge nearest to a point, square by square, nearest squares first.
///
/// Distances are taken on the plane that touches the Earth at the point's latitude. About a microsecond: a few nodes and
/// a few dozen edges are looked at.
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
    let column = Int64(max(0, min(Double(grid.columns - 1), (x / side).rounded(.down))))
    let row = Int64(max(0, min(Double(grid.rows - 1), (y / side).rounded(.down))))
    let last = max(column, grid.columns - 1 - column, row, grid.rows - 1 - row)
    // All of a ring of squares is at least this far away: the ring's number less one, in sides of a square.
    let sideMeters = side * min(scale.metersPerStepEast, scale.metersPerStepNorth)
    for ring in 0...last {
      let atLeast = Double(ring - 1) * sideMeters
      if atLeast > 0, atLeast * atLeast >= best { return }
      visit(ring: ring, aroundColumn: column, row: row)
    }
  }

  /// Visits the top squares of a ring, the one nearest to the point first: it bounds the others.
  private mutating func visit(ring: Int64, aroundColumn column: Int64, row: Int64) {
    var nearest: (distance: Double, column: Int64, row: Int64)?
    forEachTop(ofRing: ring, aroundColumn: column, row: row) { search, column, row in
      let distance = search.distance(toTop: column, row)
      if distance < nearest?.distance ?? search.best { nearest = (distance, column, row) }
    }
    guard let nearest else { return }
    visit(top: nearest.column, nearest.row)
    forEachTop(ofRing: ring, aroundColumn: column, row: row) { search, column, row in
      guard search.distance(toTop: column, row) < search.best else { return }
      if column != nearest.column || row != nearest.row { search.visit(top: column, row) }
    }
  }

  @inline(__always)
  private mutating func forEachTop(
    ofRing ring: Int64, aroundColumn column: Int64, row: Int64, _ body: (inout BorderSearch, Int64, Int64) -> Void
  ) {
    let grid = index.header.grid
    for ringRow in max(0, row - ring)...min(grid.rows - 1, row + ring) {
      let step = abs(ringRow - row) == ring ? 1 : 2 * ring
      var ringColumn = column - ring
      while ringColumn <= column + ring {
        if ringColumn >= 0, ringColumn < grid.columns,
          index.tables.tops[Int(ringRow &* grid.columns &+ ringColumn)] >= IndexLayout.deeper
        {
          body(&self, ringColumn, ringRow)
        }
        ringColumn += step
      }
    }
  }

  private mutating func visit(top column: Int64, _ row: Int64) {
    let tables = index.tables
    let upper = Int(tables.tops[Int(row &* index.header.grid.columns &+ column)] & 0x7FFF)
    let distances = distances(column: column << 6, row: row << 6, leaves: 8)
    var open = index.occupied.upper[upper]
    while open != 0 {
      let next = distances.nearest(in: open)
      guard next.distance < best else { return }
      open &= ~(1 << UInt64(next.square))
      let lower = Int(tables.upperBases[upper]) &+ Int(tables.upperNodes[upper << 6 | next.square] & 0x7FFF)
      visit(lower: lower, column << 6 | Int64(next.square & 7) << 3, row << 6 | Int64(next.square >> 3) << 3)
    }
  }

  private mutating func visit(lower: Int, _ column: Int64, _ row: Int64) {
    let tables = index.tables
    let distances = distances(column: column, row: row, leaves: 1)
    let leaves = tables.leaves + Int(tables.lowerBases[lower])
    var open = index.occupied.lower[lower]
    while open != 0 {
      let next = distances.nearest(in: open)
      guard next.distance < best else { return }
      open &= ~(1 << UInt64(next.square))
      let leaf = leaves + Int(tables.lowerNodes[lower << 6 | next.square] & 0x7FFF)
      visit(leaf: leaf, column: column | Int64(next.square & 7), row: row | Int64(next.square >> 3))
    }
  }

  private mutating func visit(leaf: UnsafePointer<UInt16>, column: Int64, row: Int64) {
    var edges = LeafEdges(index.tables, leaf: leaf, column: column, row: row, shift: index.header.grid.shift)
    while let next = edges.next() {
      guard let distance = distance(to: next, below: best) else { continue }
      best = distance
      edge = next.reference
    }
  }

  @inline(__always)
  private func distances(column: Int64, row: Int64, leaves: Int64) -> SquareDistances {
    let shift = index.header.grid.shift
    return SquareDistances(
      west: Double(column << shift) - x, south: Double(row << shift) - y, side: Double(leaves << shift), scale: scale)
  }

  /// The square of the distance to a top square, in metres; 0 inside.
  @inline(__always)
  private func distance(toTop column: Int64, _ row: Int64) -> Double {
    let shift = index.header.grid.shift &+ 6
    let side = Double(1 << shift)
    let west = Double(column << shift) - x
    let south = Double(row << shift) - y
    let east = max(0, max(west, -west - side)) * scale.metersPerStepEast
    let north = max(0, max(south, -south - side)) * scale.metersPerStepNorth
    return east * east + north * north
  }

  /// The square of the distance to an edge, in metres; nil where it is not below a bound.
  @inline(__always)
  func distance(to edge: LeafEdge, below bound: Double = .infinity) -> Double? {
    let (east, north) = (scale.metersPerStepEast, scale.metersPerStepNorth)
    let (ax, ay) = ((Double(edge.x0) - x) * east, (Double(edge.y0) - y) * north)
    let (dx, dy) = (Double(edge.x1 &- edge.x0) * east, Double(edge.y1 &- edge.y0) * north)
    let along = -(ax * dx + ay * dy)
    let length = dx * dx + dy * dy
    if along <= 0 || along >= length {
      let (px, py) = along <= 0 ? (ax, ay) : (ax + dx, ay + dy)
      let distance = px * px + py * py
      return distance < bound ? distance : nil
    }
    // Between its ends: the height of the triangle; divided only where that is worth while.
    let area = ax * dy - ay * dx
    return area * area < bound * length ? area * area / length : nil
  }
}
