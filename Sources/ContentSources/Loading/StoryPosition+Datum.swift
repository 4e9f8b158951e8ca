public import Geodesy
import SourceText

extension StoryPosition {
  /// A position as written in a datum, with its WGS-84 place where there is exactly one.
  public init(_ written: SourcePosition, datum: DatumName, policy: ShiftPolicy) {
    let latitude = written.latitude.value
    let longitude = written.longitude.value
    let place: Coordinate<WGS84>? =
      switch datum {
      case .wgs84: Coordinate(latitude: latitude, longitude: longitude)
      case .gcj02: Coordinate(latitude: latitude, longitude: longitude).flatMap { Self.place(of: $0, policy) }
      case .bd09:
        Coordinate(latitude: latitude, longitude: longitude).flatMap(BD09Formula.inverse)
          .flatMap { Self.place(of: $0, policy) }
      }
    self.init(written: written, datum: datum, wgs84: place)
  }

  /// Nil in the strip along the outline where a position stands for two places or for none.
  private static func place(of position: Coordinate<GCJ02>, _ policy: ShiftPolicy) -> Coordinate<WGS84>? {
    guard case .unique(let place) = GCJ02Shift(policy: policy).inverse(position) else { return nil }
    return place
  }
}
