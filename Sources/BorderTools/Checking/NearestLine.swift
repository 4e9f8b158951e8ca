/// Finds the distance from a place to the nearest border of one feature of a map.
struct NearestLine {
  struct Farthest {
    var distance = 0.0
    var x = 0.0
    var y = 0.0
  }

  private let map: CheckedMap
  private let grid: StretchGrid

  /// - Parameter cell: the side of a cell, in steps.
  init(_ map: CheckedMap, _ lines: FeatureLines, cell: Double) {
    self.map = map
    grid = StretchGrid(map, lines, cell: cell)
  }

  /// The place on the borders of `other` that is farthest from the borders of the same feature here.
  ///
  /// - Parameter every: how densely stretches are tried between their ends, in steps; nil for their ends alone.
  func farthest(from other: CheckedMap, _ lines: FeatureLines, every: Double?) -> Farthest {
    var farthest = Farthest()
    for (feature, ranges) in lines.all.enumerated() where feature < map.featureCount {
      var search = Search(feature: Int32(feature), last: -1)
      for range in ranges {
        for index in range {
          let (x, y) = (Double(other.xs[index]), Double(other.ys[index]))
          if let every, index > range.lowerBound {
            let (px, py) = (Double(other.xs[index - 1]), Double(other.ys[index - 1]))
            let length = ((x - px) * (x - px) + (y - py) * (y - py)).squareRoot()
            let count = Int(length / every)
            for part in stride(from: 1, through: count, by: 1) {
              let share = Double(part) / Double(count + 1)
              search.test(px + share * (x - px), py + share * (y - py), map, grid, &farthest)
            }
          }
          search.test(x, y, map, grid, &farthest)
        }
      }
    }
    return farthest
  }
}

/// A search along a border: where it was last.
private struct Search {
  let feature: Int32
  /// The stretch that was nearest; named by the index of its end.
  var last: Int

  mutating func test(
    _ x: Double, _ y: Double, _ map: CheckedMap, _ grid: StretchGrid, _ farthest: inout NearestLine.Farthest
  ) {
    let limit = farthest.distance * farthest.distance
    if last >= 0, isNear(x, y, limit, map, grid) { return }
    guard let found = grid.nearest(x, y, feature: feature, map) else {
      return farthest = .init(distance: .infinity, x: x, y: y)
    }
    last = found.stretch
    if found.square > limit { farthest = NearestLine.Farthest(distance: found.square.squareRoot(), x: x, y: y) }
  }

  /// Whether one of the stretches around the last one is no farther than the limit.
  private mutating func isNear(
    _ x: Double, _ y: Double, _ limit: Double, _ map: CheckedMap, _ grid: StretchGrid
  ) -> Bool {
    for step in [0, 1, -1, 2, -2] {
      let stretch = last + step
      guard grid.owner(of: stretch) == feature else { continue }
      if Stretch.square(x, y, map, stretch) <= limit {
        last = stretch
        return true
      }
    }
    return false
  }
}

/// The stretch between a position of a map and the one before it.
enum Stretch {
  /// The square of the distance from a place.
  @inline(__always)
  static func square(_ x: Double, _ y: Double, _ map: CheckedMap, _ end: Int) -> Double {
    let (ax, ay) = (Double(map.xs[end - 1]), Double(map.ys[end - 1]))
    let (bx, by) = (Double(map.xs[end]) - ax, Double(map.ys[end]) - ay)
    let (px, py) = (x - ax, y - ay)
    let length = bx * bx + by * by
    let share = length > 0 ? min(max((px * bx + py * by) / length, 0), 1) : 0
    let (dx, dy) = (px - share * bx, py - share * by)
    return dx * dx + dy * dy
  }
}
