public import Geodesy

/// Where a runway lies: the straight line between its two ends, and how wide it is.
public struct RunwayStrip: Sendable, Hashable {
  public internal(set) var lowEnd: Coordinate<WGS84>
  public internal(set) var highEnd: Coordinate<WGS84>
  public internal(set) var halfWidthMeters: Double

  /// How a place lies to a runway.
  struct Offset: Sendable, Hashable {
    /// Metres from the centre line, or from its extension.
    var besideMeters: Double
    /// Metres past the nearer end; 0 alongside the runway.
    var pastMeters: Double
  }

  /// Metres between the ends.
  var lengthMeters: Double { lowEnd.haversineMeters(to: highEnd) }

  /// The place halfway between the ends.
  var middle: Coordinate<WGS84>? {
    var east = highEnd.longitude - lowEnd.longitude
    if east > 180 { east -= 360 }
    if east < -180 { east += 360 }
    var longitude = lowEnd.longitude + east / 2
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    return Coordinate(latitude: (lowEnd.latitude + highEnd.latitude) / 2, longitude: longitude)
  }

  /// How `place` lies to the runway; O(1). Two ends on one spot make a disc as wide as the runway.
  func offset(of place: Coordinate<WGS84>) -> Offset {
    let plane = LocalPlane(origin: lowEnd)
    let line = PlaneSegment(from: plane.point(lowEnd), to: plane.point(highEnd))
    let offset = line.offset(of: plane.point(place))
    return Offset(
      besideMeters: offset.acrossMeters.magnitude,
      pastMeters: max(-offset.alongMeters, offset.alongMeters - line.lengthMeters, 0))
  }

  /// Whether a place lies on the runway or within these margins of its edge and its ends.
  func holds(_ place: Coordinate<WGS84>, besideMeters: Double, pastMeters: Double) -> Bool {
    let offset = offset(of: place)
    return offset.besideMeters <= halfWidthMeters + besideMeters && offset.pastMeters <= pastMeters
  }
}
