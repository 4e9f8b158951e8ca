/// Whether the arcs around each region close: at every end of an arc, a region's border comes in as often as it leaves.
///
/// Memory: four records an arc that is not closed in itself.
struct BorderClosure {
  private struct End {
    var region: Int32
    var point: LatticePoint
    var direction: Int32
  }

  private var ends: [End] = []

  mutating func add(_ arc: BorderSpan, from: LatticePoint?, to: LatticePoint?) {
    guard let from, let to, from != to else { return }
    for (region, direction) in [(arc.left, Int32(1)), (arc.right, -1)] where region != 0 {
      ends.append(End(region: Int32(region), point: from, direction: direction))
      ends.append(End(region: Int32(region), point: to, direction: -direction))
    }
  }

  /// The number of a region whose border does not close. O(arcs · log arcs).
  consuming func firstOpenRegion() -> Int? {
    ends.sort { ($0.region, $0.point.x, $0.point.y) < ($1.region, $1.point.x, $1.point.y) }
    var balance: Int32 = 0
    for (index, end) in ends.enumerated() {
      balance += end.direction
      let next = index + 1 < ends.count ? ends[index + 1] : nil
      if next?.region != end.region || next?.point != end.point {
        if balance != 0 { return Int(end.region) }
        balance = 0
      }
    }
    return nil
  }
}
