/// A coordinate in ten-millionths of a degree: how packs store places. One unit is at most 1.12 cm.
public struct CoordinateE7<D: Datum>: Hashable, Sendable {
  /// 1e-7 degrees north, −900,000,000…900,000,000.
  public let latitude: Int32
  /// 1e-7 degrees east, −1,800,000,000…1,800,000,000.
  public let longitude: Int32

  /// Rounds to the nearest unit, halves away from zero.
  public init(_ coordinate: Coordinate<D>) {
    latitude = Int32((coordinate.latitude * 1e7).rounded(.toNearestOrAwayFromZero))
    longitude = Int32((coordinate.longitude * 1e7).rounded(.toNearestOrAwayFromZero))
  }

  /// Nil where the integers are no place.
  public init?(latitude: Int32, longitude: Int32) {
    guard latitude.magnitude <= 900_000_000, longitude.magnitude <= 1_800_000_000 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The coordinate in degrees; nil never happens for a value of this type, and is folded away.
  public var degrees: Coordinate<D>? {
    Coordinate(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
  }
}
