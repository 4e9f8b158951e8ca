@testable import Atlas
import FileStore
import Geodesy
import PackFormat
import TestSupport
import Testing

@Suite struct AtlasTests {
  static func gcj02(_ x: Double, _ y: Double) throws -> Coordinate<GCJ02> {
    try #require(Coordinate(latitude: 30 + y, longitude: 114 + x))
  }

  static let southWest = AtlasPlace(province: 420_000, city: .adcode(420_100))
  static let northWest = AtlasPlace(province: 420_000, city: .adcode(420_200))
  static let east = AtlasPlace(province: 710_000, city: .undivided)

  @Test func `a position has a province and a city, or an undivided province`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack())
    #expect(try atlas.region(at: Self.gcj02(-0.2, -0.2)) == .inside(Self.southWest))
    #expect(try atlas.region(at: Self.gcj02(-0.2, 0.2)) == .inside(Self.northWest))
    #expect(try atlas.region(at: Self.gcj02(0.2, 0.2)) == .inside(Self.east))
    #expect(try atlas.region(at: Self.gcj02(0.6, 0.2)) == .outside)
    #expect(try atlas.region(at: #require(Coordinate<GCJ02>(latitude: -90, longitude: 180))) == .outside)
  }

  @Test func `an index of provinces does not tell cities`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack(), level: .provinces)
    #expect(try atlas.region(at: Self.gcj02(-0.2, -0.2)) == .inside(AtlasPlace(province: 420_000, city: .notAsked)))
  }

  @Test func `a WGS-84 position is shifted before it is looked up, wherever it is`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack())
    // The shift here is some 500 m eastwards: 100 m west of the border on the map is in the west, unshifted is not.
    let mapped = try Self.gcj02(-0.001, -0.2)
    let fix = try #require(GCJ02Formula.inverse(mapped))
    #expect(atlas.region(at: fix) == .inside(Self.southWest))
    let asMapped = try #require(Coordinate<WGS84>(latitude: mapped.latitude, longitude: mapped.longitude))
    #expect(atlas.region(at: asMapped) == .inside(Self.east))
  }

  @Test func `deep inside, the answer is sure`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack())
    guard case .inside(Self.southWest, let border) = try atlas.sighting(at: Self.gcj02(-0.1, -0.2)) else {
      Issue.record("not inside")
      return
    }
    // 0.1 degrees of longitude at 29.8° N.
    #expect(abs(border.meters - 9_672) < 10)
    #expect(border.bandMeters < 1.1)
  }

  @Test func `next to a border it says A or B, the exact answer first`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack())
    let both = [AtlasSighting.Candidate.region(Self.southWest), .region(Self.east)]
    guard case .either(both, let border) = try atlas.sighting(at: Self.gcj02(-0.000005, -0.2)) else {
      Issue.record("not either")
      return
    }
    #expect(abs(border.meters - 0.48) < 0.01)
    guard case .inside = try atlas.sighting(at: Self.gcj02(-0.00002, -0.2)) else {
      Issue.record("2 m away is sure")
      return
    }
    guard case .either(both, _) = try atlas.sighting(at: Self.gcj02(-0.00002, -0.2), accuracyMeters: 5) else {
      Issue.record("2 m away is not sure with a fix good to 5 m")
      return
    }
  }

  @Test func `between two cities of one province, the province is sure`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack())
    let sighting = try atlas.sighting(at: Self.gcj02(-0.2, 0))
    guard case .either(let candidates, _) = sighting else {
      Issue.record("not either")
      return
    }
    #expect(candidates == [.region(Self.northWest), .region(Self.southWest)])
    #expect(sighting.certainProvince == 420_000)
    #expect(try atlas.sighting(at: Self.gcj02(0, 0)).certainProvince == nil)
  }

  @Test func `where three meet, all three are named`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack())
    guard case .either(let candidates, _) = try atlas.sighting(at: Self.gcj02(0, 0)) else {
      Issue.record("not either")
      return
    }
    #expect(candidates.count == 3)
    #expect(candidates.first == .region(Self.east))
  }

  @Test func `at sea the nearest region is named with its distance, up to the distance asked for`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces().pack())
    guard case .offshore(nearest: Self.east, let border) = try atlas.sighting(at: Self.gcj02(0.533, 0.0005)) else {
      Issue.record("not offshore")
      return
    }
    #expect(abs(border.meters - 96.5) < 1)
    guard case .outside = try atlas.sighting(at: Self.gcj02(0.6, 0.2), offshoreMeters: 9_000) else {
      Issue.record("9.6 km is not within 9 km")
      return
    }
    guard case .outside(let far?) = try atlas.sighting(at: Self.gcj02(20, 15)) else {
      Issue.record("not far outside")
      return
    }
    #expect(far.meters > 2_000_000)
  }

  @Test func `an outline of undecided datum is not trusted within the largest shift`() throws {
    let atlas = try Atlas.inMemory(SampleAtlas.twoProvinces(isDatumUndecided: true).pack())
    let place = AtlasPlace(province: 710_000, city: .undivided, isDatumUndecided: true)
    #expect(try atlas.region(at: Self.gcj02(0.2, 0.2)) == .inside(place))
    guard case .either = try atlas.sighting(at: Self.gcj02(0.495, 0.2)) else {
      Issue.record("483 m from its coast")
      return
    }
    guard case .inside = try atlas.sighting(at: Self.gcj02(0.49, 0.2)) else {
      Issue.record("966 m from its coast")
      return
    }
  }

  @Test func `on the high plateau the band is wider`() throws {
    #expect(BorderReach.datumMeters(latitude: 31, longitude: 121) == 1)
    #expect(BorderReach.datumMeters(latitude: 29.65, longitude: 91.1) == 7)
  }

  @Test func `a pack of another kind is no atlas`() throws {
    let pack = try SampleAtlas.twoProvinces().pack(kind: "city")
    #expect(throws: AtlasError.notAnAtlas(kind: "city")) { try Atlas(pack) }
  }

  @Test func `borders and names that do not belong together are refused`() throws {
    var sample = try SampleAtlas.twoProvinces()
    sample.regions.removeLast()
    let pack = try sample.pack()
    #expect(throws: AtlasError.malformed(entry: "arcs.bin", "regions other than those of regions.json")) {
      try Atlas.inMemory(pack)
    }
  }

  @Test func `names are found by adcode`() throws {
    let atlas = try Atlas(SampleAtlas.twoProvinces().pack())
    #expect(atlas.regions.region(adcode: 420_100)?.names == ["en": "Region 420100"])
    #expect(atlas.regions.region(adcode: 420_101) == nil)
  }
}
