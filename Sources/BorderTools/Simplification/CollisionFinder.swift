import Atlas

/// Finds segments that touch or cross one another where they should not.
struct CollisionFinder {
  private let points: UnsafeBufferPointer<LatticePoint>
  private let segments: ContiguousArray<Segment>
  private var grid: BucketGrid
  /// Cells with more segments than this are swept from west to east instead of pair by pair.
  private static let sweepLimit = 32

  init(_ segments: ContiguousArray<Segment>, of points: UnsafeBufferPointer<LatticePoint>, box: Box) {
    self.points = points
    self.segments = segments
    grid = BucketGrid(over: box, expecting: segments.count)
    var entries: ContiguousArray<(cell: Int32, item: Int32)> = []
    entries.reserveCapacity(segments.count * 2)
    for (index, segment) in segments.enumerated() {
      grid.forEachCell(along: points[Int(segment.first)], points[Int(segment.last)]) { cell in
        entries.append((cell, Int32(index)))
      }
    }
    grid.fill(entries)
  }

  /// Hands over each pair that collides, at least one of it new; a pair that meets in several cells more than once.
  func forEachCollision(_ body: (Int, Int) -> Void) {
    for cell in 0..<grid.columns * grid.rows {
      let range = Int(grid.starts[cell])..<Int(grid.starts[cell + 1])
      guard range.count > 1 else { continue }
      if range.count > Self.sweepLimit {
        sweep(grid.items[range].sorted { west($0) != west($1) ? west($0) < west($1) : $0 < $1 }, body)
      } else {
        for first in range {
          for second in (first + 1)..<range.upperBound { test(grid.items[first], grid.items[second], body) }
        }
      }
    }
  }

  private func sweep(_ sorted: [Int32], _ body: (Int, Int) -> Void) {
    for (position, item) in sorted.enumerated() {
      let segment = segments[Int(item)]
      let east = max(points[Int(segment.first)].x, points[Int(segment.last)].x)
      for other in sorted[(position + 1)...] {
        guard west(other) <= east else { break }
        test(item, other, body)
      }
    }
  }

  private func west(_ item: Int32) -> Int32 {
    min(points[Int(segments[Int(item)].first)].x, points[Int(segments[Int(item)].last)].x)
  }

  @inline(__always)
  private func test(_ first: Int32, _ second: Int32, _ body: (Int, Int) -> Void) {
    let (s, t) = (segments[Int(first)], segments[Int(second)])
    guard s.isNew || t.isNew else { return }
    let (a, b) = (points[Int(s.first)], points[Int(s.last)])
    let (c, d) = (points[Int(t.first)], points[Int(t.last)])
    guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x), max(a.y, b.y) >= min(c.y, d.y),
      max(c.y, d.y) >= min(a.y, b.y)
    else { return }
    if Segments.collide(a, b, c, d) { body(Int(first), Int(second)) }
  }
}
