import Atlas

extension NumberedPaths {
  /// Twice the area a ring encloses, counter-clockwise positive. Exact for rings that do not wind about themselves: sums wrap
  /// around, and what comes out fits. O(vertices).
  func doubleArea(_ path: Path) -> Int64 {
    let numbers = self[path]
    guard let first = numbers.first, let last = numbers.last else { return 0 }
    let origin = vertices[Int(first)]
    var area: Int64 = 0
    var previous = vertices[Int(last)]
    for number in numbers {
      let point = vertices[Int(number)]
      let (ax, ay) = (Int64(previous.x) - Int64(origin.x), Int64(previous.y) - Int64(origin.y))
      let (bx, by) = (Int64(point.x) - Int64(origin.x), Int64(point.y) - Int64(origin.y))
      area = area &+ (ax &* by &- bx &* ay)
      previous = point
    }
    return area
  }

  /// Whether a ring encloses nothing because all of it lies on one line. A ring that crosses itself can have as much land on
  /// one side as on the other and still is not flat. O(vertices).
  func isFlat(_ path: Path) -> Bool {
    let numbers = self[path]
    guard numbers.count >= 3, let first = numbers.first else { return true }
    let a = vertices[Int(first)]
    guard let second = numbers.first(where: { vertices[Int($0)] != a }) else { return true }
    let b = vertices[Int(second)]
    return numbers.allSatisfy { Segments.turn(a, b, vertices[Int($0)]) == 0 }
  }

  /// Runs a ring the other way round.
  mutating func reverse(_ path: Path) {
    var low = Int(path.range.lowerBound)
    var high = Int(path.range.upperBound) - 1
    while low < high {
      numbers.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// Whether a ring lies inside another; they may share vertices. Told by the first vertex, or else middle of an edge, that is
  /// not on the other ring. O(vertices of both).
  func contains(_ outer: Path, _ inner: Path) -> Bool {
    let numbers = self[inner]
    guard var previous = numbers.last else { return false }
    for number in numbers {
      let a = vertices[Int(previous)]
      let b = vertices[Int(number)]
      if let side = side(of: outer, x: 2 * Int64(b.x), y: 2 * Int64(b.y)) { return side }
      if let side = side(of: outer, x: Int64(a.x) + Int64(b.x), y: Int64(a.y) + Int64(b.y)) { return side }
      previous = number
    }
    return true
  }

  /// Whether a place, in half steps, is inside a ring; nil on its border.
  private func side(of ring: Path, x: Int64, y: Int64) -> Bool? {
    let numbers = self[ring]
    guard let last = numbers.last else { return false }
    var isInside = false
    var a = vertices[Int(last)]
    for number in numbers {
      let b = vertices[Int(number)]
      let (ax, ay) = (2 * Int64(a.x) - x, 2 * Int64(a.y) - y)
      let (bx, by) = (2 * Int64(b.x) - x, 2 * Int64(b.y) - y)
      a = b
      guard min(ay, by) <= 0, max(ay, by) >= 0 else { continue }
      // Differences stay below 2^33, and their products are compared without being subtracted.
      let (p, q) = (ax.multipliedFullWidth(by: by), bx.multipliedFullWidth(by: ay))
      let isLess = p.high != q.high ? p.high < q.high : p.low < q.low
      let isEqual = p.high == q.high && p.low == q.low
      if isEqual, min(ax, bx) <= 0, max(ax, bx) >= 0 { return nil }
      // Half-open: an edge counts from its lower end up to, not including, its upper end.
      if (ay > 0) != (by > 0), isLess != (by > ay) { isInside.toggle() }
    }
    return isInside
  }
}
