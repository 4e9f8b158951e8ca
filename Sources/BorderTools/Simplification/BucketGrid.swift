import Atlas

/// Items filed under the cells of a square grid over a box: a few items a cell as a rule.
struct BucketGrid {
  private let west: Int64
  private let south: Int64
  private let size: Int64
  let columns: Int
  let rows: Int
  /// Where each cell starts in `items`, and where the last one ends.
  private(set) var starts: ContiguousArray<Int32> = []
  private(set) var items: ContiguousArray<Int32> = []

  /// A grid of about as many cells as there are items.
  init(over box: Box, expecting count: Int) {
    let width = box.isEmpty ? 1 : Int64(box.east) - Int64(box.west) + 1
    let height = box.isEmpty ? 1 : Int64(box.north) - Int64(box.south) + 1
    let cells = Double(max(count, 1))
    var size = Int64((Double(width) * Double(height) / cells).squareRoot()) + 1
    // A long thin box has more columns than its area lets expect.
    size = max(size, max(width, height) / Int64(max(count, 16)) + 1)
    self.size = size
    west = box.isEmpty ? 0 : Int64(box.west)
    south = box.isEmpty ? 0 : Int64(box.south)
    columns = Int((width - 1) / size) + 1
    rows = Int((height - 1) / size) + 1
  }

  @inline(__always)
  func column(_ x: Int32) -> Int { min(max(Int((Int64(x) - west) / size), 0), columns - 1) }

  @inline(__always)
  func row(_ y: Int32) -> Int { min(max(Int((Int64(y) - south) / size), 0), rows - 1) }

  func cell(_ column: Int, _ row: Int) -> Int { row * columns + column }

  /// Files items under the cells given for them, in the order given.
  mutating func fill(_ entries: ContiguousArray<(cell: Int32, item: Int32)>) {
    starts = ContiguousArray(repeating: 0, count: columns * rows + 1)
    for entry in entries { starts[Int(entry.cell) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    items = ContiguousArray(repeating: 0, count: entries.count)
    for entry in entries {
      items[Int(next[Int(entry.cell)])] = entry.item
      next[Int(entry.cell)] += 1
    }
  }

  /// The cells that a segment passes, row by row; a cell too many at either end does no harm.
  @inline(__always)
  func forEachCell(along a: LatticePoint, _ b: LatticePoint, _ body: (Int32) -> Void) {
    let (low, high) = a.y <= b.y ? (a, b) : (b, a)
    let (bottom, top) = (row(low.y), row(high.y))
    if bottom == top {
      for column in column(min(a.x, b.x))...column(max(a.x, b.x)) { body(Int32(cell(column, bottom))) }
      return
    }
    let slope = (Double(high.x) - Double(low.x)) / (Double(high.y) - Double(low.y))
    for row in bottom...top {
      let from = max(Double(low.y), Double(south + Int64(row) * size))
      let to = min(Double(high.y), Double(south + Int64(row + 1) * size))
      let x0 = Double(low.x) + slope * (from - Double(low.y))
      let x1 = Double(low.x) + slope * (to - Double(low.y))
      // Two steps of room for what a Double rounds off.
      let (left, right) = (column(Int32(min(x0, x1)) &- 2), column(Int32(max(x0, x1)) &+ 2))
      for column in left...right { body(Int32(cell(column, row))) }
    }
  }
}
