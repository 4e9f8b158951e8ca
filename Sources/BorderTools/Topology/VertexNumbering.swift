import Atlas

/// Gives every distinct point a number, in the order of first sight: an open-addressed table of numbers over one array of points.
struct VertexNumbering {
  /// The distinct points; a point's number is its index.
  private(set) var vertices: ContiguousArray<LatticePoint> = []
  private var table: ContiguousArray<Int32>
  private var mask: Int

  init(expecting count: Int) {
    var capacity = 16
    while capacity < count { capacity *= 2 }
    table = ContiguousArray(repeating: -1, count: capacity)
    mask = capacity - 1
  }

  /// The numbers of all points, one each. O(points).
  ///
  /// A border that is run along a second time has the vertices of the first time, most often backwards: the neighbour of
  /// the number before is tried first, which spares a look into the table.
  mutating func numbers(of points: ContiguousArray<LatticePoint>) -> ContiguousArray<Int32> {
    var numbers = ContiguousArray<Int32>()
    numbers.reserveCapacity(points.count)
    var last = 0
    for point in points {
      let number: Int32
      if last > 0, vertices[last - 1] == point {
        number = Int32(truncatingIfNeeded: last - 1)
      } else if last + 1 < vertices.count, vertices[last + 1] == point {
        number = Int32(truncatingIfNeeded: last + 1)
      } else {
        number = self.number(of: point)
      }
      numbers.append(number)
      last = Int(number)
    }
    return numbers
  }

  /// The number of a point, a new one where it has not been seen.
  @inline(__always)
  mutating func number(of point: LatticePoint) -> Int32 {
    var slot = Self.hash(point) & mask
    while true {
      let found = table[slot]
      if found < 0 { break }
      if vertices[Int(found)] == point { return found }
      slot = (slot + 1) & mask
    }
    let number = Int32(truncatingIfNeeded: vertices.count)
    table[slot] = number
    vertices.append(point)
    if vertices.count * 4 > table.count * 3 { grow() }
    return number
  }

  private mutating func grow() {
    mask = table.count * 2 - 1
    table = ContiguousArray(repeating: -1, count: mask + 1)
    for (number, point) in vertices.enumerated() {
      var slot = Self.hash(point) & mask
      while table[slot] >= 0 { slot = (slot + 1) & mask }
      table[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Two multiplications mix every bit of both numbers into the low bits: no choice of neighbours on a grid clusters.
  @inline(__always)
  private static func hash(_ point: LatticePoint) -> Int {
    var key = UInt64(UInt32(bitPattern: point.x)) << 32 | UInt64(UInt32(bitPattern: point.y))
    key = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    key = (key ^ key >> 29) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: key >> 32)
  }
}
