/// What is wrong with rings one by one, and with the rings of one polygon together, as far as their positions tell.
struct RingValidity {
  /// Rings that are open, too short, without area, or come back to a position.
  private(set) var badRings: [Int] = []
  /// Polygons whose rings touch in such a way that their inside falls apart; told by the first ring.
  private(set) var cutPolygons: [Int] = []

  init(_ map: CheckedMap) {
    var start = 0
    while start < map.rings.count {
      var end = start + 1
      while end < map.rings.count, map.rings[end].polygon == map.rings[start].polygon { end += 1 }
      for ring in start..<end where Self.isBad(map.rings[ring], map) { badRings.append(ring) }
      if end - start > 1, Self.isCut(start..<end, map) { cutPolygons.append(start) }
      start = end
    }
  }

  private static func isBad(_ ring: CheckedMap.Ring, _ map: CheckedMap) -> Bool {
    let range = ring.positions
    guard range.count >= 4, map.point(range.lowerBound) == map.point(range.upperBound - 1) else { return true }
    var keys = range.dropLast().map {
      UInt64(UInt32(bitPattern: map.xs[$0])) << 32 | UInt64(UInt32(bitPattern: map.ys[$0]))
    }
    keys.sort()
    for (a, b) in zip(keys, keys.dropFirst()) where a == b { return true }
    return false
  }

  /// Rings and the places where they touch make a graph; a way around in it encloses a part of the inside.
  private static func isCut(_ rings: Range<Int>, _ map: CheckedMap) -> Bool {
    var firstSeen: [CheckedMap.Point: Int] = [:]
    var touching: [CheckedMap.Point: Set<Int>] = [:]
    for ring in rings {
      for index in map.rings[ring].positions {
        let point = map.point(index)
        if let other = firstSeen[point], other != ring {
          touching[point, default: [other]].insert(ring)
        } else {
          firstSeen[point] = ring
        }
      }
    }
    // A forest has as many links as nodes less trees; one link more is a way around.
    var group = Dictionary(uniqueKeysWithValues: rings.map { ($0, $0) })
    func root(_ ring: Int) -> Int {
      var ring = ring
      while let next = group[ring], next != ring { ring = next }
      return ring
    }
    for rings in touching.values {
      let roots = rings.map(root)
      if Set(roots).count < roots.count { return true }
      for other in roots.dropFirst() { group[other] = roots[0] }
    }
    return false
  }
}
