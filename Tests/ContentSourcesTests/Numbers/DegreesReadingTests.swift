import ContentSources
import TestSupport
import Testing

@Suite struct DegreesReadingTests {
  /// Texts, and what they are worth in seconds of arc.
  private static let angles: [(String, Double)] = [
    ("31.2397", 112462.92), ("-122.33", -440388), ("+5", 18000), (".5", 1800), ("45.", 162000),
    ("1.2738E1", 45856.8), ("1e-3", 3.6), ("３１．２３９７", 112462.92), ("−33.5", -120600),
    ("\u{A0}31.2\u{200B}", 112320), ("41°25'01\"S", -149101), ("45º", 162000), ("45˚30′", 163800),
    ("59 12’ 7.7’’", 213127.7), ("40°46′45.84″N", 146805.84), ("S41 25.117", -149107.02), ("北纬31°14′22″", 112462),
    ("31度14分22秒", 112462), ("31.2397 n", 112462.92), ("南緯 33.5°", -120600),
  ]

  @Test(arguments: angles)
  func `An angle is read in any of the ways people write it`(_ text: String, _ seconds: Double) throws {
    #expect(abs(try DegreesReading(text, axis: .latitude).value * 3600 - seconds) < 1e-9)
  }

  private static let mistakes: [(String, NumberProblem)] = [
    ("", NumberProblem.empty), ("  ", .empty), ("fish", .notANumber), ("nan", .notFinite), ("-Inf", .notFinite),
    (".inf", .notFinite), ("1e999", .notFinite), ("0x1p5", .hexadecimal), ("31_2.5", .underscore),
    ("31,2397", .decimalComma), ("3.946.166", .severalPoints), ("31:14:22", .colons), ("9-Oct", .date),
    ("2024/5/1", .date), ("2024-05-01", .date), ("10月9日", .date), ("31.2, 121.4", .twoNumbers),
    ("31°60′", .sixtyOrMore), ("31.5°14′", .fractionBeforeLastPart), ("31′14°", .marksOutOfOrder),
    ("-31°S", .signAndHemisphere), ("121°E", .wrongHemisphere(letter: "E", axis: .latitude)),
    ("41 25.117", .notANumber), ("N41N", .notANumber), ("--5", .notANumber), ("5 -", .notANumber),
    (String(repeating: "1", count: 200), .tooLong),
  ]

  @Test(arguments: mistakes)
  func `What is no angle is refused with the mistake in it`(_ text: String, _ problem: NumberProblem) {
    #expect(throws: problem) { try DegreesReading(text, axis: .latitude) }
  }

  @Test func `An E between digits is an exponent, and east at the end`() throws {
    #expect(try DegreesReading("1.2E1", axis: .longitude).value == 12)
    #expect(try DegreesReading("12.5E", axis: .longitude).value == 12.5)
    #expect(try DegreesReading("E12.5", axis: .longitude).value == 12.5)
  }

  @Test func `Decimals count what is written, less the exponent, and angles in parts have none`() throws {
    #expect(try DegreesReading("31.2300", axis: .latitude).decimals == 4)
    #expect(try DegreesReading("1.2345E1", axis: .latitude).decimals == 3)
    #expect(try DegreesReading("31", axis: .latitude).decimals == 0)
    #expect(try DegreesReading("31.25°N", axis: .latitude).decimals == 2)
    #expect(try DegreesReading("31°14′", axis: .latitude).decimals == nil)
  }

  @Test func `A comma is a decimal mark only where the caller says so`() throws {
    let number = try DecimalNumber("31,2397", decimalMark: .comma)
    #expect(number.value == 31.2397)
    #expect(number.decimals == 4)
    #expect(number.leniencies == .decimalComma)
    #expect(throws: NumberProblem.notANumber) { try DecimalNumber("31.2397", decimalMark: .comma) }
  }

  @Test func `What was overlooked is told`() throws {
    #expect(try DecimalNumber("３１").leniencies == .fullWidth)
    #expect(try DecimalNumber("−31\u{200B}").leniencies == [.typographicMinus, .invisibleSpace])
    #expect(try DecimalNumber("31").leniencies == [])
  }

  @Test func `Every plain decimal comes out as the standard library has it`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let whole = Int.random(in: -180...180, using: &random)
      let fraction = String(UInt32.random(in: 0...UInt32.max, using: &random)).prefix(
        Int.random(in: 1...9, using: &random))
      let text = "\(whole).\(fraction)"
      let number = try DecimalNumber(text)
      #expect(number.value == Double(text))
      #expect(number.decimals == fraction.count)
    }
  }

  @Test func `Random text is read or refused, and never breaks the reader`() {
    var random = SeededGenerator(seed: 2)
    let alphabet = Array("0123456789.,-+eENSWnsew°'\"′″ _:/xX北东纬度分秒−\u{A0}\u{200B}".unicodeScalars)
    for _ in 0..<1000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      if let reading = try? DegreesReading(text, axis: .longitude) { #expect(reading.value.isFinite) }
    }
  }
}
