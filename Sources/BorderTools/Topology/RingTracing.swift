import Atlas

/// Takes out of the rings of one feature the borders that two of them run along in opposite directions, and follows what is
/// left around: keeping to the left of the land, it turns as sharply right as it can, so that rings touch and never cross.
struct RingTracing {
  /// Borders taken out, each counted once.
  private(set) var cancelledCount = 0
  /// Vertex numbers; each ring comes back to no vertex.
  private(set) var rings: [ContiguousArray<Int32>] = []
  private let paths: NumberedPaths
  private var leaving: [Int32: [Int32]] = [:]

  init(_ rings: [NumberedPaths.Path], _ paths: NumberedPaths) {
    self.paths = paths
    var edges: Set<Edge> = []
    var order: [Edge] = []
    for ring in rings {
      guard var from = paths[ring].last else { continue }
      for to in paths[ring] {
        if edges.remove(Edge(from: to, to: from)) != nil {
          cancelledCount += 1
        } else {
          let edge = Edge(from: from, to: to)
          if edges.insert(edge).inserted { order.append(edge) }
        }
        from = to
      }
    }
    guard cancelledCount > 0 else { return }
    for edge in order where edges.remove(edge) != nil { leaving[edge.from, default: []].append(edge.to) }
    for edge in order { trace(from: edge.from) }
  }

  private struct Edge: Hashable {
    var from: Int32
    var to: Int32
  }

  private mutating func trace(from start: Int32) {
    var walk: ContiguousArray<Int32> = [start]
    var position: [Int32: Int] = [start: 0]
    while let at = walk.last, let next = takeNext(after: walk.dropLast().last, at) {
      if let loop = position[next] {
        rings.append(ContiguousArray(walk[loop...]))
        for number in walk[(loop + 1)...] { position[number] = nil }
        walk.removeSubrange((loop + 1)...)
      } else {
        position[next] = walk.count
        walk.append(next)
      }
    }
  }

  /// The way to go on: the first one clockwise from the way back.
  private mutating func takeNext(after previous: Int32?, _ at: Int32) -> Int32? {
    guard var ways = leaving[at], !ways.isEmpty else { return nil }
    var best = 0
    if let previous {
      for index in ways.indices.dropFirst() where isClockwiseFirst(ways[index], ways[best], from: previous, at) {
        best = index
      }
    }
    let next = ways.remove(at: best)
    leaving[at] = ways
    return next
  }

  /// Whether turning clockwise from `back` one meets `a` before `b`.
  private func isClockwiseFirst(_ a: Int32, _ b: Int32, from back: Int32, _ at: Int32) -> Bool {
    let centre = paths.vertices[Int(at)]
    let (back, a, b) = (paths.vertices[Int(back)], paths.vertices[Int(a)], paths.vertices[Int(b)])
    let (ofA, ofB) = (Segments.turn(centre, back, a), Segments.turn(centre, back, b))
    // To the right of the way back comes first, then straight on, then to the left.
    let (halfA, halfB) = (ofA < 0 ? 0 : ofA == 0 ? 1 : 2, ofB < 0 ? 0 : ofB == 0 ? 1 : 2)
    if halfA != halfB { return halfA < halfB }
    return Segments.turn(centre, a, b) < 0
  }
}
