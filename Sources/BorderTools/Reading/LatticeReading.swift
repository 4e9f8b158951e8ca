import Atlas

/// Brings degrees onto the finest lattice and remembers how far the farthest of them was moved.
///
/// Reading is always to seven decimals; once everything is there, `settle` goes back to six where nothing is lost by it, or
/// where the outlines are too wide for seven.
struct LatticeReading {
  private(set) var points: ContiguousArray<LatticePoint> = []
  /// Steps of 10⁻⁷ degrees by which the farthest coordinate was moved.
  private(set) var farthestMove = 0.0
  private var box = Box()

  private struct Box {
    var west = Int32.max
    var east = Int32.min
    var south = Int32.max
    var north = Int32.min
  }

  /// Degrees to whole steps; nil for what is no place on Earth.
  @inline(__always)
  mutating func point(longitude: Double, latitude: Double) -> LatticePoint? {
    guard longitude.magnitude <= 180, latitude.magnitude <= 90 else { return nil }
    return LatticePoint(x: steps(longitude), y: steps(latitude))
  }

  @inline(__always)
  private mutating func steps(_ degrees: Double) -> Int32 {
    let scaled = degrees * 1e7
    let whole = scaled.rounded(.toNearestOrAwayFromZero)
    let move = (scaled - whole).magnitude
    if move > farthestMove { farthestMove = move }
    return Int32(whole)
  }

  @inline(__always)
  mutating func append(_ point: LatticePoint) {
    points.append(point)
    box.west = min(box.west, point.x)
    box.east = max(box.east, point.x)
    box.south = min(box.south, point.y)
    box.north = max(box.north, point.y)
  }

  mutating func remove(from index: Int) { points.removeLast(points.count - index) }

  mutating func reserve(_ count: Int) { points.reserveCapacity(count) }

  /// Below this many steps of 10⁻⁷ degrees a move is the noise of `Double`, not a digit.
  private static let noise = 1e-6
}

extension LatticeReading {
  /// The points on the lattice that suits them all, and degrees by which the farthest was moved along an axis.
  consuming func settled() -> (lattice: Lattice, points: ContiguousArray<LatticePoint>, farthestMoveDegrees: Double) {
    let isTooWide =
      !points.isEmpty
      && (Double(box.east) - Double(box.west) > Lattice.widestFine * 1e7
        || Double(box.north) - Double(box.south) > Lattice.widestFine * 1e7)
    let isSix = farthestMove <= Self.noise && points.allSatisfy { $0.x % 10 == 0 && $0.y % 10 == 0 }
    let move = farthestMove <= Self.noise ? 0 : farthestMove * 1e-7
    guard isTooWide || isSix else { return (.sevenDecimals, points, move) }
    var points = points
    for index in points.indices {
      points[index] = LatticePoint(x: Self.tenth(points[index].x), y: Self.tenth(points[index].y))
    }
    return (.sixDecimals, points, isSix ? 0 : move + 0.5e-6)
  }

  /// A tenth, rounded to nearest, halves away from zero.
  private static func tenth(_ steps: Int32) -> Int32 { (steps + (steps < 0 ? -5 : 5)) / 10 }
}
