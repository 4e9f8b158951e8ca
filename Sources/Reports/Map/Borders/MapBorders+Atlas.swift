public import Atlas
public import ContentSources
import Geodesy
public import SourceText

extension MapBorders {
  /// How far around a city borders are drawn exactly.
  static let exactMeters = 30_000.0
  /// How far apart points stand elsewhere where there are no simplified borders, in degrees.
  static let coarseDegrees = 0.01
  /// How far around a city the borders of other cities are drawn at all.
  static let cityMeters = 120_000.0

  /// The borders of an atlas as a map of some cities shows them: exact within 30 km of them, with fewer points elsewhere,
  /// and those between cities only nearby. Nil where none of the cities lies near the atlas.
  ///
  /// O(points of the atlas).
  ///
  /// - Parameters:
  ///   - exact: what `arcs.bin` holds.
  ///   - simplified: what `shapes.bin` holds: the same arcs in the same order with some of their points. Without it, or
  ///     where it is of another make, points elsewhere are left out by distance alone.
  ///   - regions: their names.
  ///   - extents: where the cities are, WGS-84.
  public init?(
    exact: Borders, simplified: Borders?, regions: RegionTable, around extents: [Extent], source: Bilingual
  ) {
    let near = NearSquares(extents, withinMeters: Self.exactMeters, on: exact.lattice)
    let around = NearSquares(extents, withinMeters: Self.cityMeters, on: exact.lattice)
    guard exact.points.contains(where: { around.contains($0) }) else { return nil }
    let simplified = simplified.flatMap { exact.isPaired(with: $0) ? $0 : nil }
    let apart = Int64(Self.coarseDegrees * exact.lattice.stepsPerDegree)
    var lines: [Line] = []
    var named: Set<Int> = []
    for (index, arc) in exact.arcs.enumerated() {
      let kind = exact.kind(of: arc)
      let points = exact.points[arc.points]
      if kind == .city || kind == .outer, points.contains(where: { around.contains($0) }) {
        named.formUnion([arc.left, arc.right])
      } else if kind == .city {
        continue
      }
      let fewer = simplified.map { $0.points[$0.arcs[index].points] } ?? points.spaced(by: apart)
      lines.append(Line(kind, exact.lattice.wgs84(points.thinned(to: fewer, except: near.contains))))
    }
    let labels = MapLabels(simplified ?? exact, regions: regions, cities: named).labels
    self.init(lines: lines, labels: labels, source: source)
  }
}

extension Borders {
  /// Whether other borders can be these with fewer points.
  fileprivate func isPaired(with other: Borders) -> Bool { arcs.count == other.arcs.count && lattice == other.lattice }

  /// What an arc parts.
  func kind(of arc: BorderSpan) -> MapBorders.Kind {
    guard arc.left > 0, arc.right > 0 else { return .outer }
    return regions[arc.left - 1].parent == regions[arc.right - 1].parent ? .city : .province
  }
}

extension BorderLattice {
  /// The places of grid points.
  func wgs84(_ points: [LatticePoint]) -> [Coordinate<WGS84>] {
    points.compactMap { point in
      let latitude = Double(point.y) / stepsPerDegree
      let longitude = Double(point.x) / stepsPerDegree
      guard datum == .gcj02 else { return Coordinate(latitude: latitude, longitude: longitude) }
      return Coordinate<GCJ02>(latitude: latitude, longitude: longitude).flatMap { GCJ02Formula.inverse($0) }
    }
  }
}

extension ArraySlice<LatticePoint> {
  /// The points that are also in `fewer`, which has some of them in the same order, and those that are to stay in any
  /// case. All of them where `fewer` has others. O(n).
  func thinned(to fewer: ArraySlice<LatticePoint>, except stays: (LatticePoint) -> Bool) -> [LatticePoint] {
    var rest = fewer
    var kept: [LatticePoint] = []
    for point in self {
      let isCommon = rest.first == point
      if isCommon { rest.removeFirst() }
      if isCommon || stays(point) { kept.append(point) }
    }
    return rest.isEmpty && !fewer.isEmpty ? kept : Array(self)
  }

  /// The first and the last point, and between them those that are so many grid steps from the one before. O(n).
  func spaced(by steps: Int64) -> ArraySlice<LatticePoint> {
    guard var last = first, let end = self.last else { return [] }
    var kept = [last]
    for point in dropFirst().dropLast() {
      let east = Int64(point.x) - Int64(last.x)
      let north = Int64(point.y) - Int64(last.y)
      if east.magnitude >= steps || north.magnitude >= steps {
        kept.append(point)
        last = point
      }
    }
    return (kept + [end])[...]
  }
}
