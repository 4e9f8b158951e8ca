public import Atlas

/// Simplifies a coverage: Douglas and Peucker once for each arc, then repair until nothing touches, crosses or is jumped
/// over that did not so before.
///
/// Ends always: every repair keeps at least one more point, and with all points kept the coverage is what it was.
public struct BorderSimplifier {
  /// What came of it.
  public struct Outcome: Sendable {
    /// The same regions with fewer points on their arcs.
    public var coverage: Coverage
    /// Rounds of repair, the last one without anything to do.
    public var rounds = 0
    /// Segments that touched or crossed another and were taken back.
    public var collisionsRepaired = 0
    /// Chords that jumped over a point and were taken back.
    public var jumpsRepaired = 0
    /// Places where borders of the input itself touch or cross.
    public var collisionsOfInput: [Collision] = []
  }

  /// Two segments of the input that touch or cross.
  public struct Collision: Hashable, Sendable {
    /// The arcs they belong to.
    public var firstArc: Int
    public var secondArc: Int
    /// The start of the first segment.
    public var point: LatticePoint
  }

  private let coverage: Coverage
  /// In steps of the lattice.
  private let tolerance: Double
  private var outcome: Outcome

  /// Simplifies. O(points log points) as a rule.
  ///
  /// - Parameter toleranceSteps: in steps of the lattice; at 0 every point is kept.
  public static func simplify(_ coverage: Coverage, toleranceSteps: Double) -> Outcome {
    var simplifier = BorderSimplifier(coverage, toleranceSteps)
    simplifier.run()
    return simplifier.outcome
  }

  private init(_ coverage: Coverage, _ tolerance: Double) {
    self.coverage = coverage
    self.tolerance = tolerance
    outcome = Outcome(coverage: coverage)
  }

  private mutating func run() {
    let isLossless = tolerance <= 0
    var isKept = ContiguousArray(repeating: isLossless, count: coverage.points.count)
    coverage.points.withUnsafeBufferPointer { points in
      isKept.withUnsafeMutableBufferPointer { isKept in
        var chooser = DouglasPeucker(points, keeping: isKept, tolerance: tolerance)
        if !isLossless {
          for arc in 0..<coverage.arcCount { chooser.thin(coverage.points(ofArc: arc)) }
        }
        repair(points, isKept, &chooser)
      }
    }
    if !isLossless { outcome.coverage.thin(isKept) }
  }

  private mutating func repair(
    _ points: UnsafeBufferPointer<LatticePoint>, _ isKept: UnsafeMutableBufferPointer<Bool>,
    _ chooser: inout DouglasPeucker
  ) {
    var rounds = RepairRounds(coverage, points)
    while true {
      outcome.rounds += 1
      rounds.gather(isKept)
      let bad = rounds.findBad(&outcome)
      var isRefined = false
      for index in bad {
        let segment = rounds.segments[index]
        if chooser.refine(Int(segment.first), Int(segment.last)) { isRefined = true }
      }
      guard isRefined else { return }
    }
  }
}

extension Coverage {
  /// Leaves out the points that are not kept.
  fileprivate mutating func thin(_ isKept: ContiguousArray<Bool>) {
    var thinned: ContiguousArray<LatticePoint> = []
    var starts: ContiguousArray<Int32> = [0]
    starts.reserveCapacity(arcStarts.count)
    for arc in 0..<arcCount {
      for index in points(ofArc: arc) where isKept[index] { thinned.append(points[index]) }
      starts.append(Int32(thinned.count))
    }
    points = thinned
    arcStarts = starts
  }
}
