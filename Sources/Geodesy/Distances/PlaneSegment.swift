/// A straight piece of a `LocalPlane`, such as a runway's centre line.
public struct PlaneSegment: Hashable, Sendable {
  /// Where it starts.
  public var from: PlanePoint
  /// Where it ends.
  public var to: PlanePoint

  /// The piece between two points; they may be the same.
  public init(from: PlanePoint, to: PlanePoint) {
    self.from = from
    self.to = to
  }

  /// The length in metres.
  public var lengthMeters: Double { from.distanceMeters(to: to) }

  /// Where a point lies as seen along the segment.
  public struct Offset: Hashable, Sendable {
    /// Metres from the start in the direction of the end; negative before the start, past the length after the end.
    public var alongMeters: Double
    /// Metres to the left of the line; negative to the right.
    public var acrossMeters: Double
  }

  /// How far along and across a point lies. On a segment without length, everything lies across.
  public func offset(of point: PlanePoint) -> Offset {
    let length = lengthMeters
    guard length > 0 else { return Offset(alongMeters: 0, acrossMeters: from.distanceMeters(to: point)) }
    let east = (to.eastMeters - from.eastMeters) / length
    let north = (to.northMeters - from.northMeters) / length
    let pointEast = point.eastMeters - from.eastMeters
    let pointNorth = point.northMeters - from.northMeters
    return Offset(
      alongMeters: pointEast * east + pointNorth * north, acrossMeters: pointNorth * east - pointEast * north)
  }

  /// Metres from a point to the nearest point of the segment.
  public func distanceMeters(to point: PlanePoint) -> Double {
    let offset = offset(of: point)
    let past = max(-offset.alongMeters, offset.alongMeters - lengthMeters, 0)
    return (past * past + offset.acrossMeters * offset.acrossMeters).squareRoot()
  }
}
