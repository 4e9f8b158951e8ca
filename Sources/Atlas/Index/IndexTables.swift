/// The tables of an index in the making, element for element as `IndexLayout` has them.
struct IndexTables {
  var answers: [UInt16]
  var tops: [UInt16] = []
  var upperNodes: [UInt16] = []
  var upperBases: [UInt32] = []
  var lowerNodes: [UInt16] = []
  var lowerBases: [UInt32] = []
  var leaves: [UInt16] = []
  var points = LowPoints()
  var longEdges = LongEdges()
  var arcs: [IndexArc] = []

  init(answers: [UInt16]) { self.answers = answers }
}

/// An arc as the index knows it.
struct IndexArc: Hashable {
  var firstPoint: UInt32
  var left: UInt16
  var right: UInt16
}

/// The lower halves of points.
struct LowPoints {
  private(set) var words: [UInt32] = []

  var count: Int { words.count }

  mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

  @inline(__always)
  mutating func append(low x: Int64, _ y: Int64) {
    words.append(UInt32(UInt16(truncatingIfNeeded: x)) | UInt32(UInt16(truncatingIfNeeded: y)) << 16)
  }
}

/// Edges too long for lower halves.
struct LongEdges {
  private(set) var words: [Int32] = []

  var count: Int { words.count }

  mutating func append(_ edge: IndexEdge, arc: UInt32) {
    for coordinate in [edge.x0, edge.y0, edge.x1, edge.y1] { words.append(Int32(coordinate)) }
    words.append(Int32(bitPattern: arc))
  }
}
