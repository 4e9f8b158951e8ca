import Atlas
import Geodesy
import TestSupport
import Testing

/// A made-up country: a grid of fields with crooked edges, each field given to some region or to nobody.
///
/// Borders of equal fields are left out, so islands, lakes and enclaves come about by themselves. Regions 1…3 are
/// provinces, the others cities of one of them.
struct Patchwork {
  var borders: Borders
  /// Each region's own edges, from point to point, whichever way.
  var edges: [Int: [(LatticePoint, LatticePoint)]] = [:]

  /// - Parameters:
  ///   - fields: Fields a side.
  ///   - step: Steps from corner to corner.
  ///   - bends: Points put into each edge.
  ///   - isAligned: Whether everything stands on multiples of `step`, without any crookedness.
  init(
    fields: Int, step: Int32, bends: Int, isAligned: Bool = false, origin: LatticePoint = LatticePoint(x: 0, y: 0),
    using random: inout SeededGenerator
  ) throws {
    let lattice = try #require(BorderLattice(decimals: 6, datum: .gcj02))
    borders = Borders(lattice: lattice, regions: Self.regions)
    let shake = isAligned ? 0 : step / 5
    var corners: [[LatticePoint]] = []
    for row in 0...Int32(fields) {
      corners.append(
        (0...Int32(fields)).map { column in
          LatticePoint(
            x: origin.x + column * step + random.offset(shake), y: origin.y + row * step + random.offset(shake))
        })
    }
    let owners = (0..<fields).map { _ in
      (0..<fields).map { _ in Int.random(in: 0...Self.regions.count, using: &random) }
    }
    func owner(_ column: Int, _ row: Int) -> Int {
      owners.indices.contains(row) && owners.indices.contains(column) ? owners[row][column] : 0
    }
    for row in 0...fields {
      for column in 0...fields {
        let corner = corners[row][column]
        if column < fields {
          add(
            left: owner(column, row), right: owner(column, row - 1), corner, corners[row][column + 1], bends, shake,
            &random)
        }
        if row < fields {
          add(
            left: owner(column - 1, row), right: owner(column, row), corner, corners[row + 1][column], bends, shake,
            &random)
        }
      }
    }
  }

  static let regions = [
    BorderRegion(adcode: 100_000, parent: 1), BorderRegion(adcode: 200_000, parent: 2),
    BorderRegion(adcode: 300_000, parent: 3, isDatumUndecided: true), BorderRegion(adcode: 300_100, parent: 3),
    BorderRegion(adcode: 300_200, parent: 3), BorderRegion(adcode: 300_300, parent: 2),
  ]

  private mutating func add(
    left: Int, right: Int, _ from: LatticePoint, _ to: LatticePoint, _ bends: Int, _ shake: Int32,
    _ random: inout SeededGenerator
  ) {
    guard left != right else { return }
    var points = [from]
    for bend in 1..<Int32(bends + 1) {
      let total = Int32(bends + 1)
      let point = LatticePoint(
        x: from.x + (to.x - from.x) / total * bend + random.offset(shake / total / 3),
        y: from.y + (to.y - from.y) / total * bend + random.offset(shake / total / 3))
      if point != points[points.count - 1] { points.append(point) }
    }
    if points[points.count - 1] != to { points.append(to) }
    borders.append(left: left, right: right, points: points)
    for (a, b) in zip(points, points.dropFirst()) {
      edges[left, default: []].append((a, b))
      edges[right, default: []].append((b, a))
    }
  }
}

extension Patchwork {
  /// The region at a point by counting crossings of each region's own outline to the west: slow and plain.
  func region(at point: LatticePoint) -> Int {
    for region in 1...Self.regions.count where isInside(edges[region] ?? [], point) { return region }
    return 0
  }

  private func isInside(_ outline: [(LatticePoint, LatticePoint)], _ point: LatticePoint) -> Bool {
    var isInside = false
    for (a, b) in outline {
      let (low, high) = a.y <= b.y ? (a, b) : (b, a)
      guard low.y <= point.y, point.y < high.y else { continue }
      // The crossing is not east of the point: on the border counts as passed.
      let (rise, climbed) = (Int64(high.y) - Int64(low.y), Int64(point.y) - Int64(low.y))
      if (Int64(high.x) - Int64(low.x)) * climbed <= (Int64(point.x) - Int64(low.x)) * rise { isInside.toggle() }
    }
    return isInside
  }

  /// Points that are hard to place: on vertices, on edges, one step beside them, and anywhere.
  func probes(_ count: Int, using random: inout SeededGenerator) -> [LatticePoint] {
    let points = borders.points
    guard let box = LatticeBox(points) else { return [] }
    return (0..<count).map { index in
      let at = Int.random(in: 0..<points.count - 1, using: &random)
      let (a, b) = (points[at], points[at + 1])
      switch index % 4 {
      case 0: return a
      case 1: return LatticePoint(x: a.x + random.offset(2), y: a.y + random.offset(2))
      case 2: return LatticePoint(x: (a.x + b.x) / 2 + random.offset(1), y: (a.y + b.y) / 2)
      default:
        return LatticePoint(
          x: Int32.random(in: box.west - 9...box.east + 9, using: &random),
          y: Int32.random(in: box.south - 9...box.north + 9, using: &random))
      }
    }
  }
}

extension SeededGenerator {
  /// A whole number from −size to size.
  mutating func offset(_ size: Int32) -> Int32 { Int32.random(in: -size...size, using: &self) }
}
