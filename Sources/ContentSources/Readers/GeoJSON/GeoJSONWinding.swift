import GeometryFiles

/// Which way the rings of areas run.
enum GeoJSONWinding {
  /// The byte of the first outer ring that runs clockwise or hole that does not; nil where all run as they should.
  static func firstWrongRing(_ geometry: GeoJSONGeometry) -> Int? {
    switch geometry {
    case .polygon(let rings): wrongRing(rings)
    case .multiPolygon(let areas): areas.lazy.compactMap(wrongRing).first
    case .collection(let parts): parts.lazy.compactMap(firstWrongRing).first
    case .point, .multiPoint, .lineString, .multiLineString: nil
    }
  }

  private static func wrongRing(_ rings: [[GeoJSONPosition]]) -> Int? {
    for (index, ring) in rings.enumerated() {
      let area = twiceArea(ring)
      if index == 0 ? area < 0 : area > 0 { return ring.first?.offset }
    }
    return nil
  }

  /// Positive for a ring that runs counter-clockwise. Seen from its first position, so that nothing cancels out.
  private static func twiceArea(_ ring: [GeoJSONPosition]) -> Double {
    guard let origin = ring.first else { return 0 }
    return zip(ring, ring.dropFirst()).reduce(0) { sum, edge in
      let (a, b) = edge
      return sum + (a.longitude - origin.longitude) * (b.latitude - origin.latitude)
        - (b.longitude - origin.longitude) * (a.latitude - origin.latitude)
    }
  }
}
