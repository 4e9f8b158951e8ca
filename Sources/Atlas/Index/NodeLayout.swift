/// Lays the sorted runs out as tops, nodes and leaves, with a region for each square that no border touches.
struct NodeLayout {
  private let grid: IndexGrid
  private let runs: [UInt64]
  private let labels: CornerLabels
  private(set) var tables: IndexTables
  private var next = 0

  init(grid: IndexGrid, runs: [UInt64], labels: CornerLabels, tables: IndexTables) {
    self.grid = grid
    self.runs = runs
    self.labels = labels
    self.tables = tables
  }

  mutating func lay() throws(AtlasError) {
    tables.tops.reserveCapacity(grid.topCount)
    for top in 0..<grid.topCount {
      let corner = grid.firstLeaf(ofTop: top)
      guard isNext(UInt64(top), shift: 44) else {
        tables.tops.append(labels.label(column: corner.column, row: corner.row))
        continue
      }
      tables.tops.append(try Self.deeper(tables.upperBases.count, "nodes"))
      try layUpper(top, corner)
    }
  }

  private mutating func layUpper(_ top: Int, _ corner: (column: Int64, row: Int64)) throws(AtlasError) {
    tables.upperBases.append(UInt32(tables.lowerBases.count))
    var children = 0
    for square in 0..<64 {
      let inner = (column: corner.column + Int64(square & 7) << 3, row: corner.row + Int64(square >> 3) << 3)
      let key = UInt64(top << 6 | square)
      guard isNext(key, shift: 38) else {
        tables.upperNodes.append(labels.label(column: inner.column, row: inner.row))
        continue
      }
      tables.upperNodes.append(IndexLayout.deeper | UInt16(children))
      children += 1
      try layLower(key, inner)
    }
  }

  private mutating func layLower(_ node: UInt64, _ corner: (column: Int64, row: Int64)) throws(AtlasError) {
    let base = tables.leaves.count
    tables.lowerBases.append(UInt32(base))
    for square in 0..<64 {
      let (column, row) = (corner.column + Int64(square & 7), corner.row + Int64(square >> 3))
      let key = node << 6 | UInt64(square)
      let label = labels.label(column: column, row: row)
      guard isNext(key, shift: 32) else {
        tables.lowerNodes.append(label)
        continue
      }
      tables.lowerNodes.append(try Self.deeper(tables.leaves.count - base, "edges in a square"))
      tables.leaves.append(label)
      layRuns(key)
    }
  }

  private mutating func layRuns(_ key: UInt64) {
    while isNext(key, shift: 32) {
      let run = UInt32(truncatingIfNeeded: runs[next])
      next += 1
      tables.leaves.append(UInt16(truncatingIfNeeded: run))
      tables.leaves.append(UInt16(truncatingIfNeeded: run >> 16))
      let arc = tables.arcs[arcNumber(of: run)]
      tables.leaves.append(arc.left ^ arc.right | (isNext(key, shift: 32) ? 0 : IndexLayout.lastRun))
    }
  }

  private func arcNumber(of run: UInt32) -> Int {
    let start = (run & ~IndexLayout.longEdge) >> 8
    if run & IndexLayout.longEdge != 0 {
      let word = tables.longEdges.words[Int(start) * IndexLayout.longEdgeWords + 4]
      return Int(UInt32(bitPattern: word))
    }
    var low = 0
    var high = tables.arcs.count
    while low < high {
      let middle = (low + high) / 2
      if tables.arcs[middle].firstPoint <= start { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private func isNext(_ key: UInt64, shift: UInt64) -> Bool { next < runs.count && runs[next] >> shift == key }

  private static func deeper(_ number: Int, _ what: String) throws(AtlasError) -> UInt16 {
    guard number < Int(IndexLayout.deeper) else { throw .tooLarge("\(what) of an index", limit: 32_767) }
    return IndexLayout.deeper | UInt16(number)
  }
}
