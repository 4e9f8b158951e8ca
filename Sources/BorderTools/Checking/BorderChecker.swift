/// Looks a map over as anybody could who has the file: reads it back from its bytes and says what is wrong with it.
///
/// It shares no code with what makes the map. Borders are matched position by position, meetings found by a walk from west
/// to east, and land that is covered twice or not at all by cutting the map into slabs.
public struct BorderChecker {
  private let map: CheckedMap
  private var report = QualityReport()

  /// What to look at beside the map alone.
  public struct Options: Sendable {
    /// Whether vertices of the input stand where they stood, so that polygons can be told by them.
    public var matchesVertices = true
    /// Measures how far map and input are apart, with this tolerance in degrees; nil for no.
    public var distancesAt: Double?

    public init(matchesVertices: Bool = true, distancesAt: Double? = nil) {
      self.matchesVertices = matchesVertices
      self.distancesAt = distancesAt
    }
  }

  /// Checks a map against what it was made from.
  public static func check(
    _ map: CheckedMap, against input: BorderInput, options: Options = Options()
  ) -> QualityReport {
    // Where polygons were joined there are fewer of them to be lost.
    check(map, against: CheckedMap(input.joinsPolygons ? input.mended.shapes : input.shapes), options: options)
  }

  static func check(_ map: CheckedMap, against input: CheckedMap, options: Options) -> QualityReport {
    var checker = BorderChecker(map: map)
    checker.run(input)
    checker.checkLost(input, options.matchesVertices)
    if let tolerance = options.distancesAt {
      checker.report.distances = BorderDistances.measure(map, against: input, toleranceDegrees: tolerance)
    }
    return checker.report
  }

  /// Checks a map by itself: rings, features, gaps and overlaps. O(edges × edges that reach across one meridian).
  public static func check(_ map: CheckedMap) -> QualityReport {
    var checker = BorderChecker(map: map)
    checker.run(nil)
    return checker.report
  }

  private init(map: CheckedMap) { self.map = map }

  private mutating func run(_ input: CheckedMap?) {
    report.features = map.featureCount
    report.polygons = map.polygonCount
    report.rings = map.rings.count
    report.lines = map.lines.count
    report.vertices = map.xs.count
    checkRings()
    let edges = CheckedEdges(map)
    checkShared(edges)
    let meetings = EdgeMeetings(edges.edges)
    check(meetings, edges)
    let sweep = SlabSweep(map, edges, cuts: meetings.all.map(\.x))
    check(sweep, input)
    report.defects = report.defects.removingRepeats()
  }

  private mutating func add(
    _ kind: QualityReport.Defect.Kind, _ features: [Int], at place: QualityReport.Place, squareKilometers: Double = 0
  ) {
    report.defects.append(
      QualityReport.Defect(kind: kind, features: features, place: place, squareKilometers: squareKilometers))
  }

  private mutating func checkRings() {
    let validity = RingValidity(map)
    for ring in validity.badRings { add(.invalidRing, [feature(ring)], at: start(of: ring)) }
    for ring in validity.badRings + validity.cutPolygons { add(.invalidFeature, [feature(ring)], at: start(of: ring)) }
  }

  /// A border belongs to one ring of a feature, and to two features at most, which run it opposite ways.
  private mutating func checkShared(_ edges: CheckedEdges) {
    for edge in edges.edges where edge.uses.count > 1 {
      let uses = edges.uses[Int(edge.uses.lowerBound)..<Int(edge.uses.upperBound)]
      let features = Set(uses.map { feature(Int($0.ring)) }).sorted()
      guard features.count < uses.count else { continue }
      let place = map.place(Double(edge.x0), Double(edge.y0))
      for feature in features { add(.invalidFeature, [feature], at: place) }
    }
  }

  private mutating func check(_ meetings: EdgeMeetings, _ edges: CheckedEdges) {
    for meeting in meetings.all {
      let place = map.place(meeting.x, meeting.y)
      let first = rings(of: meeting.first, edges)
      let second = rings(of: meeting.second, edges)
      for ring in first where second.contains(ring) { add(.invalidRing, [feature(ring)], at: place) }
      let (a, b) = (Set(first.map(feature)), Set(second.map(feature)))
      for feature in a.intersection(b).sorted() { add(.invalidFeature, [feature], at: place) }
      if !a.symmetricDifference(b).isEmpty { add(.crossing, a.union(b).sorted(), at: place) }
    }
  }

