import Geodesy

/// How long a degree is at a place, in metres, north and east. Near a pole a degree east has no length.
struct DegreeLength: Sendable {
  var northMeters: Double
  var eastMeters: Double

  init(at place: Coordinate<WGS84>) {
    let step = 0.001
    let towardsEquator = place.latitude > 0 ? -step : step
    let towardsGreenwich = place.longitude > 0 ? -step : step
    let neighbour = Coordinate<WGS84>(
      latitude: place.latitude + towardsEquator, longitude: place.longitude + towardsGreenwich)
    let point = LocalPlane(origin: place).point(neighbour ?? place)
    northMeters = point.northMeters.magnitude / step
    eastMeters = point.eastMeters.magnitude / step
  }
}
