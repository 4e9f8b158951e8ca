/// Which edge of the index.
enum EdgeReference: Hashable {
  /// The number of its first point.
  case short(Int)
  /// Its number among the long ones.
  case long(Int)
}

/// An edge, from the corner of the grid.
struct LeafEdge {
  var reference: EdgeReference
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int
}

/// The edges of a leaf, one after the other.
struct LeafEdges {
  private let tables: IndexView
  private let cornerX: Int
  private let cornerY: Int
  private var word: UnsafePointer<UInt16>
  private var isAtEnd = false
  private var point = 0
  private var pointsLeft = 0

  init(_ tables: IndexView, leaf: UnsafePointer<UInt16>, column: Int64, row: Int64, shift: Int64) {
    self.tables = tables
    cornerX = Int(column << shift)
    cornerY = Int(row << shift)
    word = leaf + 1
  }

  @inline(__always)
  mutating func next() -> LeafEdge? {
    if pointsLeft == 0 {
      if isAtEnd { return nil }
      let run = UInt32(word[0]) | UInt32(word[1]) << 16
      isAtEnd = word[2] >= IndexLayout.lastRun
      word += 3
      if run & IndexLayout.longEdge != 0 { return long(Int((run & ~IndexLayout.longEdge) >> 8)) }
      point = Int(run >> 8)
      pointsLeft = Int(run & 0xFF) + 1
    }
    let from = near(tables.points[point])
    let to = near(tables.points[point + 1])
    defer {
      point += 1
      pointsLeft -= 1
    }
    return LeafEdge(reference: .short(point), x0: from.x, y0: from.y, x1: to.x, y1: to.y)
  }

  private func long(_ number: Int) -> LeafEdge {
    let words = tables.longEdges + number * IndexLayout.longEdgeWords
    return LeafEdge(
      reference: .long(number), x0: Int(words[0]), y0: Int(words[1]), x1: Int(words[2]), y1: Int(words[3]))
  }

  /// A point known by its lower halves: the one within 32,768 steps of the corner.
  @inline(__always)
  private func near(_ word: UInt32) -> (x: Int, y: Int) {
    (
      cornerX + Int(Int16(truncatingIfNeeded: Int(word & 0xFFFF) - cornerX)),
      cornerY + Int(Int16(truncatingIfNeeded: Int(word >> 16) - cornerY))
    )
  }
}
