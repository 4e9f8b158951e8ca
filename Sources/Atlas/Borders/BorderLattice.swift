public import Geodesy

/// The grid that borders are drawn on: steps of 10^-decimals degrees, in one datum.
public struct BorderLattice: Hashable, Sendable {
  /// Digits after the point of a degree, 0…7.
  public let decimals: Int
  /// The datum the degrees are in.
  public let datum: DatumName

  /// Nil for decimals outside 0…7 and for BD-09, in which no borders are kept.
  public init?(decimals: Int, datum: DatumName) {
    guard (0...7).contains(decimals), datum != .bd09 else { return nil }
    self.decimals = decimals
    self.datum = datum
  }

  /// Steps in a degree.
  public var stepsPerDegree: Double {
    var steps = 1.0
    for _ in 0..<decimals { steps *= 10 }
    return steps
  }

  /// The point of the grid nearest to a place, halves away from zero.
  func nearest(latitude: Double, longitude: Double) -> LatticePoint {
    LatticePoint(
      x: Int32((longitude * stepsPerDegree).rounded(.toNearestOrAwayFromZero)),
      y: Int32((latitude * stepsPerDegree).rounded(.toNearestOrAwayFromZero)))
  }
}

/// A box of grid points, its edges included.
public struct LatticeBox: Hashable, Sendable {
  public var west: Int32
  public var south: Int32
  public var east: Int32
  public var north: Int32

  public init(west: Int32, south: Int32, east: Int32, north: Int32) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// The smallest box around points; nil without any.
  public init?(_ points: [LatticePoint]) {
    guard let first = points.first else { return nil }
    self.init(west: first.x, south: first.y, east: first.x, north: first.y)
    for point in points {
      west = min(west, point.x)
      east = max(east, point.x)
      south = min(south, point.y)
      north = max(north, point.y)
    }
  }

  /// Whether a point lies inside or on the edge.
  public func contains(_ point: LatticePoint) -> Bool {
    (west...east).contains(point.x) && (south...north).contains(point.y)
  }
}
