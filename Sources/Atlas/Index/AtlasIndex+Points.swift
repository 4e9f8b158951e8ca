import Geodesy

extension AtlasIndex {
  /// The grid point of a WGS-84 position, in the datum of the borders.
  func point(_ position: Coordinate<WGS84>) -> LatticePoint? {
    guard header.lattice.datum == .gcj02 else {
      return header.lattice.nearest(latitude: position.latitude, longitude: position.longitude)
    }
    return GCJ02Formula.forward(position).flatMap { point($0) }
  }

  /// The grid point of a GCJ-02 position, in the datum of the borders.
  func point(_ position: Coordinate<GCJ02>) -> LatticePoint? {
    guard header.lattice.datum == .wgs84 else {
      return header.lattice.nearest(latitude: position.latitude, longitude: position.longitude)
    }
    return GCJ02Formula.inverse(position).flatMap { point($0) }
  }

  /// Where a grid point is, in degrees of the borders' datum.
  func degrees(_ point: LatticePoint) -> (latitude: Double, longitude: Double) {
    let steps = header.lattice.stepsPerDegree
    return (Double(point.y) / steps, Double(point.x) / steps)
  }
}
