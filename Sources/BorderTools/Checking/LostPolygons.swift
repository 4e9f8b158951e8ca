/// Polygons of the input of which a map has nothing left.
enum LostPolygons {
  /// The shells of the input, by ring, of which not three vertices stand on a ring of the same feature of the map.
  ///
  /// A polygon without area is no loss. O(vertices of the map), and for each shell O(vertices until three are found).
  static func find(in map: CheckedMap, of input: CheckedMap) -> [Int] {
    var present: Set<Vertex> = []
    present.reserveCapacity(map.xs.count)
    for ring in map.rings {
      for index in ring.positions { present.insert(Vertex(feature: ring.feature, x: map.xs[index], y: map.ys[index])) }
    }
    return input.rings.indices.filter { index in
      let ring = input.rings[index]
      guard !ring.isHole, input.enclosesLand(ring) else { return false }
      var found = 0
      for position in ring.positions.dropLast() where found < 3 {
        let vertex = Vertex(feature: ring.feature, x: input.xs[position], y: input.ys[position])
        if present.contains(vertex) { found += 1 }
      }
      return found < 3
    }
  }

  private struct Vertex: Hashable {
    var feature: Int32
    var x: Int32
    var y: Int32
  }
}

extension CheckedMap {
  /// Whether a ring has an area. Sums wrap around; a ring too large for them has one.
  fileprivate func enclosesLand(_ ring: Ring) -> Bool {
    var area: Int64 = 0
    for index in ring.positions.dropFirst() {
      let (a, b) = (point(index - 1), point(index))
      area &+= a.x &* b.y &- b.x &* a.y
    }
    return area != 0
  }
}
