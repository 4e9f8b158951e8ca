import ContentSources
import FileStore
import Geodesy
import PackBuilder
import PackFormat
import SourceText
import Testing

@Suite struct PackContentTests {
  static func city(
    latitude: Double, longitude: Double, policy: ShiftPolicy = .mainland, radius: Double? = 100
  ) throws -> City {
    var city = try ToyContent(cities: ["alpha"], storiesPerCity: 1).inputs().load("alpha")
    city.config.datumPolicy = policy
    city.stories[0].position?.wgs84 = Coordinate(latitude: latitude, longitude: longitude)
    city.stories[0].radiusMeters = radius.map { Located($0, raw: "", at: city.stories[0].id.place) }
    return city
  }

  static func point(of city: City, project: ProjectConfig = ProjectConfig()) throws -> PackPoint {
    let table = try PackContent(city, project: project).tables["points.bin"] ?? []
    let plan = try PackPlan(
      about: PackAbout(kind: "city", id: "x", languages: ["en"]),
      entries: [PlannedEntry(name: "points.bin", bytes: table)])
    let sink = MemorySink()
    _ = try plan.write(contentVersion: 1, to: sink) { _ in table }
    return try #require(try Pack(MappedFile(copying: sink.bytes)).points.points.first)
  }

  /// Latitude, longitude, policy, and whether maps there are shifted.
  @Test(arguments: [
    (31.2397, 121.4903, ShiftPolicy.mainland, true), (47.6062, -122.3321, .mainland, false),
    (22.2936, 114.1730, .mainland, false), (22.2936, 114.1730, .amap, true),
  ])
  func `a place has a GCJ-02 place where its city's policy shifts it`(
    _ latitude: Double, _ longitude: Double, _ policy: ShiftPolicy, _ isShifted: Bool
  ) throws {
    let point = try Self.point(of: Self.city(latitude: latitude, longitude: longitude, policy: policy))
    let place = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
    #expect(point.wgs84 == CoordinateE7(place))
    #expect(point.gcj02 == (isShifted ? GCJ02Formula.forward(place).map { CoordinateE7($0) } : nil))
  }

  @Test(arguments: [(82.4, 82), (82.5, 83), (150, 150), (60_000, 60_000)] as [(Double, UInt16)])
  func `a radius is kept in whole metres, halves up`(_ radius: Double, _ meters: UInt16) throws {
    #expect(try Self.point(of: Self.city(latitude: 31, longitude: 121, radius: radius)).radiusMeters == meters)
  }

  @Test func `a story without a radius takes the project's`() throws {
    var project = ProjectConfig()
    project.defaultRadiusMeters = 90
    let city = try Self.city(latitude: 31, longitude: 121, radius: nil)
    #expect(try Self.point(of: city, project: project).radiusMeters == 90)
  }

  @Test(arguments: [nil, 0, -5, 60_001, Double.nan, .infinity] as [Double?])
  func `a radius no fence can have is refused`(_ radius: Double?) throws {
    let city = try Self.city(latitude: 31, longitude: 121, radius: radius)
    #expect(throws: BuildError.self) { try PackContent(city, project: ProjectConfig()) }
  }

  @Test func `an id no entry can be named after is refused`() throws {
    var city = try Self.city(latitude: 31, longitude: 121)
    city.stories[0].id.value = "../x"
    #expect(throws: BuildError.self) { try PackContent(city, project: ProjectConfig()) }
  }

  @Test func `an extent that is no box on the Earth is left out rather than believed`() throws {
    var city = try Self.city(latitude: 31, longitude: 121)
    for (north, isKept) in [(32.0, true), (1e300, false), (.nan, false)] {
      let extent = Extent(south: 30, west: 120, north: north, east: 122)
      city.config.extent = Located(extent, raw: "", at: city.config.place)
      #expect((try PackContent(city, project: ProjectConfig()).about.extent != nil) == isKept)
    }
  }
}
