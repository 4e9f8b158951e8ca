public import Geodesy

/// A place near another.
public struct NearbyPoint: Sendable, Hashable {
  public var point: PackPoint
  /// The great-circle distance, haversine with a radius of 6,371,000 m.
  public var distanceMeters: Double
}

extension Pack {
  /// The places nearest to a position, nearest first; those equally far in byte order of ids.
  ///
  /// A few microseconds for 19 of 350. Right across the date line and at the poles.
  public func nearest(to position: Coordinate<WGS84>, count: Int) -> [NearbyPoint] {
    nearby.nearest(to: position, count: count).map { found in
      NearbyPoint(point: points.points[found.index], distanceMeters: found.meters)
    }
  }
}
