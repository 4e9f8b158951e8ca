/// How far a map is from what it was made from, both ways, feature by feature.
///
/// The search goes by the run of the borders: the place nearest to a position is most often next to the place nearest to the
/// one before, and whatever is nearer than the farthest so far needs no better answer. Only the rest is looked up in a grid.
enum BorderDistances {

  /// - Parameter toleranceDegrees: sets how densely the map's borders are tried, and the cells of the grid.
  static func measure(_ map: CheckedMap, against input: CheckedMap, toleranceDegrees: Double) -> QualityReport.Distances
  {
    var distances = QualityReport.Distances()
    let steps = max(toleranceDegrees * map.stepsPerDegree, 1)
    let mapLines = FeatureLines(map)
    let inputLines = FeatureLines(input)
    let toMap = NearestLine(map, mapLines, cell: steps * 8)
    let out = toMap.farthest(from: input, inputLines, every: nil)
    distances.outDegrees = out.distance / map.stepsPerDegree
    distances.outPlace = map.place(out.x, out.y)
    let toInput = NearestLine(input, inputLines, cell: steps * 2)
    let back = toInput.farthest(from: map, mapLines, every: steps * 0.4)
    distances.backDegrees = back.distance / map.stepsPerDegree
    distances.backPlace = map.place(back.x, back.y)
    return distances
  }
}

/// The rings and lines of each feature.
struct FeatureLines {
  private(set) var all: [[Range<Int>]]

  init(_ map: CheckedMap) {
    all = Array(repeating: [], count: map.featureCount)
    for ring in map.rings + map.lines { all[Int(ring.feature)].append(ring.positions) }
  }
}
