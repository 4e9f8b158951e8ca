import Atlas
import ContentSources
import Geodesy

/// The neighbourhoods of cities as boxes on the grid of an atlas: where borders are drawn exactly.
struct NearSquares: Sendable {
  private var boxes: [LatticeBox] = []

  /// - Parameters:
  ///   - extents: WGS-84. One across the date line is left out: no atlas reaches there.
  ///   - meters: how far around. A kilometre more is taken, since datums lie half a one apart.
  init(_ extents: [Extent], withinMeters meters: Double, on lattice: BorderLattice) {
    boxes = extents.compactMap { Self.box(around: $0, meters: meters + 1000, lattice) }
  }

  /// Whether a point lies in one of them.
  func contains(_ point: LatticePoint) -> Bool {
    boxes.contains { box in
      box.west <= point.x && point.x <= box.east && box.south <= point.y && point.y <= box.north
    }
  }

  private static func box(around extent: Extent, meters: Double, _ lattice: BorderLattice) -> LatticeBox? {
    let widest = extent.south.magnitude > extent.north.magnitude ? extent.south : extent.north
    guard extent.west <= extent.east,
      let corner = Coordinate<WGS84>(latitude: widest, longitude: 0),
      let east = Coordinate<WGS84>(latitude: widest, longitude: 0.01)
    else { return nil }
    let metersPerDegreeEast = LocalPlane(origin: corner).point(east).eastMeters * 100
    let margin = (north: meters / 110_000, east: meters / max(metersPerDegreeEast, 1))
    func steps(_ degrees: Double) -> Int32 { Int32(min(max(degrees, -180), 180) * lattice.stepsPerDegree) }
    return LatticeBox(
      west: steps(extent.west - margin.east), south: steps(extent.south - margin.north),
      east: steps(extent.east + margin.east), north: steps(extent.north + margin.north))
  }
}
