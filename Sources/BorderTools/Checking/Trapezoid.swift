import Geodesy

/// A piece of land between two edges in one slab, in steps.
struct Trapezoid {
  var west: Double
  var east: Double
  var southWest: Double
  var southEast: Double
  var northWest: Double
  var northEast: Double

  /// Whether it lies beyond the southernmost or northernmost edge, and so has no end.
  var isOpen: Bool { southWest == -.infinity || northWest == .infinity }

  var area: Double { (east - west) * ((northWest - southWest) + (northEast - southEast)) / 2 }
}

/// Square steps to square kilometres.
struct LandMeasure {
  let stepsPerDegree: Double

  /// The area of a trapezoid as the ellipsoid curves in its middle.
  func squareKilometers(_ piece: Trapezoid) -> Double {
    let latitude = (piece.southWest + piece.southEast + piece.northWest + piece.northEast) / 4 / stepsPerDegree
    // Longitude plays no part.
    guard let place = Coordinate<WGS84>(latitude: min(max(latitude, -89), 89), longitude: 0),
      let east = Coordinate<WGS84>(latitude: place.latitude, longitude: 0.01),
      let north = Coordinate<WGS84>(latitude: place.latitude + 0.01, longitude: 0)
    else { return 0 }
    let plane = LocalPlane(origin: place)
    let (width, height) = (plane.point(east).eastMeters * 100, plane.point(north).northMeters * 100)
    return piece.area / (stepsPerDegree * stepsPerDegree) * width * height / 1e6
  }
}

extension SlabSweep.Piece {
  mutating func add(_ piece: Trapezoid, _ measure: LandMeasure) {
    if piece.isOpen {
      isOpen = true
      return
    }
    area += piece.area
    west = min(west, piece.west)
    east = max(east, piece.east)
    south = min(south, piece.southWest, piece.southEast)
    north = max(north, piece.northWest, piece.northEast)
    squareKilometers += measure.squareKilometers(piece)
    if piece.area > largest {
      largest = piece.area
      x = (piece.west + piece.east) / 2
      y = (piece.southWest + piece.southEast + piece.northWest + piece.northEast) / 4
    }
  }
}
