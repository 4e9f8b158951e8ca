import Geodesy
import Testing

@Suite struct LocalPlaneTests {
  private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate<WGS84> {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Lengths of a degree on the WGS-84 ellipsoid, from published tables (metres along the meridian, the parallel).
  @Test(arguments: [(0.0, 110_574.3, 111_319.5), (45, 111_131.8, 78_846.8), (60, 111_412.3, 55_799.98)])
  func aDegreeIsAsLongAsOnTheEllipsoid(latitude: Double, north: Double, east: Double) throws {
    let plane = LocalPlane(origin: try place(latitude, 121))
    let step = 0.01
    #expect(abs(plane.point(try place(latitude + step, 121)).northMeters / step - north) < 10)
    #expect(abs(plane.point(try place(latitude, 121 + step)).eastMeters / step - east) < 10)
  }

  @Test func distancesWithinTwentyKilometresAreRightToHalfAPercent() throws {
    for latitude in [-65.0, -30, 0, 22.3, 31.2, 47.5, 70] {
      let origin = try place(latitude, 179.9)
      let plane = LocalPlane(origin: origin)
      for (north, east) in [(0.17, 0.0), (-0.12, 0.1), (0.01, -0.2), (-0.17, 0.15)] {
        let longitude = 179.9 + east > 180 ? 179.9 + east - 360 : 179.9 + east
        let other = try place(latitude + north, longitude)
        let flat = plane.point(other).distanceMeters(to: plane.point(origin))
        // The sphere itself differs from the ellipsoid by up to 0.56 %.
        #expect(abs(flat / origin.haversineMeters(to: other) - 1) < 0.008)
      }
    }
  }

  @Test func aPointIsSeenAlongAndAcrossARunway() {
    let runway = PlaneSegment(
      from: PlanePoint(eastMeters: 100, northMeters: 100), to: PlanePoint(eastMeters: 100, northMeters: 3_100))
    #expect(runway.lengthMeters == 3_000)
    let beside = runway.offset(of: PlanePoint(eastMeters: 70, northMeters: 200))
    #expect(beside.alongMeters == 100 && beside.acrossMeters == 30)
    let past = runway.offset(of: PlanePoint(eastMeters: 104, northMeters: 3_160))
    #expect(past.alongMeters == 3_060 && past.acrossMeters == -4)
    #expect(runway.distanceMeters(to: PlanePoint(eastMeters: 103, northMeters: 96)) == 5)
    #expect(runway.distanceMeters(to: PlanePoint(eastMeters: 90, northMeters: 1_000)) == 10)
  }

  @Test func aSegmentWithoutLengthIsAPoint() {
    let spot = PlaneSegment(
      from: PlanePoint(eastMeters: 1, northMeters: 1), to: PlanePoint(eastMeters: 1, northMeters: 1))
    #expect(spot.distanceMeters(to: PlanePoint(eastMeters: 4, northMeters: 5)) == 5)
  }
}
