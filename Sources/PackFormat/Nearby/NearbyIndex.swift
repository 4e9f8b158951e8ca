import Geodesy

/// Finds the places nearest to another: a walk over unit vectors made when the pack is opened.
///
/// 350 places take about a microsecond, 10,000 about thirty: no tree is worth its memory at the sizes a pack can have.
struct NearbyIndex: Sendable {
  private let places: [Coordinate<WGS84>]
  private let vectors: [UnitVector]

  /// Places by their order in the table.
  init(_ points: [PackPoint]) {
    // `degrees` of a checked place is never nil.
    places = points.compactMap { $0.wgs84.degrees }
    vectors = places.map { UnitVector($0) }
  }

  /// The `count` places nearest to `position`, nearest first; where two are equally far, the smaller index first.
  ///
  /// O(places + count²). The order is that of the haversine, to the last bit.
  func nearest(to position: Coordinate<WGS84>, count: Int) -> [(index: Int, meters: Double)] {
    guard count > 0, !vectors.isEmpty else { return [] }
    let chords = squaredChords(to: UnitVector(position))
    let bound = Self.withMargin(Self.smallest(min(count, chords.count), of: chords))
    var found: [(index: Int, meters: Double)] = []
    for index in chords.indices where chords[index] <= bound {
      found.append((index, position.haversineMeters(to: places[index])))
    }
    found.sort { $0.meters != $1.meters ? $0.meters < $1.meters : $0.index < $1.index }
    return Array(found.prefix(count))
  }

  private func squaredChords(to vector: UnitVector) -> [Double] {
    vectors.map { $0.squaredChord(to: vector) }
  }

  /// The `count`-th smallest number.
  private static func smallest(_ count: Int, of numbers: [Double]) -> Double {
    // Beyond a few dozen, sorting all is faster than keeping the best in order.
    if count > 64 { return numbers.sorted()[count - 1] }
    var best: [Double] = []
    best.reserveCapacity(count + 1)
    for number in numbers {
      if best.count == count, number >= best[count - 1] { continue }
      var place = best.count
      best.append(number)
      while place > 0, best[place - 1] > number {
        best[place] = best[place - 1]
        place -= 1
      }
      best[place] = number
      if best.count > count { best.removeLast() }
    }
    return best[count - 1]
  }

  /// A little more, so that rounding keeps nobody out who is as near by the haversine: a chord of length c is off by
  /// less than 1e-14, its square by less than 2e-14·c.
  private static func withMargin(_ squaredChord: Double) -> Double {
    squaredChord + 2e-14 * squaredChord.squareRoot() + 1e-28
  }
}
