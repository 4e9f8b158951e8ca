import Atlas

/// The points that are looked up: the same on every run.
struct LocatePoints {
  /// Spread evenly over the land.
  var uniform: [LatticePoint] = []
  /// Within 2 km of a border, the sea and other countries included; one in ten on a vertex, one in ten on an edge.
  var near: [LatticePoint] = []

  init(_ rings: [RegionRing], count: Int, isLand: (LatticePoint) -> Bool) {
    var random = DatumPlaces.Randomness()
    func whole(_ range: ClosedRange<Int>) -> Int32 {
      Int32(range.lowerBound + Int(random.next() * Double(range.count)))
    }
    while uniform.count < count {
      let point = LatticePoint(x: whole(73_000_000...136_000_000), y: whole(3_000_000...54_000_000))
      if isLand(point) { uniform.append(point) }
    }
    let edges = rings.flatMap { ring in ring.points.indices.map { (ring.points[$0], ring.points[($0 + 1) % ring.points.count]) } }
    while near.count < count {
      let (a, b) = edges[Int(random.next() * Double(edges.count))]
      switch near.count % 10 {
      case 0: near.append(a)
      case 1: near.append(LatticePoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
      default:
        let (east, north) = (2 * random.next() - 1, 2 * random.next() - 1)
        guard east * east + north * north <= 1 else { continue }
        // 2 km: 18,000 steps northwards, 20,000 eastwards at 27° N.
        near.append(LatticePoint(x: a.x + Int32(20_000 * east), y: a.y + Int32(18_000 * north)))
      }
    }
  }
}
