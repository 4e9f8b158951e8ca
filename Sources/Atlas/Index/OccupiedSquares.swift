/// Which of the 64 squares of each node have something deeper: one bit each, so that a search need not look at the others.
/// Made when an index is opened; eight bytes a node.
struct OccupiedSquares {
  /// By node of the upper floor.
  let upper: [UInt64]
  /// By node of the lower floor.
  let lower: [UInt64]

  init(_ header: IndexHeader, _ tables: IndexView) {
    upper = Self.masks(tables.upperNodes, header[.upperBases])
    lower = Self.masks(tables.lowerNodes, header[.lowerBases])
  }

  private static func masks(_ squares: UnsafePointer<UInt16>, _ count: Int) -> [UInt64] {
    (0..<count).map { node in
      var mask: UInt64 = 0
      for square in 0..<64 where squares[node << 6 | square] >= IndexLayout.deeper { mask |= 1 << UInt64(square) }
      return mask
    }
  }
}
