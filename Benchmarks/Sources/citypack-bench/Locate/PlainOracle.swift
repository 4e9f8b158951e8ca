import Atlas

/// A ring of a region as a file gives it, without its closing point.
struct RegionRing {
  var region: Int32
  var isHole: Bool
  var points: [LatticePoint]

  /// Twice the area, positive where the ring runs counter-clockwise.
  var doubleArea: Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += Double(point.x) * Double(next.y) - Double(next.x) * Double(point.y)
    }
    return sum
  }
}

/// The region at a point by counting crossings of each region's own rings: no arcs, no squares, nothing shared with the
/// index. Edges are sorted into strips from south to north, that is all.
struct PlainOracle {
  private struct Edge {
    var x0: Int64
    var y0: Int64
    var x1: Int64
    var y1: Int64
    var region: Int32
  }

  private static let stripHeight: Int64 = 1_000
  private var strips: [[Edge]] = []
  private var south: Int64 = 0

  init(_ rings: [RegionRing]) {
    let latitudes = rings.lazy.flatMap { $0.points.lazy.map(\.y) }
    guard let low = latitudes.min(), let high = latitudes.max() else { return }
    south = Int64(low)
    strips = Array(repeating: [], count: Int((Int64(high) - south) / Self.stripHeight) + 1)
    for ring in rings {
      for (index, a) in ring.points.enumerated() {
        let b = ring.points[(index + 1) % ring.points.count]
        guard a.y != b.y else { continue }
        let (from, to) = a.y < b.y ? (a, b) : (b, a)
        let edge = Edge(
          x0: Int64(from.x), y0: Int64(from.y), x1: Int64(to.x), y1: Int64(to.y), region: ring.region)
        for strip in (edge.y0 - south) / Self.stripHeight...(edge.y1 - south) / Self.stripHeight {
          strips[Int(strip)].append(edge)
        }
      }
    }
  }

  /// The one region whose outline is crossed an odd number of times to the west; 0 for nobody, −1 for more than one.
  func region(at point: LatticePoint) -> Int32 {
    let (x, y) = (Int64(point.x), Int64(point.y))
    guard y >= south, (y - south) / Self.stripHeight < strips.count else { return 0 }
    var odd: [Int32] = []
    for edge in strips[Int((y - south) / Self.stripHeight)] where edge.y0 <= y && y < edge.y1 {
      guard (edge.x1 - edge.x0) * (y - edge.y0) <= (x - edge.x0) * (edge.y1 - edge.y0) else { continue }
      if let at = odd.firstIndex(of: edge.region) { odd.remove(at: at) } else { odd.append(edge.region) }
    }
    return odd.count > 1 ? -1 : odd.first ?? 0
  }
}
