/// How far the eight by eight squares of a node are from a point: squares of metres; 0 for the square the point is in.
struct SquareDistances {
  private let columns: SIMD8<Double>
  private let rows: SIMD8<Double>

  /// - Parameters:
  ///   - west: Steps from the point to the west side of the node; negative where that lies west of the point.
  ///   - south: The same northwards.
  ///   - side: Steps from side to side of a square.
  @inline(__always)
  init(west: Double, south: Double, side: Double, scale: PlaneScale) {
    columns = Self.squares(from: west, side: side, metersPerStep: scale.metersPerStepEast)
    rows = Self.squares(from: south, side: side, metersPerStep: scale.metersPerStepNorth)
  }

  @inline(__always)
  private static func squares(from start: Double, side: Double, metersPerStep: Double) -> SIMD8<Double> {
    let low = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7) * side + start
    let high = -low - side
    var gap = low.replacing(with: high, where: low .< high)
    gap.replace(with: 0, where: gap .< 0)
    gap *= metersPerStep
    return gap * gap
  }

  @inline(__always)
  subscript(_ square: Int) -> Double { columns[square & 7] + rows[square >> 3] }

  /// The nearest of the squares in a mask.
  @inline(__always)
  func nearest(in mask: UInt64) -> (square: Int, distance: Double) {
    var rest = mask
    var best = (square: 0, distance: Double.infinity)
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let distance = self[square]
      if distance < best.distance { best = (square, distance) }
    }
    return best
  }
}
