import StrictJSON
import Testing

@Suite struct JSONWriterTests {
  @Test func prettyTextHasTwoSpacesALevelAndALineFeedAtTheEnd() {
    let value: JSONValue = ["b": [1, true, nil], "a": [:], "c": [], "d": ["x": "y"]]
    let text = String(decoding: value.bytes(layout: .pretty), as: UTF8.self)
    #expect(
      text == """
        {
          "b": [
            1,
            true,
            null
          ],
          "a": {},
          "c": [],
          "d": {
            "x": "y"
          }
        }

        """)
  }

  @Test func compactTextHasNoWhiteSpaceAndKeepsTheOrderOfKeys() {
    let value: JSONValue = ["b": 1, "a": ["外滩", false]]
    #expect(String(decoding: value.bytes(), as: UTF8.self) == #"{"b":1,"a":["外滩",false]}"#)
  }

  @Test func controlCharactersQuotesAndBackslashesAreEscaped() {
    let value: JSONValue = "\u{0}\u{8}\t\n\u{C}\r\u{1F}\"\\/\u{7F}é"
    #expect(String(decoding: value.bytes(), as: UTF8.self) == #""\u0000\b\t\n\f\r\u001f\"\\/"# + "\u{7F}é\"")
  }

  @Test(
    arguments: [
      (0, 0, "0"), (312_397_000, 7, "31.2397000"), (-5, 7, "-0.0000005"), (-1_214_737_010, 7, "-121.4737010"),
      (7, 1, "0.7"),
      (Int64.min, 18, "-9.223372036854775808"),
    ] as [(Int64, Int, String)])
  func aDecimalHasExactlyTheDecimalsAskedFor(units: Int64, decimals: Int, text: String) {
    #expect(String(decoding: JSONValue.decimal(units: units, decimals: decimals).bytes(), as: UTF8.self) == text)
  }

  @Test func floatingPointNumbersAreRefusedUnlessAllowed() throws {
    var strict = JSONWriter()
    #expect(throws: JSONWriter.NumberError.refused) { try strict.double(1.5) }
    var writer = JSONWriter(doubles: .shortest)
    writer.beginArray()
    for value in [0.1, 5, -0.0, 1e-7, 1e300, 121.473701] { try writer.double(value) }
    #expect(throws: JSONWriter.NumberError.notFinite) { try writer.double(.nan) }
    #expect(throws: JSONWriter.NumberError.notFinite) { try writer.double(-.infinity) }
    writer.endArray()
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "[0.1,5,-0,1e-07,1e+300,121.473701]")
  }

  @Test(arguments: ["", "1 ", "01", "NaN", "1,2", "\"1\""])
  func textThatIsNoNumberIsNotWrittenAsOne(text: String) {
    var writer = JSONWriter()
    #expect(throws: JSONWriter.NumberError.notANumber(text)) { try writer.number(text) }
  }
}
