import ContentSources
import Geodesy
import TestSupport
import Testing

@testable import ContentChecks

@Suite struct PositionCandidatesTests {
  /// A slip of each kind in each of these cities is offered as it was meant.
  @Test(arguments: [
    Extent(south: 31.10, west: 121.30, north: 31.40, east: 121.70),
    Extent(south: 47.48, west: -122.46, north: 47.74, east: -122.22),
    Extent(south: -33.95, west: 151.10, north: -33.80, east: 151.30),
    Extent(south: -22.98, west: -43.30, north: -22.88, east: -43.10),
  ])
  func `every swap and every lost sign is undone, and nothing else is`(_ extent: Extent) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let latitude = Double.random(in: extent.south...extent.north, using: &random)
      let longitude = Double.random(in: extent.west...extent.east, using: &random)
      for (north, east) in [(1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
        let signs = PositionCandidate.onlyOne(latitude: latitude * north, longitude: longitude * east, in: extent)
        #expect(signs?.place == Coordinate(latitude: latitude, longitude: longitude))
        #expect(signs?.isSwapped == false)
        let swap = PositionCandidate.onlyOne(latitude: longitude * east, longitude: latitude * north, in: extent)
        #expect(swap?.place == Coordinate(latitude: latitude, longitude: longitude))
        #expect(swap?.isSwapped == true)
      }
    }
  }

  @Test func `where two readings lie inside, nothing is said`() {
    let diagonal = Extent(south: 9, west: 9, north: 12, east: 12)
    #expect(PositionCandidate.onlyOne(latitude: -10, longitude: 11, in: diagonal) == nil)
  }

  @Test func `a turn too many is taken off`() {
    let seattle = Scene.seattle
    let found = PositionCandidate.onlyOneUnwrapped(latitude: 47.6, longitude: 237.65, in: seattle)
    #expect(found?.place.longitude == 237.65 - 360)
  }

  @Test(arguments: [
    (312_397, 1_214_896, 31.2397, 121.4896), (3_123_970, 12_148_960, 31.2397, 121.4896),
    (31.2397, 1_214_896, 31.2397, 121.4896),
  ])
  func `a lost decimal point is put back`(_ north: Double, _ east: Double, _ latitude: Double, _ longitude: Double) {
    let found = PositionCandidate.withDecimalPoint(latitude: north, longitude: east, in: Scene.extent)
    #expect(found?.place == Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(arguments: [(31.2397, 121.4896), (999_999, 999_999), (0, 1_214_896), (.nan, .infinity)])
  func `no decimal point is put where it explains nothing`(_ north: Double, _ east: Double) {
    #expect(PositionCandidate.withDecimalPoint(latitude: north, longitude: east, in: Scene.extent) == nil)
  }
}
