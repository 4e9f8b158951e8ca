import Geodesy
@testable import PackFormat
import TestSupport
import Testing

@Suite struct NearestTests {
  static func point(_ index: Int, _ latitude: Int32, _ longitude: Int32) -> PackPoint {
    PackPoint(
      id: SamplePack.point(index).id, wgs84: SamplePack.place(latitude, longitude), gcj02: nil, radiusMeters: 100)
  }

  /// What the index must agree with: every distance, sorted.
  static func oracle(_ points: [PackPoint], _ position: Coordinate<WGS84>, _ count: Int) -> [Int] {
    let distances = points.map { $0.wgs84.degrees.map { position.haversineMeters(to: $0) } ?? .infinity }
    let order = points.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    return Array(order.prefix(count))
  }

  @Test(
    arguments: [
      ("a city", 312_000_000...313_000_000, 1_214_000_000...1_215_000_000),
      ("a square metre", 312_000_000...312_000_100, 1_214_000_000...1_214_000_100),
      ("the date line", -170_000_000...(-160_000_000), -1_800_000_000...1_800_000_000),
      ("a pole", 899_999_000...900_000_000, -1_800_000_000...1_800_000_000),
      ("the Earth", -900_000_000...900_000_000, -1_800_000_000...1_800_000_000),
    ] as [(String, ClosedRange<Int32>, ClosedRange<Int32>)])
  func `the nearest are always those of a plain search, in its order`(
    _ where: String, _ latitudes: ClosedRange<Int32>, _ longitudes: ClosedRange<Int32>
  ) throws {
    var generator = SeededGenerator(seed: 8)
    for count in [1, 2, 30, 120] {
      let points = (0..<count).map { index in
        Self.point(
          index, Int32.random(in: latitudes, using: &generator), Int32.random(in: longitudes, using: &generator))
      }
      let index = NearbyIndex(points)
      for wanted in [1, 19, 65, 500] {
        let position = try #require(
          Coordinate<WGS84>(
            latitude: Double(Int32.random(in: latitudes, using: &generator)) / 1e7,
            longitude: Double(Int32.random(in: longitudes, using: &generator)) / 1e7))
        let found = index.nearest(to: position, count: wanted)
        #expect(found.map(\.index) == Self.oracle(points, position, wanted))
      }
    }
  }

  @Test func `those equally far come in the order of their ids, all of them or some`() throws {
    let points = (0..<40).map { Self.point($0, 310_000_000, 1_210_000_000) }
    let position = try #require(Coordinate<WGS84>(latitude: 31.001, longitude: 121))
    for count in 1...40 {
      #expect(NearbyIndex(points).nearest(to: position, count: count).map(\.index) == Array(0..<count))
    }
  }

  @Test func `nothing is near to nothing`() throws {
    let position = try #require(Coordinate<WGS84>(latitude: 0, longitude: 0))
    #expect(NearbyIndex([]).nearest(to: position, count: 5).isEmpty)
    #expect(NearbyIndex([Self.point(0, 0, 0)]).nearest(to: position, count: 0).isEmpty)
  }

  @Test func `a pack tells its nearest places with their distance`() throws {
    let pack = try SamplePack(stories: 5).open()
    let position = try #require(SamplePack.point(3).wgs84.degrees)
    let found = pack.nearest(to: position, count: 2)
    #expect(found.map(\.point.id) == ["story-0003", "story-0004"])
    #expect(found[0].distanceMeters == 0)
    #expect(abs(found[1].distanceMeters - 146) < 2)
  }
}
