/// A flat map around a place: metres east and north of it on the WGS-84 ellipsoid.
///
/// Distances are off by less than 0.1 % within 20 km of the origin up to 70° of latitude, so it is fit for runways
/// and fences, not for countries. Source: radii of curvature M = a(1 − e²)/W³ and N = a/W at the origin, with the
/// cosine of the mean latitude.
public struct LocalPlane<D: Datum>: Hashable, Sendable {
  /// The place at (0, 0).
  public let origin: Coordinate<D>
  private let northMetersPerDegree: Double
  private let equatorMetersPerDegree: Double

  /// A plane that touches the Earth at `origin`.
  public init(origin: Coordinate<D>) {
    self.origin = origin
    let sine = SinPi.sine(origin.latitude / 180)
    let w2 = 1 - Self.eccentricitySquared * sine * sine
    let w = w2.squareRoot()
    equatorMetersPerDegree = Self.semiMajorAxis / w * (.pi / 180)
    northMetersPerDegree = Self.semiMajorAxis * (1 - Self.eccentricitySquared) / (w2 * w) * (.pi / 180)
  }

  /// Where a place lies on the plane; across the date line the short way.
  public func point(_ place: Coordinate<D>) -> PlanePoint {
    var east = place.longitude - origin.longitude
    if east > 180 { east -= 360 } else if east < -180 { east += 360 }
    let meanCosine = SinPi.cosine((place.latitude + origin.latitude) / 360)
    return PlanePoint(
      eastMeters: east * equatorMetersPerDegree * meanCosine,
      northMeters: (place.latitude - origin.latitude) * northMetersPerDegree)
  }

  /// WGS-84's ellipsoid.
  private static var semiMajorAxis: Double { 6_378_137 }
  private static var eccentricitySquared: Double { 0.00669437999014 }
}

/// A point of a `LocalPlane`, in metres.
public struct PlanePoint: Hashable, Sendable {
  /// Metres east of the origin.
  public var eastMeters: Double
  /// Metres north of the origin.
  public var northMeters: Double

  /// A point so many metres east and north of the origin.
  public init(eastMeters: Double, northMeters: Double) {
    self.eastMeters = eastMeters
    self.northMeters = northMeters
  }

  /// The straight distance in metres.
  public func distanceMeters(to other: Self) -> Double {
    let east = other.eastMeters - eastMeters
    let north = other.northMeters - northMeters
    return (east * east + north * north).squareRoot()
  }
}
