import Atlas

/// A stretch of an arc between two points that are kept, and so neighbours in the result.
struct Segment {
  /// Indices into the points of all arcs.
  var first: Int32
  var last: Int32
  var arc: Int32
  var isNew: Bool

  /// Whether points between its ends are left out.
  var isChord: Bool { last - first >= 2 }
}

/// Exact questions about segments on the lattice.
enum Segments {
  /// Twice the area of the triangle, positive where `c` lies to the left of the way from `a` to `b`.
  @inline(__always)
  static func turn(_ a: LatticePoint, _ b: LatticePoint, _ c: LatticePoint) -> Int64 {
    (Int64(b.x) - Int64(a.x)) * (Int64(c.y) - Int64(a.y)) - (Int64(b.y) - Int64(a.y)) * (Int64(c.x) - Int64(a.x))
  }

  /// Whether two segments have a point in common other than an end they share.
  static func collide(_ a: LatticePoint, _ b: LatticePoint, _ c: LatticePoint, _ d: LatticePoint) -> Bool {
    if a == c { return b == d || overlap(at: a, b, d) }
    if a == d { return b == c || overlap(at: a, b, c) }
    if b == c { return overlap(at: b, a, d) }
    if b == d { return overlap(at: b, a, c) }
    let (c1, d1) = (turn(a, b, c), turn(a, b, d))
    let (a1, b1) = (turn(c, d, a), turn(c, d, b))
    if (c1 > 0) != (d1 > 0), c1 != 0, d1 != 0, (a1 > 0) != (b1 > 0), a1 != 0, b1 != 0 { return true }
    return (c1 == 0 && isWithin(c, a, b)) || (d1 == 0 && isWithin(d, a, b)) || (a1 == 0 && isWithin(a, c, d))
      || (b1 == 0 && isWithin(b, c, d))
  }

  /// Whether the ways from one point to two others lie on one another.
  private static func overlap(at point: LatticePoint, _ a: LatticePoint, _ b: LatticePoint) -> Bool {
    guard turn(point, a, b) == 0 else { return false }
    let (ax, ay) = (Int64(a.x) - Int64(point.x), Int64(a.y) - Int64(point.y))
    let (bx, by) = (Int64(b.x) - Int64(point.x), Int64(b.y) - Int64(point.y))
    return ax.signum() * bx.signum() > 0 || ay.signum() * by.signum() > 0
  }

  private static func isWithin(_ p: LatticePoint, _ a: LatticePoint, _ b: LatticePoint) -> Bool {
    min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
  }
}

/// A box on the lattice, edges included.
struct Box {
  var west = Int32.max
  var south = Int32.max
  var east = Int32.min
  var north = Int32.min

  @inline(__always)
  mutating func add(_ point: LatticePoint) {
    west = min(west, point.x)
    south = min(south, point.y)
    east = max(east, point.x)
    north = max(north, point.y)
  }

  @inline(__always)
  func contains(_ point: LatticePoint) -> Bool {
    west <= point.x && point.x <= east && south <= point.y && point.y <= north
  }

  var isEmpty: Bool { west > east }
}
