/// Cuts the map into slabs from vertex to vertex, west to east, and each slab into the trapezoids between the edges that reach
/// across it. Says of every piece of land how many features cover it.
///
/// Works on any map: where edges cross, a slab ends too. Coordinates within a slab are `Double`s, so that a piece narrower
/// than the rounding may be told wrongly; pieces smaller than a quarter of a square step are therefore not reported.
struct SlabSweep {
  /// A piece of land of one kind, in one piece.
  struct Piece {
    /// Square steps.
    var area = 0.0
    var squareKilometers = 0.0
    /// A place inside, in steps.
    var x = 0.0
    var y = 0.0
    var largest = 0.0
    var features: Set<Int> = []
    var isOpen = false
    /// The box around it, in steps.
    var west = Double.infinity
    var south = Double.infinity
    var east = -Double.infinity
    var north = -Double.infinity

    func meets(_ other: Piece) -> Bool {
      west <= other.east && other.west <= east && south <= other.north && other.south <= north
    }
  }

  private(set) var overlaps: [Piece] = []
  /// Land that nobody covers and that is closed in on all sides.
  private(set) var gaps: [Piece] = []
  /// Features that cover land twice, or less than not at all: rings that turn or lie as they should not.
  private(set) var miscovered: [Int: Piece] = [:]

  static let smallestArea = 0.25

  private let edges: ContiguousArray<CheckedEdges.Edge>
  private let steps: ContiguousArray<Step>
  private let measure: LandMeasure
  private var empty = PieceJoiner()
  private var doubled = PieceJoiner()

  /// What a feature gains when an edge is crossed northwards.
  private struct Step {
    var feature: Int32
    var change: Int32
  }

  init(_ map: CheckedMap, _ edges: CheckedEdges, cuts: [Double]) {
    self.edges = edges.edges
    steps = ContiguousArray(
      edges.uses.map { Step(feature: map.rings[Int($0.ring)].feature, change: $0.isEastward ? 1 : -1) })
    measure = LandMeasure(stepsPerDegree: map.stepsPerDegree)
    sweep(cuts)
    overlaps = doubled.pieces.filter { $0.area >= Self.smallestArea }
    gaps = empty.pieces.filter { !$0.isOpen && $0.area >= Self.smallestArea }
    miscovered = miscovered.filter { $0.value.area >= Self.smallestArea }
  }

  private mutating func sweep(_ cuts: [Double]) {
    var xs = edges.flatMap { [Double($0.x0), Double($0.x1)] } + cuts
    xs.sort()
    var active: ContiguousArray<Int> = []
    var heights: ContiguousArray<Double> = []
    var next = 0
    guard let westernmost = xs.first, let easternmost = xs.last else { return }
    addOpenSlab(from: -.infinity, to: westernmost)
    defer { addOpenSlab(from: easternmost, to: .infinity) }
    for (west, east) in zip(xs, xs.dropFirst()) where west < east {
      active.removeAll { Double(edges[$0].x1) <= west }
      while next < edges.count, Double(edges[next].x0) <= west {
        if edges[next].x0 < edges[next].x1, Double(edges[next].x1) > west { active.append(next) }
        next += 1
      }
      let middle = (west + east) / 2
      heights.removeAll(keepingCapacity: true)
      for edge in active { heights.append(height(edge, middle)) }
      order(&active, &heights)
      walk(active, west, east)
    }
  }

  /// West and east of everything there is nothing.
  private mutating func addOpenSlab(from west: Double, to east: Double) {
    empty.begin()
    doubled.begin()
    empty.add(
      Trapezoid(
        west: west, east: east, southWest: -.infinity, southEast: -.infinity, northWest: .infinity,
        northEast: .infinity))
    empty.finish(measure)
    doubled.finish(measure)
  }

  @inline(__always)
  private func height(_ index: Int, _ x: Double) -> Double {
    let edge = edges[index]
    let rise = (Double(edge.y1) - Double(edge.y0)) / (Double(edge.x1) - Double(edge.x0))
    return Double(edge.y0) + rise * (x - Double(edge.x0))
  }

  /// By insertion: from slab to slab little changes.
  private func order(_ active: inout ContiguousArray<Int>, _ heights: inout ContiguousArray<Double>) {
    for index in active.indices.dropFirst() {
      var slot = index
      while slot > 0, heights[slot - 1] > heights[slot] {
        heights.swapAt(slot - 1, slot)
        active.swapAt(slot - 1, slot)
        slot -= 1
      }
    }
  }

  /// From south to north through one slab.
  private mutating func walk(_ active: ContiguousArray<Int>, _ west: Double, _ east: Double) {
    var cover: ContiguousArray<Step> = []
    empty.begin()
    doubled.begin()
    empty.add(
      Trapezoid(
        west: west, east: east, southWest: -.infinity, southEast: -.infinity,
        northWest: active.first.map { height($0, west) } ?? .infinity,
        northEast: active.first.map { height($0, east) } ?? .infinity))
    for (position, edge) in active.enumerated() {
      for use in edges[edge].uses { toggle(&cover, steps[Int(use)]) }
      guard position + 1 < active.count else { break }
      if cover.count == 1, cover[0].change == 1 { continue }
      let piece = Trapezoid(
        west: west, east: east, southWest: height(edge, west), southEast: height(edge, east),
        northWest: height(active[position + 1], west), northEast: height(active[position + 1], east))
      note(piece, cover)
    }
    if let last = active.last {
      empty.add(
        Trapezoid(
          west: west, east: east, southWest: height(last, west), southEast: height(last, east),
          northWest: .infinity, northEast: .infinity))
    }
    empty.finish(measure)
    doubled.finish(measure)
  }

  private mutating func note(_ piece: Trapezoid, _ cover: ContiguousArray<Step>) {
    guard piece.area > 0 else { return }
    let covering = cover.count { $0.change > 0 }
    // Land covered less than not at all is no gap but a ring that turns the wrong way.
    if cover.isEmpty { empty.add(piece) }
    if covering > 1 { doubled.add(piece, features: cover.filter { $0.change > 0 }.map { Int($0.feature) }) }
    for step in cover where step.change != 1 {
      miscovered[Int(step.feature), default: Piece()].add(piece, measure)
    }
  }

  @inline(__always)
  private func toggle(_ cover: inout ContiguousArray<Step>, _ step: Step) {
    guard let index = cover.firstIndex(where: { $0.feature == step.feature }) else { return cover.append(step) }
    cover[index].change += step.change
    if cover[index].change == 0 { cover.remove(at: index) }
  }
}
