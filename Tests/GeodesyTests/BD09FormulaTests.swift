import Geodesy
import TestSupport
import Testing

@Suite struct BD09FormulaTests {
  @Test(arguments: CityVector.all)
  func citiesLieWithinAMetreOfWhereAnIndependentServicePutsThem(city: CityVector) throws {
    let place = try #require(Coordinate<GCJ02>(latitude: city.gcj02.latitude, longitude: city.gcj02.longitude))
    let theirs = try #require(Coordinate<BD09>(latitude: city.bd09.latitude, longitude: city.bd09.longitude))
    #expect(try #require(BD09Formula.forward(place)).haversineMeters(to: theirs) < 1)
    #expect(try #require(BD09Formula.inverse(theirs)).haversineMeters(to: place) < 1)
  }

  @Test func theInverseUndoesTheShiftToAMicrometre() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      let (latitude, longitude) = randomPlace(&random)
      let place = try #require(Coordinate<GCJ02>(latitude: latitude, longitude: longitude))
      let back = try #require(BD09Formula.forward(place).flatMap { BD09Formula.inverse($0) })
      #expect(back.haversineMeters(to: place) < 1e-6)
    }
  }

  @Test func nullIslandDoesNotDivideByZero() throws {
    let place = try #require(Coordinate<GCJ02>(latitude: 0, longitude: 0))
    #expect(BD09Formula.forward(place) == Coordinate<BD09>(latitude: 0.006, longitude: 0.0065))
  }
}
