extension AtlasIndex {
  /// The regions on both sides of an edge. O(log arcs).
  func sides(of edge: EdgeReference) -> (left: Int, right: Int) {
    let arc: IndexArc
    switch edge {
    case .long(let number):
      arc = tables.arcs[Int(tables.longEdges[number * IndexLayout.longEdgeWords + 4])]
    case .short(let point):
      var low = 0
      var high = header[.arcs]
      while low < high {
        let middle = (low + high) / 2
        if Int(tables.arcs[middle].firstPoint) <= point { low = middle + 1 } else { high = middle }
      }
      arc = tables.arcs[max(low - 1, 0)]
    }
    return (Int(arc.left), Int(arc.right))
  }

  /// The numbers of all regions with a border within a distance of a point, nearest first; 0 for nobody.
  func regions(within meters: Double, of point: LatticePoint, scale: PlaneScale) -> [Int] {
    var found: [(number: Int, square: Double)] = []
    let search = BorderSearch(self, from: point, scale: scale)
    forEachLeaf(within: meters, of: point, scale: scale) { leaf, column, row in
      var edges = LeafEdges(tables, leaf: leaf, column: column, row: row, shift: header.grid.shift)
      while let edge = edges.next() {
        guard let square = search.distance(to: edge), square <= meters * meters else { continue }
        let sides = sides(of: edge.reference)
        for number in [sides.left, sides.right] { Self.keep(number, square, in: &found) }
      }
    }
    return found.sorted { ($0.square, $0.number) < ($1.square, $1.number) }.map(\.number)
  }

  private static func keep(_ number: Int, _ square: Double, in found: inout [(number: Int, square: Double)]) {
    if let at = found.firstIndex(where: { $0.number == number }) {
      found[at].square = min(found[at].square, square)
    } else {
      found.append((number, square))
    }
  }

  /// The leaves that touch a box around a point.
  private func forEachLeaf(
    within meters: Double, of point: LatticePoint, scale: PlaneScale,
    _ body: (UnsafePointer<UInt16>, Int64, Int64) -> Void
  ) {
    let grid = header.grid
    func leaves(_ center: Int64, _ perStep: Double, _ limit: Int64) -> ClosedRange<Int64>? {
      let reach = Int64(min(meters / perStep, 1e9)) + 1
      let low = max(0, (center - reach) >> grid.shift)
      let high = min(limit - 1, (center + reach) >> grid.shift)
      return low <= high ? low...high : nil
    }
    guard let columns = leaves(Int64(point.x) - grid.west, scale.metersPerStepEast, grid.leafColumns),
      let rows = leaves(Int64(point.y) - grid.south, scale.metersPerStepNorth, grid.leafRows)
    else { return }
    for row in rows {
      for column in columns {
        if let leaf = leaf(column: column, row: row) { body(leaf, column, row) }
      }
    }
  }

  /// The words of a leaf; nil where no border touches it.
  private func leaf(column: Int64, row: Int64) -> UnsafePointer<UInt16>? {
    let top = tables.tops[Int((row >> 6) * header.grid.columns + column >> 6)]
    guard top >= IndexLayout.deeper else { return nil }
    let upper = Int(top & 0x7FFF)
    let node = tables.upperNodes[upper << 6 | Int((row >> 3 & 7) << 3 | column >> 3 & 7)]
    guard node >= IndexLayout.deeper else { return nil }
    let lower = Int(tables.upperBases[upper]) + Int(node & 0x7FFF)
    let leaf = tables.lowerNodes[lower << 6 | Int((row & 7) << 3 | column & 7)]
    guard leaf >= IndexLayout.deeper else { return nil }
    return tables.leaves + Int(tables.lowerBases[lower]) + Int(leaf & 0x7FFF)
  }
}
