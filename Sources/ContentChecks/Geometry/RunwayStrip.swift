import Geodesy

/// Where a runway lies: the straight line between its two ends, and how wide it is.
struct RunwayStrip: Sendable, Hashable {
  var lowEnd: Coordinate<WGS84>
  var highEnd: Coordinate<WGS84>
  var halfWidthMeters: Double

  /// How a place lies to a runway.
  struct Offset: Sendable, Hashable {
    /// Metres from the centre line, or from its extension.
    var besideMeters: Double
    /// Metres past the nearer end; 0 alongside the runway.
    var pastMeters: Double
  }

  /// Metres between the ends.
  var lengthMeters: Double { GroundPlane(origin: lowEnd).distanceMeters(to: highEnd) }

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

  /// How `place` lies to the runway; O(1). Ends less than a metre apart count as one point with the width of the runway.
  func offset(of place: Coordinate<WGS84>) -> Offset {
    let plane = GroundPlane(origin: lowEnd)
    let end = plane.point(highEnd)
    let p = plane.point(place)
    let length = (end.east * end.east + end.north * end.north).squareRoot()
    guard length >= 1 else {
      return Offset(besideMeters: (p.east * p.east + p.north * p.north).squareRoot(), pastMeters: 0)
    }
    let along = (p.east * end.east + p.north * end.north) / length
    let across = (p.east * end.north - p.north * end.east) / length
    return Offset(besideMeters: across.magnitude, pastMeters: max(-along, along - length, 0))
  }

  /// Whether a place lies on the runway or within these margins of its edge and its ends.
  func holds(_ place: Coordinate<WGS84>, besideMeters: Double, pastMeters: Double) -> Bool {
    let offset = offset(of: place)
    return offset.besideMeters <= halfWidthMeters + besideMeters && offset.pastMeters <= pastMeters
  }
}
