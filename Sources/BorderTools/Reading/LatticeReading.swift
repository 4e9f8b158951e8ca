import Atlas

/// Gathers points on the finest lattice and knows how far the farthest coordinate was moved onto it.
///
/// Once everything is there, `settled` goes back to six decimals where nothing is lost by it, or where the outlines are too
/// wide for seven.
struct LatticeReading {
  private(set) var points: ContiguousArray<LatticePoint> = []
  /// Steps of 10⁻⁷ degrees by which the farthest coordinate was moved.
  var farthestMove = 0.0

  var count: Int { points.count }

  mutating func append(_ point: LatticePoint) { points.append(point) }

  mutating func remove(from index: Int) { points.removeLast(points.count - index) }

  mutating func reserve(_ count: Int) { points.reserveCapacity(count) }

  /// Steps in a degree on the finest lattice.
  static let stepsPerDegree = 10_000_000

  /// Below this many steps a move is the noise of a `Double`, not a digit of the file.
  private static let noise = 1e-5

  /// The points on the lattice that suits them all, and degrees by which the farthest was moved along an axis.
  consuming func settled() -> (lattice: Lattice, points: ContiguousArray<LatticePoint>, farthestMoveDegrees: Double) {
    let isSix = farthestMove <= Self.noise && points.allSatisfy { $0.x % 10 == 0 && $0.y % 10 == 0 }
    let move = farthestMove <= Self.noise ? 0 : farthestMove * 1e-7
    guard isSix || isTooWide else { return (.sevenDecimals, points, move) }
    var points = points
    for index in points.indices {
      points[index] = LatticePoint(x: Self.tenth(points[index].x), y: Self.tenth(points[index].y))
    }
    return (.sixDecimals, points, isSix ? 0 : move + 0.5e-6)
  }

  private var isTooWide: Bool {
    guard let first = points.first else { return false }
    var (west, south, east, north) = (first.x, first.y, first.x, first.y)
    for point in points {
      west = min(west, point.x)
      south = min(south, point.y)
      east = max(east, point.x)
      north = max(north, point.y)
    }
    let widest = Int(Lattice.widestFine) * Self.stepsPerDegree
    return Int(east) - Int(west) > widest || Int(north) - Int(south) > widest
  }

  /// A tenth, rounded to nearest, halves away from zero.
  private static func tenth(_ steps: Int32) -> Int32 { (steps + (steps < 0 ? -5 : 5)) / 10 }
}
