import SourceText
import Testing

@testable import ContentChecks

@Suite struct DistanceTests {
  @Test(arguments: [
    (0.04, "0.0 m"), (0.44, "0.4 m"), (9.96, "10.0 m"), (42.4, "42 m"), (999.4, "999 m"), (1049, "1.0 km"),
    (2350, "2.4 km"), (8_147_000, "8147 km"), (.nan, "an unknown distance"),
  ])
  func `a distance is said as a person would`(_ meters: Double, _ words: String) {
    #expect(Distance(meters: meters).words.en == words)
  }

  @Test(arguments: [
    (0.0, 2, "0.00"), (-0.005, 2, "-0.01"), (31.2397, 3, "31.240"), (-122.5, 0, "-123"), (0.05, 1, "0.1"),
  ])
  func `a number has the decimals it is given`(_ value: Double, _ places: Int, _ text: String) {
    #expect(decimal(value, places: places) == text)
  }
}
