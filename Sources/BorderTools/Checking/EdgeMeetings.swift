/// Where edges meet otherwise than end to end: a walk from west to east over the edges that reach across the line of the walk.
struct EdgeMeetings {
  /// Two edges that have more in common than an end, and where.
  struct Meeting {
    var first: Int
    var second: Int
    var x: Double
    var y: Double
  }

  private(set) var all: [Meeting] = []

  init(_ edges: ContiguousArray<CheckedEdges.Edge>) {
    var open: ContiguousArray<Int> = []
    for (index, edge) in edges.enumerated() {
      let (low, high) = (min(edge.y0, edge.y1), max(edge.y0, edge.y1))
      var slot = 0
      while slot < open.count {
        let other = edges[open[slot]]
        if other.x1 < edge.x0 {
          open.swapAt(slot, open.count - 1)
          open.removeLast()
          continue
        }
        if max(other.y0, other.y1) >= low, min(other.y0, other.y1) <= high, let place = Self.meet(other, edge) {
          all.append(Meeting(first: open[slot], second: index, x: place.x, y: place.y))
        }
        slot += 1
      }
      open.append(index)
    }
    all.sort { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Where two edges meet, if not in an end that both have. Exact: the line of one is solved for the ends of the other.
  private static func meet(_ e: CheckedEdges.Edge, _ f: CheckedEdges.Edge) -> (x: Double, y: Double)? {
    let (ex, ey) = (Int64(e.x1) - Int64(e.x0), Int64(e.y1) - Int64(e.y0))
    let (fx, fy) = (Int64(f.x1) - Int64(f.x0), Int64(f.y1) - Int64(f.y0))
    let (dx, dy) = (Int64(f.x0) - Int64(e.x0), Int64(f.y0) - Int64(e.y0))
    // e(s) = f(t) where s = (d × f) / (e × f) and t = (d × e) / (e × f).
    let denominator = ex * fy - ey * fx
    let s = dx * fy - dy * fx
    let t = dx * ey - dy * ex
    if denominator == 0 { return t == 0 ? overlap(e, f) : nil }
    let sign = denominator.signum()
    let (size, sPart, tPart) = (denominator * sign, s * sign, t * sign)
    guard (0...size).contains(sPart), (0...size).contains(tPart) else { return nil }
    // An end of one that is an end of the other is how borders are to meet.
    if sPart == 0 || sPart == size, tPart == 0 || tPart == size { return nil }
    let share = Double(sPart) / Double(size)
    return (Double(e.x0) + share * Double(ex), Double(e.y0) + share * Double(ey))
  }

  /// Edges on one line: how far along it they reach over one another.
  private static func overlap(_ e: CheckedEdges.Edge, _ f: CheckedEdges.Edge) -> (x: Double, y: Double)? {
    let start = max((e.x0, e.y0), (f.x0, f.y0), by: <)
    let end = min((e.x1, e.y1), (f.x1, f.y1), by: <)
    guard start < end else { return nil }
    return (Double(start.0), Double(start.1))
  }
}

private func max(_ a: (Int32, Int32), _ b: (Int32, Int32), by less: ((Int32, Int32), (Int32, Int32)) -> Bool)
  -> (Int32, Int32)
{ less(a, b) ? b : a }

private func min(_ a: (Int32, Int32), _ b: (Int32, Int32), by less: ((Int32, Int32), (Int32, Int32)) -> Bool)
  -> (Int32, Int32)
{ less(a, b) ? a : b }
