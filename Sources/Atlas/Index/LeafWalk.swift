/// The way from the south-west corner of a leaf north and then east to a point, and the edges it crosses.
///
/// Everything is counted from the corner. The point stands for one a hair further east and a far finer hair further
/// north, so that the way never meets the end of an edge; the half-open comparisons below say just that.
struct LeafWalk {
  private let tables: IndexView
  /// Steps east and north of the corner.
  private let x: Int
  private let y: Int
  /// The corner, from the corner of the grid.
  private let cornerX: Int
  private let cornerY: Int

  @inline(__always)
  init(tables: IndexView, east: UInt64, north: UInt64, shift: UInt64) {
    self.tables = tables
    let mask = UInt64(1) << shift &- 1
    x = Int(truncatingIfNeeded: east & mask)
    y = Int(truncatingIfNeeded: north & mask)
    cornerX = Int(truncatingIfNeeded: east & ~mask)
    cornerY = Int(truncatingIfNeeded: north & ~mask)
  }

  /// The region at the point, from the words of the leaf.
  @inline(__always)
  func number(_ words: UnsafePointer<UInt16>) -> Int {
    var answer = words[0]
    var word = words + 1
    while true {
      let run = UInt32(word[0]) | UInt32(word[1]) << 16
      let tag = word[2]
      let parity = run & IndexLayout.longEdge == 0 ? parity(ofShort: run) : parity(ofLong: run)
      answer ^= (tag & 0x7FFF) & (0 &- parity)
      if tag >= IndexLayout.lastRun { return Int(answer) }
      word += 3
    }
  }

  /// 1 where the way crosses the run an odd number of times.
  @inline(__always)
  private func parity(ofShort run: UInt32) -> UInt16 {
    var point = tables.points + Int(run >> 8)
    var more = Int(run & 0xFF)
    var (x0, y0) = near(point.pointee)
    var parity = false
    while true {
      point += 1
      let (x1, y1) = near(point.pointee)
      if (y0 <= y) != (y1 <= y) { parity = parity != crossesEastward(x0, y0, x1, y1) }
      if (x0 <= 0) != (x1 <= 0) { parity = parity != crossesNorthward(x0, y0, x1, y1) }
      if more == 0 { return parity ? 1 : 0 }
      more &-= 1
      (x0, y0) = (x1, y1)
    }
  }

  private func parity(ofLong run: UInt32) -> UInt16 {
    let words = tables.longEdges + Int((run & ~IndexLayout.longEdge) >> 8) &* IndexLayout.longEdgeWords
    let (x0, y0) = (Int(words[0]) &- cornerX, Int(words[1]) &- cornerY)
    let (x1, y1) = (Int(words[2]) &- cornerX, Int(words[3]) &- cornerY)
    var parity = false
    if (y0 <= y) != (y1 <= y) { parity = parity != crossesEastward(x0, y0, x1, y1) }
    if (x0 <= 0) != (x1 <= 0) { parity = parity != crossesNorthward(x0, y0, x1, y1) }
    return parity ? 1 : 0
  }

  /// A point known by its lower halves, from the corner: it is within 32,768 steps.
  @inline(__always)
  private func near(_ word: UInt32) -> (x: Int, y: Int) {
    (
      Int(Int16(truncatingIfNeeded: Int(word & 0xFFFF) &- cornerX)),
      Int(Int16(truncatingIfNeeded: Int(word >> 16) &- cornerY))
    )
  }

  /// For an edge that reaches the height of the point: whether it lies between the corner's side and the point's.
  @inline(__always)
  private func crossesEastward(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Bool {
    // Turned upwards, so that multiplying by the height keeps the sense of a comparison.
    let sign = (y1 &- y0) >> 63
    let height = ((y1 &- y0) ^ sign) &- sign
    let width = ((x1 &- x0) ^ sign) &- sign
    let edge = (y &- y0) &* width &+ x0 &* height
    return (edge <= x &* height) != (edge <= 0)
  }

  /// For an edge that reaches the west side of the leaf: whether it meets it between the corner and the point's height.
  @inline(__always)
  private func crossesNorthward(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Bool {
    let sign = (x1 &- x0) >> 63
    let width = ((x1 &- x0) ^ sign) &- sign
    let height = ((y1 &- y0) ^ sign) &- sign
    let edge = y0 &* width &- x0 &* height
    // Met exactly at a height, an edge that climbs is above it a hair further east.
    let climbs = height > 0 ? 1 : 0
    return (y &* width &- edge >= climbs) != (0 &- edge >= climbs)
  }
}
