/// The radius of the sphere on which distances are measured, in metres.
public let earthRadiusMeters = 6_371_000.0

/// The great-circle distance in metres between two places in degrees, on a sphere of 6,371,000 m.
///
/// Nil where a number is not finite or out of range (latitude ±90, longitude ±180). Symmetric to the last bit,
/// the same across the date line, never NaN: antipodes are 20,015,087 m apart. A sphere is off from the ellipsoid
/// by up to 0.56 %. Source: the haversine formula, hav d = hav Δφ + cos φ₁ cos φ₂ hav Δλ.
public func haversineMeters(
  latitude: Double, longitude: Double, toLatitude: Double, toLongitude: Double
) -> Double? {
  guard let from = Coordinate<WGS84>(latitude: latitude, longitude: longitude),
    let to = Coordinate<WGS84>(latitude: toLatitude, longitude: toLongitude)
  else { return nil }
  return from.haversineMeters(to: to)
}

extension Coordinate {
  /// The great-circle distance in metres on a sphere of 6,371,000 m; see the function of the same name.
  public func haversineMeters(to other: Self) -> Double {
    let sinHalfNorth = SinPi.sine((other.latitude - latitude) / 360)
    let sinHalfEast = SinPi.sine((other.longitude - longitude) / 360)
    let cosines = SinPi.cosine(latitude / 180) * SinPi.cosine(other.latitude / 180)
    let haversine = sinHalfNorth * sinHalfNorth + cosines * (sinHalfEast * sinHalfEast)
    // Rounding may carry it past the ends.
    let clamped = min(max(haversine, 0), 1)
    return 2 * earthRadiusMeters * Arc.angle(sine: clamped.squareRoot(), cosine: (1 - clamped).squareRoot())
  }
}
