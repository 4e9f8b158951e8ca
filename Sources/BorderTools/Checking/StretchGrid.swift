/// The stretches of a map's borders by cells of a square grid, for questions after the nearest one of a feature.
struct StretchGrid {
  private let cell: Double
  private let west: Double
  private let south: Double
  private let columns: Int
  private let rows: Int
  private var starts: ContiguousArray<Int32>
  private var items: ContiguousArray<Int32>
  /// The feature of the stretch that ends at each position; -1 where none does.
  private var owners: ContiguousArray<Int32>

  init(_ map: CheckedMap, _ lines: FeatureLines, cell wanted: Double) {
    let box = (map.xs.min() ?? 0, map.ys.min() ?? 0, map.xs.max() ?? 0, map.ys.max() ?? 0)
    west = Double(box.0)
    south = Double(box.1)
    let (width, height) = (Double(box.2) - west + 1, Double(box.3) - south + 1)
    // Not many more cells than positions.
    cell = max(wanted, (width * height / Double(max(map.xs.count, 1024) * 4)).squareRoot())
    columns = Int(width / cell) + 1
    rows = Int(height / cell) + 1
    owners = ContiguousArray(repeating: -1, count: map.xs.count)
    for (feature, ranges) in lines.all.enumerated() {
      for range in ranges { for index in range.dropFirst() { owners[index] = Int32(feature) } }
    }
    starts = ContiguousArray(repeating: 0, count: columns * rows + 1)
    items = []
    fill(map)
  }

  @inline(__always)
  func owner(of stretch: Int) -> Int32 { owners.indices.contains(stretch) ? owners[stretch] : -1 }

  /// The nearest stretch of a feature, ring of cells by ring of cells outwards; nil where the feature has none.
  func nearest(_ x: Double, _ y: Double, feature: Int32, _ map: CheckedMap) -> (stretch: Int, square: Double)? {
    var best: (stretch: Int, square: Double)?
    let (column, row) = (self.column(x), self.row(y))
    var reach = 0
    while reach <= max(columns, rows) {
      // What is not within the rings looked at so far is at least this far away.
      let safe = Double(reach - 1) * cell
      if let best, reach > 0, best.square <= safe * safe { break }
      visitRing(column, row, reach) { stretch in
        guard owners[stretch] == feature else { return }
        let square = Stretch.square(x, y, map, stretch)
        if square < best?.square ?? .infinity { best = (stretch, square) }
      }
      reach += 1
    }
    return best
  }

  private func visitRing(_ column: Int, _ row: Int, _ reach: Int, _ body: (Int) -> Void) {
    for r in max(row - reach, 0)...min(row + reach, rows - 1) {
      let isEdge = r == row - reach || r == row + reach
      for c in stride(from: column - reach, through: column + reach, by: isEdge ? 1 : max(2 * reach, 1)) {
        guard c >= 0, c < columns else { continue }
        for item in Int(starts[r * columns + c])..<Int(starts[r * columns + c + 1]) { body(Int(items[item])) }
      }
    }
  }

  private mutating func fill(_ map: CheckedMap) {
    forEachCell(map) { cell, _ in starts[cell + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    items = ContiguousArray(repeating: 0, count: Int(starts[starts.count - 1]))
    var next = starts
    forEachCell(map) { cell, stretch in
      items[Int(next[cell])] = Int32(stretch)
      next[cell] += 1
    }
  }

  /// Every cell of the box of every stretch: stretches are short, so the box is as good as the line.
  private func forEachCell(_ map: CheckedMap, _ body: (Int, Int) -> Void) {
    for stretch in owners.indices where owners[stretch] >= 0 {
      let (x0, x1) = (Double(map.xs[stretch - 1]), Double(map.xs[stretch]))
      let (y0, y1) = (Double(map.ys[stretch - 1]), Double(map.ys[stretch]))
      for r in row(min(y0, y1))...row(max(y0, y1)) {
        for c in column(min(x0, x1))...column(max(x0, x1)) { body(r * columns + c, stretch) }
      }
    }
  }

  @inline(__always)
  private func column(_ x: Double) -> Int { min(max(Int((x - west) / cell), 0), columns - 1) }

  @inline(__always)
  private func row(_ y: Double) -> Int { min(max(Int((y - south) / cell), 0), rows - 1) }
}
