import Geodesy
import TestSupport
import Testing

@Suite struct UnitVectorTests {
  @Test func `the chord says the same of a distance as the haversine`() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let reaches: [Double] = [180, 1, 0.001]
      let reach = reaches[Int.random(in: 0..<3, using: &generator)]
      let latitude = Double.random(in: -90...90, using: &generator)
      let from = try #require(
        Coordinate<WGS84>(latitude: latitude, longitude: Double.random(in: -180...180, using: &generator)))
      let to = try #require(
        Coordinate<WGS84>(
          latitude: min(90, max(-90, latitude + Double.random(in: -reach...reach, using: &generator))),
          longitude: min(180, max(-180, from.longitude + Double.random(in: -reach...reach, using: &generator)))))
      // Half the chord is the sine of half the angle, so this many metres lie along the straight line.
      let straight = UnitVector(from).squaredChord(to: UnitVector(to)).squareRoot() * earthRadiusMeters
      let along = from.haversineMeters(to: to)
      #expect(straight <= along + 1e-6)
      if along < 1000 { #expect(abs(straight - along) < 1e-6) }
    }
  }

  @Test(arguments: [
    (0.0, 180.0, 0.0, -180.0, 0.0), (90, 10, 90, -120, 0), (90, 0, -90, 0, 4), (0, 0, 0, 90, 2), (0, -90, 0, 90, 4),
  ])
  func `the date line and the poles are places like any other`(
    _ latitude: Double, _ longitude: Double, _ toLatitude: Double, _ toLongitude: Double, _ square: Double
  ) throws {
    let from = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
    let to = try #require(Coordinate<WGS84>(latitude: toLatitude, longitude: toLongitude))
    #expect(abs(UnitVector(from).squaredChord(to: UnitVector(to)) - square) < 1e-15)
  }
}
