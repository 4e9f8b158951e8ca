/// Which region lies at the south-west corner of a leaf: in each row of leaves, the edges that cross its lower line from
/// west to east, and what has been crossed so far.
struct CornerLabels {
  /// Row, column and XOR of the regions beside the crossing edge; after sorting, XOR of all crossed so far.
  private var records: [UInt64] = []
  private var rowStarts: [Int] = []

  private static let limit = 8 << 20

  mutating func add(column: Int64, row: Int64, change: UInt16) throws(AtlasError) {
    guard records.count < Self.limit else { throw .tooLarge("crossings of an index", limit: Self.limit) }
    records.append(UInt64(row) << 40 | UInt64(column) << 16 | UInt64(change))
  }

  /// Makes the records ready to be asked. O(n log n).
  mutating func close(rows: Int64) {
    records.sort()
    rowStarts = [Int](repeating: records.count, count: Int(rows) + 1)
    var row = -1
    var label: UInt16 = 0
    for index in records.indices {
      let own = Int(records[index] >> 40)
      while row < own {
        row += 1
        rowStarts[row] = index
        label = 0
      }
      label ^= UInt16(truncatingIfNeeded: records[index])
      records[index] = records[index] & ~0xFFFF | UInt64(label)
    }
    while row < Int(rows) {
      row += 1
      rowStarts[row] = records.count
    }
  }

  /// The region at the corner of a leaf; 0 for nobody. O(log crossings in the row).
  func label(column: Int64, row: Int64) -> UInt16 {
    var low = rowStarts[Int(row)]
    let start = low
    var high = rowStarts[Int(row) + 1]
    let bound = UInt64(row) << 40 | UInt64(column) << 16 | 0xFFFF
    while low < high {
      let middle = (low + high) / 2
      if records[middle] <= bound { low = middle + 1 } else { high = middle }
    }
    return low == start ? 0 : UInt16(truncatingIfNeeded: records[low - 1])
  }
}
