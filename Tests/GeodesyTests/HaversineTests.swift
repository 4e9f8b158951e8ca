import Geodesy
import TestSupport
import Testing

@Suite struct HaversineTests {
  struct DistanceCase: Sendable {
    var from: (Double, Double)
    var to: (Double, Double)
    var meters: Double?
    var tolerance: Double
  }

  @Test(arguments: [
    DistanceCase(from: (31, 121), to: (31.002, 121), meters: 222.39, tolerance: 0.5),
    DistanceCase(from: (0, 0), to: (0, 180), meters: 20_015_087, tolerance: 0.5),
    DistanceCase(from: (90, 0), to: (-90, 77), meters: 20_015_087, tolerance: 0.5),
    DistanceCase(from: (31.23, 121.47), to: (-31.23, -58.53), meters: 20_015_087, tolerance: 0.5),
    DistanceCase(from: (0, 179.999), to: (0, -179.999), meters: 222.39, tolerance: 0.5),
    DistanceCase(from: (12, 34), to: (12, 34), meters: 0, tolerance: 0),
    DistanceCase(from: (90, 0), to: (90, 180), meters: 0, tolerance: 1e-6),
    DistanceCase(from: (0, 0), to: (0, 90), meters: 10_007_543.398, tolerance: 0.001),
    DistanceCase(from: (51.5, -0.125), to: (48.857, 2.35), meters: 342636.080, tolerance: 0.001),
    DistanceCase(from: (91, 0), to: (0, 0), meters: nil, tolerance: 0),
    DistanceCase(from: (0, 0), to: (0, 180.1), meters: nil, tolerance: 0),
    DistanceCase(from: (.nan, 0), to: (0, 0), meters: nil, tolerance: 0),
    DistanceCase(from: (0, 0), to: (0, .infinity), meters: nil, tolerance: 0),
  ])
  func distancesAreThoseOfASphere(distance: DistanceCase) throws {
    let meters = haversineMeters(
      latitude: distance.from.0, longitude: distance.from.1, toLatitude: distance.to.0, toLongitude: distance.to.1)
    guard let expected = distance.meters else {
      #expect(meters == nil)
      return
    }
    #expect(abs(try #require(meters) - expected) <= distance.tolerance)
  }

  @Test func theWayBackIsAsLongToTheLastBitAndNeverNegative() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<3_000 {
      let from = Coordinate<WGS84>(
        latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
      let to = Coordinate<WGS84>(
        latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
      let (a, b) = (try #require(from), try #require(to))
      let meters = a.haversineMeters(to: b)
      #expect(meters == b.haversineMeters(to: a))
      #expect((0...20_015_086.8).contains(meters))
    }
  }

  @Test func aMillimetreIsStillAMillimetre() throws {
    let meters = try #require(
      haversineMeters(latitude: 0, longitude: 0, toLatitude: 0, toLongitude: 0.001 / (6_371_000 * .pi / 180)))
    #expect(abs(meters - 0.001) < 1e-12)
  }
}