  private mutating func check(_ sweep: SlabSweep, _ input: CheckedMap?) {
    for overlap in sweep.overlaps {
      add(
        .overlap, overlap.features.sorted(), at: map.place(overlap.x, overlap.y),
        squareKilometers: overlap.squareKilometers)
    }
    for (feature, piece) in sweep.miscovered.sorted(by: { $0.key < $1.key }) {
      add(.invalidFeature, [feature], at: map.place(piece.x, piece.y))
    }
    guard !sweep.gaps.isEmpty else { return }
    // Each gap of the input accounts for one of the map, the largest first.
    var known = input.map { Self.gaps(of: $0) } ?? []
    for gap in sweep.gaps.sorted(by: { $0.area > $1.area }) {
      if let index = known.firstIndex(where: { $0.meets(gap) }) {
        known.remove(at: index)
        report.gapsOfInput.append(
          QualityReport.Defect(
            kind: .gap, features: [], place: map.place(gap.x, gap.y), squareKilometers: gap.squareKilometers))
      } else {
        add(.gap, [], at: map.place(gap.x, gap.y), squareKilometers: gap.squareKilometers)
      }
    }
  }

  private mutating func checkLost(_ input: CheckedMap, _ matchesVertices: Bool) {
    guard matchesVertices else { return checkLostByCount(input) }
    for ring in LostPolygons.find(in: map, of: input) {
      let index = input.rings[ring].positions.lowerBound
      add(
        .polygonLost, [Int(input.rings[ring].feature)],
        at: map.place(Double(input.xs[index]), Double(input.ys[index])))
    }
  }

  private mutating func checkLostByCount(_ input: CheckedMap) {
    var missing: [Int32: Int] = [:]
    for ring in input.rings where !ring.isHole { missing[ring.feature, default: 0] += 1 }
    for ring in map.rings where !ring.isHole { missing[ring.feature, default: 0] -= 1 }
    for (feature, count) in missing.sorted(by: { $0.key < $1.key }) where count > 0 {
      guard let ring = input.rings.first(where: { $0.feature == feature }) else { continue }
      let index = ring.positions.lowerBound
      for _ in 0..<count {
        add(.polygonLost, [Int(feature)], at: map.place(Double(input.xs[index]), Double(input.ys[index])))
      }
    }
  }

  private static func gaps(of map: CheckedMap) -> [SlabSweep.Piece] {
    let edges = CheckedEdges(map)
    let meetings = EdgeMeetings(edges.edges)
    return SlabSweep(map, edges, cuts: meetings.all.map(\.x)).gaps.sorted { $0.area > $1.area }
  }

  private func feature(_ ring: Int) -> Int { Int(map.rings[ring].feature) }

  private func rings(of edge: Int, _ edges: CheckedEdges) -> [Int] {
    edges.edges[edge].uses.map { Int(edges.uses[Int($0)].ring) }
  }

  private func start(of ring: Int) -> QualityReport.Place {
    let index = map.rings[ring].positions.lowerBound
    return index < map.xs.count
      ? map.place(Double(map.xs[index]), Double(map.ys[index])) : QualityReport.Place(latitude: 0, longitude: 0)
  }
}

extension CheckedMap {
  func place(_ x: Double, _ y: Double) -> QualityReport.Place {
    QualityReport.Place(latitude: y / stepsPerDegree, longitude: x / stepsPerDegree)
  }
}

extension [QualityReport.Defect] {
  /// A ring that crosses itself in ten places is one invalid ring in the count of features: of `invalidRing` and
  /// `invalidFeature` the first of each feature stays, of everything else all.
  fileprivate func removingRepeats() -> Self {
    var seen: Set<Int> = []
    return filter { defect in
      guard defect.kind == .invalidFeature, let feature = defect.features.first else { return true }
      return seen.insert(feature).inserted
    }
  }
}
