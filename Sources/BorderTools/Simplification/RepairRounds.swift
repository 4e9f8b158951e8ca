import Atlas

/// The segments as they stand from round to round, and what is wrong with them.
struct RepairRounds {
  private let coverage: Coverage
  private let points: UnsafeBufferPointer<LatticePoint>
  private let box: Box
  /// Arcs that no ring uses: a line may cross a border.
  private let isLine: ContiguousArray<Bool>
  /// Points that were kept in the round before.
  private var wasKept: ContiguousArray<Bool>
  private(set) var segments: ContiguousArray<Segment> = []
  private var kept: ContiguousArray<Int32> = []
  private var firstNew = 0

  init(_ coverage: Coverage, _ points: UnsafeBufferPointer<LatticePoint>) {
    self.coverage = coverage
    self.points = points
    var box = Box()
    for point in points { box.add(point) }
    self.box = box
    isLine = ContiguousArray((0..<coverage.arcCount).map { coverage.left[$0] == 0 && coverage.right[$0] == 0 })
    wasKept = ContiguousArray(repeating: false, count: points.count)
  }

  /// Takes stock of the segments between points that are kept.
  mutating func gather(_ isKept: UnsafeMutableBufferPointer<Bool>) {
    segments.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    var fresh: ContiguousArray<Int32> = []
    for arc in 0..<coverage.arcCount where !isLine[arc] {
      let range = coverage.points(ofArc: arc)
      var last = range.lowerBound
      for index in range where isKept[index] {
        if index > last {
          // A segment is new if either end is, or if something between them was kept before, which never is undone.
          let isNew = !wasKept[index] || !wasKept[last]
          segments.append(Segment(first: Int32(last), last: Int32(index), arc: Int32(arc), isNew: isNew))
        }
        if wasKept[index] { kept.append(Int32(index)) } else { fresh.append(Int32(index)) }
        last = index
      }
      for index in range { wasKept[index] = isKept[index] }
    }
    firstNew = kept.count
    kept.append(contentsOf: fresh)
  }

  /// The segments that collide or jump and can be refined, in ascending order; what cannot be is a fault of the input.
  func findBad(_ outcome: inout BorderSimplifier.Outcome) -> [Int] {
    var isBad = ContiguousArray(repeating: false, count: segments.count)
    var found: Set<BorderSimplifier.Collision> = []
    CollisionFinder(segments, of: points, box: box).forEachCollision { first, second in
      if segments[first].isChord || segments[second].isChord {
        isBad[first] = segments[first].isChord
        isBad[second] = segments[second].isChord
      } else {
        found.insert(
          BorderSimplifier.Collision(
            firstArc: Int(segments[first].arc), secondArc: Int(segments[second].arc),
            point: points[Int(segments[first].first)]))
      }
    }
    outcome.collisionsRepaired += isBad.count { $0 }
    outcome.collisionsOfInput += found.sorted {
      ($0.firstArc, $0.secondArc, $0.point.x, $0.point.y) < ($1.firstArc, $1.secondArc, $1.point.x, $1.point.y)
    }
    let jumps = JumpFinder(kept, firstNew: firstNew, of: points, box: box)
    for index in segments.indices where segments[index].isChord && !isBad[index] {
      if jumps.jumps(segments[index]) {
        isBad[index] = true
        outcome.jumpsRepaired += 1
      }
    }
    return isBad.indices.filter { isBad[$0] }
  }
}
