import Geodesy
import TestSupport
import Testing

@testable import ContentChecks

@Suite struct RunwayStripTests {
  @Test func `distances agree with the ellipsoid to a thousandth, all over the world`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let latitude = Double.random(in: -70...70, using: &random)
      let longitude = Double.random(in: -180...180, using: &random)
      let spot = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
      let north = Double.random(in: -0.03...0.03, using: &random)
      let place = try #require(moved(spot, north: north, east: .random(in: -0.03...0.03, using: &random)))
      let strip = RunwayStrip(lowEnd: spot, highEnd: spot, halfWidthMeters: 22.5)
      let apart = ellipsoidMeters(spot, place)
      let error = (strip.offset(of: place).besideMeters - apart).magnitude
      #expect(error <= 0.001 * apart + 0.01, "\(spot) to \(place)")
    }
  }

  @Test func `a place is beside the runway, or past its end, or both`() throws {
    let strip = try eastward()
    let degree = DegreeLength(at: try eastward().lowEnd)
    let beside = try #require(strip.offsetAt(north: 50 / degree.northMeters, east: 0.01))
    #expect((beside.besideMeters - 50).magnitude < 0.01 && beside.pastMeters == 0)
    let past = try #require(strip.offsetAt(north: 0, east: 0.02 + 70 / degree.eastMeters))
    #expect(past.besideMeters < 0.01 && (past.pastMeters - 70).magnitude < 0.01)
    let before = try #require(strip.offsetAt(north: 0, east: -30 / degree.eastMeters))
    #expect((before.pastMeters - 30).magnitude < 0.01)
  }

  @Test func `which end is which makes no difference`() throws {
    var random = SeededGenerator(seed: 3)
    let strip = try eastward()
    let turned = RunwayStrip(lowEnd: strip.highEnd, highEnd: strip.lowEnd, halfWidthMeters: strip.halfWidthMeters)
    for _ in 0..<500 {
      let place = try #require(
        Coordinate<WGS84>(
          latitude: .random(in: -0.01...0.01, using: &random), longitude: .random(in: -0.01...0.03, using: &random)))
      let (a, b) = (strip.offset(of: place), turned.offset(of: place))
      #expect((a.besideMeters - b.besideMeters).magnitude < 0.01)
      #expect((a.pastMeters - b.pastMeters).magnitude < 0.01)
    }
  }

  @Test func `a runway across the date line is one runway`() throws {
    let low = try #require(Coordinate<WGS84>(latitude: -17, longitude: 179.99))
    let high = try #require(Coordinate<WGS84>(latitude: -17, longitude: -179.99))
    let strip = RunwayStrip(lowEnd: low, highEnd: high, halfWidthMeters: 22.5)
    #expect((strip.lengthMeters - 2130).magnitude < 5)
    #expect(strip.middle?.longitude.magnitude == 180)
    let middle = try #require(Coordinate<WGS84>(latitude: -17, longitude: 180))
    #expect(strip.holds(middle, besideMeters: 0, pastMeters: 0))
  }

  @Test func `two ends on one spot are a disc`() throws {
    let spot = try #require(Coordinate<WGS84>(latitude: 0, longitude: 0))
    let strip = RunwayStrip(lowEnd: spot, highEnd: spot, halfWidthMeters: 20)
    let near = try #require(Coordinate<WGS84>(latitude: 0.0001, longitude: 0))
    let far = try #require(Coordinate<WGS84>(latitude: 0.001, longitude: 0))
    #expect(strip.holds(near, besideMeters: 0, pastMeters: 0))
    #expect(!strip.holds(far, besideMeters: 10, pastMeters: 60))
  }

  private func eastward() throws -> RunwayStrip {
    RunwayStrip(
      lowEnd: try #require(Coordinate(latitude: 0, longitude: 0)),
      highEnd: try #require(Coordinate(latitude: 0, longitude: 0.02)), halfWidthMeters: 22.5)
  }
}

extension RunwayStrip {
  fileprivate func offsetAt(north: Double, east: Double) -> Offset? {
    Coordinate<WGS84>(latitude: north, longitude: east).map { offset(of: $0) }
  }
}

private func moved(_ place: Coordinate<WGS84>, north: Double, east: Double) -> Coordinate<WGS84>? {
  var longitude = place.longitude + east
  if longitude > 180 { longitude -= 360 }
  if longitude < -180 { longitude += 360 }
  return Coordinate(latitude: place.latitude + north, longitude: longitude)
}
