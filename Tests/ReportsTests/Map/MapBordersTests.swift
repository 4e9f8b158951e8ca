import Atlas
import ContentSources
import Geodesy
import SourceText
import Testing

@testable import Reports

/// Two provinces side by side around 31° N, the left one cut into two cities; everything in whole grid steps.
@Suite struct MapBordersTests {
  private static let names = [
    AtlasRegion(adcode: 110_000, province: 110_000, names: ["zh": "东", "en": "East"]),
    AtlasRegion(adcode: 320_000, province: 320_000, names: ["zh": "西", "en": "West"]),
    AtlasRegion(adcode: 320_100, province: 320_000, names: ["zh": "西北", "en": "North-west"]),
    AtlasRegion(adcode: 320_200, province: 320_000, names: ["zh": "西南", "en": "South-west"]),
  ]

  /// Points in hundredths of a degree.
  private func points(_ pairs: [(Double, Double)]) -> [LatticePoint] {
    pairs.map { LatticePoint(x: Int32($0.0 * 100), y: Int32($0.1 * 100)) }
  }

  private func borders(_ datum: DatumName = .wgs84, thinned: Bool) throws -> (borders: Borders, regions: RegionTable) {
    let regions = try RegionTable(Self.names)
    let lattice = try #require(BorderLattice(decimals: 2, datum: datum))
    var borders = Borders(lattice: lattice, regions: regions.borderRegions)
    let wiggle = thinned ? [] : [(121.02, 30.4), (121.0, 30.5), (121.03, 30.6)]
    let further = thinned ? [] : [(121.01, 31.5)]
    // Between the provinces, from the south: past both cities of the west.
    borders.append(left: 4, right: 1, points: points([(121, 30)] + wiggle + [(121, 31)]))
    borders.append(left: 3, right: 1, points: points([(121, 31)] + further + [(121, 32)]))
    // Between the cities of the west.
    borders.append(left: 3, right: 4, points: points([(120, 31), (121, 31)]))
    // What is outside.
    borders.append(left: 0, right: 3, points: points([(120, 31), (120, 32), (121, 32)]))
    borders.append(left: 0, right: 4, points: points([(121, 30), (120, 30), (120, 31)]))
    borders.append(left: 0, right: 1, points: points([(121, 32), (122, 32), (122, 30), (121, 30)]))
    return (borders, regions)
  }

  private func map(_ datum: DatumName = .wgs84, around extent: Extent) throws -> MapBorders? {
    let (exact, regions) = try borders(datum, thinned: false)
    return MapBorders(
      exact: exact, simplified: try borders(datum, thinned: true).borders, regions: regions, around: [extent],
      source: Bilingual(same: "us"))
  }

  private let south = Extent(south: 30.4, west: 120.9, north: 30.6, east: 121.1)

  @Test func `Near a city borders are exact, elsewhere they have fewer points`() throws {
    let map = try #require(try map(around: south))
    #expect(map.lines[0].points.map(\.longitude) == [121, 121.02, 121, 121.03, 121])
    #expect(map.lines[1].points.map(\.latitude) == [31, 32])
    #expect(map.lines.map(\.kind) == [.province, .province, .city, .outer, .outer, .outer])
  }

  @Test func `A map of cities far from the atlas has no borders`() throws {
    #expect(try map(around: Extent(south: 40, west: -75, north: 41, east: -74)) == nil)
  }

  @Test func `Without shapes, or with shapes of another make, points stand a hundredth of a degree apart`() throws {
    let (exact, regions) = try borders(thinned: false)
    let others: [Borders?] = [nil, Borders(lattice: exact.lattice, regions: exact.regions)]
    for other in others {
      let map = try #require(
        MapBorders(exact: exact, simplified: other, regions: regions, around: [south], source: Bilingual(same: "us")))
      #expect(map.lines[1].points.map(\.latitude) == [31, 31.5, 32])
    }
  }

  @Test func `What is spaced keeps its ends`() {
    let cases: [(given: [Int32], steps: Int64, kept: [Int32])] = [
      ([0, 1, 2, 3, 4], 2, [0, 2, 4]), ([0, 1, 2, 3], 5, [0, 3]), ([0, 9], 5, [0, 9]),
      ([0, 4, 1, 9], 3, [0, 4, 1, 9]),
      ([], 1, []),
    ]
    for (given, steps, kept) in cases {
      let points = given.map { LatticePoint(x: $0, y: 0) }
      #expect(points[...].spaced(by: steps).map(\.x) == kept)
    }
  }

  @Test func `Borders in GCJ-02 are drawn where they are in WGS-84`() throws {
    let map = try #require(try map(.gcj02, around: south))
    let corner = try #require(map.lines[0].points.first)
    let shifted = try #require(GCJ02Formula.forward(corner))
    #expect((shifted.latitude - 30).magnitude < 1e-9 && (shifted.longitude - 121).magnitude < 1e-9)
    #expect((corner.latitude - 30).magnitude > 1e-4)
  }

  @Test func `A name stands inside its region`() throws {
    let labels = try #require(try map(around: south)).labels
    let places = Dictionary(uniqueKeysWithValues: labels.map { ($0.name.en, $0.place) })
    let east = try #require(places["East"])
    #expect(east.longitude > 121.05 && east.longitude < 122 && east.latitude > 30 && east.latitude < 32)
    let northWest = try #require(places["North-west"])
    #expect(northWest.longitude > 120 && northWest.longitude < 121 && northWest.latitude > 31)
    #expect(labels.map(\.kind) == [.province, .province, .city, .city])
  }
}
