import Geodesy
import TestSupport
import Testing

@Suite struct DecimalDegreesTests {
  @Test(
    arguments: [
      (31.2397, 6, "31.239700"), (-121.5, 0, "-122"), (0.5, 0, "1"), (0.0000004, 6, "0.000000"),
      (-0.0000004, 6, "0.000000"), (-0.0000005, 6, "-0.000001"), (179.9999999, 6, "180.000000"), (0, 3, "0.000"),
      (-0.0, 3, "0.000"), (7, 99, "7.000000000000"), (7.5, -1, "8"), (.nan, 3, "nan"),
    ] as [(Double, Int, String)])
  func degreesHaveTheDecimalsAskedFor(degrees: Double, decimals: Int, text: String) {
    #expect(DecimalDegrees.format(degrees, decimals: decimals) == text)
  }

  @Test(arguments: ["0", "-0", "31.2397", "+121.47", "-121.4737010", "00012.5", "123456789012345678901.5", "0.1"])
  func decimalNumbersReadAsTheStandardLibraryReadsThem(text: String) {
    #expect(DecimalDegrees.parse(Array(text.utf8)) == Double(text))
  }

  @Test(arguments: ["", "-", "+", ".5", "5.", "1e3", "nan", "inf", "0x1p5", "1_0", " 1", "1 ", "--1", "1.2.3", "３１"])
  func whatIsNoPlainDecimalIsRefused(text: String) {
    #expect(DecimalDegrees.parse(Array(text.utf8)) == nil)
  }

  @Test func whatWasFormattedReadsBackWithinHalfAUnit() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let degrees = Double.random(in: -180...180, using: &random)
      let text = DecimalDegrees.format(degrees, decimals: 7)
      #expect(abs(try #require(DecimalDegrees.parse(Array(text.utf8))) - degrees) <= 0.500001e-7)
    }
  }
}
