import Geodesy

/// A flat map around a place, in metres east and north of it.
///
/// Scaled by the radii of curvature of the WGS-84 ellipsoid at the origin; within 20 km of it, and away from the
/// poles, lengths are right to better than 0.5 %. The date line is no border.
struct GroundPlane: Sendable {
  struct Point: Sendable {
    var east: Double
    var north: Double
  }

  private let latitude: Double
  private let longitude: Double
  private let metersPerDegreeNorth: Double
  private let metersPerDegreeEast: Double

  init(origin: Coordinate<WGS84>) {
    latitude = origin.latitude
    longitude = origin.longitude
    let curvature = EarthCurvature(latitude: origin.latitude)
    metersPerDegreeNorth = curvature.metersPerDegreeNorth
    metersPerDegreeEast = curvature.metersPerDegreeEast
  }

  func point(_ place: Coordinate<WGS84>) -> Point {
    Point(
      east: wrapped(place.longitude - longitude) * metersPerDegreeEast,
      north: (place.latitude - latitude) * metersPerDegreeNorth)
  }

  /// Metres from the origin; O(1).
  func distanceMeters(to place: Coordinate<WGS84>) -> Double {
    let p = point(place)
    return (p.east * p.east + p.north * p.north).squareRoot()
  }

  /// A difference of longitudes the short way round, −180…180.
  private func wrapped(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }
}

/// How long a degree is at a latitude of the WGS-84 ellipsoid.
struct EarthCurvature {
  var metersPerDegreeNorth: Double
  var metersPerDegreeEast: Double

  /// From the ellipsoid's half axis a = 6,378,137 m and first eccentricity e² = 0.00669437999014.
  init(latitude: Double) {
    let (sine, cosine) = sineAndCosine(ofDegrees: latitude)
    let a = 6_378_137.0
    let e2 = 0.006_694_379_990_14
    let w2 = 1 - e2 * sine * sine
    let w = w2.squareRoot()
    let radiansPerDegree = Double.pi / 180
    metersPerDegreeNorth = a * (1 - e2) / (w2 * w) * radiansPerDegree
    metersPerDegreeEast = a * cosine / w * radiansPerDegree
  }
}

/// Sine and cosine of −90…90 degrees by their power series on half the angle, then doubled: right to 1e-12.
private func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
  let x = degrees * Double.pi / 360
  let x2 = x * x
  var term = x
  var sine = x
  for k in stride(from: 2.0, through: 16.0, by: 2.0) {
    term *= -x2 / (k * (k + 1))
    sine += term
  }
  let cosine = (1 - sine * sine).squareRoot()
  return (2 * sine * cosine, cosine * cosine - sine * sine)
}
