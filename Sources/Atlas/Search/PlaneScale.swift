import Geodesy

/// Metres in a step of the grid, east and north, at one latitude.
struct PlaneScale {
  let metersPerStepEast: Double
  let metersPerStepNorth: Double

  init(latitude: Double, lattice: BorderLattice) {
    let reach = 0.01
    let south = max(-89, min(89, latitude))
    metersPerStepEast = Self.meters(south, 0, south, reach) / (reach * lattice.stepsPerDegree)
    metersPerStepNorth = Self.meters(south, 0, south + reach, 0) / (reach * lattice.stepsPerDegree)
  }

  private static func meters(_ latitude: Double, _ longitude: Double, _ toLatitude: Double, _ toLongitude: Double)
    -> Double
  {
    guard let from = Coordinate<GCJ02>(latitude: latitude, longitude: longitude),
      let to = Coordinate<GCJ02>(latitude: toLatitude, longitude: toLongitude)
    else { return 0 }
    let point = LocalPlane(origin: from).point(to)
    return point.distanceMeters(to: PlanePoint(eastMeters: 0, northMeters: 0))
  }
}
