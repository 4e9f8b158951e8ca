import Atlas

/// Cuts rings and lines into arcs at junctions. A stretch that two paths share becomes one arc with two uses.
///
/// An arc is known by its first two vertices: only at junctions do paths part, so whoever leaves a vertex the same way
/// runs along the same arc.
struct ArcCutter {
  private let paths: NumberedPaths
  private let junctions: Junctions
  private(set) var points: ContiguousArray<LatticePoint> = []
  private(set) var arcStarts: ContiguousArray<Int32> = [0]
  private(set) var uses: ContiguousArray<ArcUse> = []
  private(set) var pathStarts: ContiguousArray<Int32> = [0]
  private var known: [UInt64: ArcUse] = [:]
  private var run: ContiguousArray<Int32> = []

  init(_ paths: NumberedPaths) {
    self.paths = paths
    junctions = Junctions(paths)
    points.reserveCapacity(paths.vertices.count + paths.vertices.count / 16)
    for path in paths.paths {
      if path.isRing { cutRing(paths[path]) } else { cutLine(paths[path]) }
      pathStarts.append(Int32(uses.count))
    }
  }

  private mutating func cutRing(_ ring: ContiguousArray<Int32>.SubSequence) {
    guard !ring.isEmpty else { return }
    let start = ring.firstIndex { junctions.isJunction[Int($0)] } ?? lowest(in: ring)
    run.removeAll(keepingCapacity: true)
    run.append(ring[start])
    for index in ring[(start + 1)...].indices { step(to: ring[index]) }
    for index in ring[...start].indices { step(to: ring[index]) }
    finishArc()
  }

  private mutating func cutLine(_ line: ContiguousArray<Int32>.SubSequence) {
    run.removeAll(keepingCapacity: true)
    for number in line { step(to: number) }
    finishArc()
  }

  /// The vertex that lies furthest west, then south: the same one wherever the file starts the ring.
  private func lowest(in ring: ContiguousArray<Int32>.SubSequence) -> Int {
    var best = ring.startIndex
    for index in ring.indices {
      let point = paths.vertices[Int(ring[index])]
      let low = paths.vertices[Int(ring[best])]
      if (point.x, point.y) < (low.x, low.y) { best = index }
    }
    return best
  }

  @inline(__always)
  private mutating func step(to vertex: Int32) {
    run.append(vertex)
    guard run.count > 1, junctions.isJunction[Int(vertex)] else { return }
    finishArc()
    run.append(vertex)
  }

  /// Files what has been run through as an arc, or as another use of one that is known.
  private mutating func finishArc() {
    defer { run.removeAll(keepingCapacity: true) }
    guard run.count > 1 else { return }
    let forward = Self.key(run[0], run[1])
    if let use = known[forward] { return uses.append(use) }
    let arc = Int32(arcStarts.count - 1)
    for number in run { points.append(paths.vertices[Int(number)]) }
    arcStarts.append(Int32(points.count))
    known[forward] = ArcUse(arc: arc, isReversed: false)
    known[Self.key(run[run.count - 1], run[run.count - 2])] = ArcUse(arc: arc, isReversed: true)
    uses.append(ArcUse(arc: arc, isReversed: false))
  }

  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}
