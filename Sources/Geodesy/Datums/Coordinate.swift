/// A place on the Earth in one datum, in degrees. Always finite, latitude −90…90, longitude −180…180.
public struct Coordinate<D: Datum>: Hashable, Sendable {
  /// Degrees north of the equator, −90…90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180…180.
  public let longitude: Double

  /// Nil for anything that is not a place: NaN, infinity, out of range.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinate: CustomStringConvertible {
  /// `LAT,LON` as maps show it, with the shortest digits that read back the same.
  public var description: String { "\(latitude),\(longitude)" }
}
