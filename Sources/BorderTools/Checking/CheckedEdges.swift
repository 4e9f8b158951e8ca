/// Every stretch between two neighbouring positions once, with the rings that use it, from west to east.
struct CheckedEdges {
  /// From the western to the eastern end; a vertical one from south to north.
  struct Edge {
    var x0: Int32
    var y0: Int32
    var x1: Int32
    var y1: Int32
    /// Which of `uses`.
    var uses: Range<Int32>
  }

  struct Use {
    var ring: Int32
    /// Whether the ring runs it from west to east, its inside then lying to the north.
    var isEastward: Bool
  }

  private(set) var edges: ContiguousArray<Edge> = []
  private(set) var uses: ContiguousArray<Use> = []

  private struct Record {
    var from: UInt64
    var to: UInt64
    var use: Use
  }

  init(_ map: CheckedMap) {
    var records: ContiguousArray<Record> = []
    records.reserveCapacity(map.xs.count)
    for (index, ring) in map.rings.enumerated() {
      for position in ring.positions.dropFirst() {
        let a = Self.key(map.xs[position - 1], map.ys[position - 1])
        let b = Self.key(map.xs[position], map.ys[position])
        guard a != b else { continue }
        records.append(
          Record(from: min(a, b), to: max(a, b), use: Use(ring: Int32(index), isEastward: a < b)))
      }
    }
    records.sort { ($0.from, $0.to, $0.use.ring) < ($1.from, $1.to, $1.use.ring) }
    gather(records)
  }

  private mutating func gather(_ records: ContiguousArray<Record>) {
    var start = 0
    for index in records.indices {
      uses.append(records[index].use)
      let isLast = index + 1 == records.count
      guard isLast || records[index + 1].from != records[index].from || records[index + 1].to != records[index].to
      else { continue }
      let (x0, y0) = Self.point(records[index].from)
      let (x1, y1) = Self.point(records[index].to)
      edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, uses: Int32(start)..<Int32(index + 1)))
      start = index + 1
    }
  }

  /// A number that sorts by x, then y.
  private static func key(_ x: Int32, _ y: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: x) ^ 0x8000_0000) << 32 | UInt64(UInt32(bitPattern: y) ^ 0x8000_0000)
  }

  private static func point(_ key: UInt64) -> (Int32, Int32) {
    (
      Int32(bitPattern: UInt32(truncatingIfNeeded: key >> 32) ^ 0x8000_0000),
      Int32(bitPattern: UInt32(truncatingIfNeeded: key) ^ 0x8000_0000)
    )
  }
}
