public import Geodesy

/// Takes positions from one datum to another, under a policy.
///
/// To and from WGS-84 the outline decides whether a place is shifted; between GCJ-02 and BD-09 it is not asked.
public struct PositionConverter: Sendable, Hashable {
  /// The datum of the input.
  public var source: DatumName
  /// The datum wanted.
  public var target: DatumName
  /// Which places are shifted at all.
  public var policy: ShiftPolicy

  /// A converter between two datums.
  public init(from source: DatumName, to target: DatumName, policy: ShiftPolicy = .mainland) {
    self.source = source
    self.target = target
    self.policy = policy
  }

  /// What becomes of a position.
  public enum Outcome: Sendable, Hashable {
    /// The position in the datum wanted, in degrees.
    case converted(latitude: Double, longitude: Double)
    /// The place is not shifted: the numbers stay, and are WGS-84 whatever was asked for.
    case unshifted(latitude: Double, longitude: Double)
    /// Along the outline: two places, or none (then empty), in WGS-84.
    case ambiguous([Coordinate<WGS84>])
    /// The numbers are no place on Earth.
    case outOfRange
  }

  /// Converts one position, in degrees.
  public func convert(latitude: Double, longitude: Double) -> Outcome {
    switch source {
    case .wgs84: Coordinate(latitude: latitude, longitude: longitude).map(fromWGS84) ?? .outOfRange
    case .gcj02: Coordinate(latitude: latitude, longitude: longitude).map(fromGCJ02) ?? .outOfRange
    case .bd09: Coordinate(latitude: latitude, longitude: longitude).map(fromBD09) ?? .outOfRange
    }
  }

  private func fromWGS84(_ place: Coordinate<WGS84>) -> Outcome {
    if target == .wgs84 { return converted(place) }
    guard let shifted = GCJ02Shift(policy: policy).forward(place) else { return unshifted(place) }
    return target == .gcj02 ? converted(shifted) : converted(BD09Formula.forward(shifted))
  }

  private func fromGCJ02(_ position: Coordinate<GCJ02>) -> Outcome {
    switch target {
    case .gcj02: return converted(position)
    case .bd09: return converted(BD09Formula.forward(position))
    case .wgs84:
      switch GCJ02Shift(policy: policy).inverse(position) {
      case .ambiguous(let candidates): return .ambiguous(candidates)
      case .unique(let place):
        let isSame = place.latitude == position.latitude && place.longitude == position.longitude
        return isSame ? unshifted(place) : converted(place)
      }
    }
  }

  private func fromBD09(_ position: Coordinate<BD09>) -> Outcome {
    if target == .bd09 { return converted(position) }
    return BD09Formula.inverse(position).map(fromGCJ02) ?? .outOfRange
  }

  private func converted(_ place: Coordinate<some Datum>?) -> Outcome {
    place.map { .converted(latitude: $0.latitude, longitude: $0.longitude) } ?? .outOfRange
  }

  private func unshifted(_ place: Coordinate<WGS84>) -> Outcome {
    .unshifted(latitude: place.latitude, longitude: place.longitude)
  }
}
