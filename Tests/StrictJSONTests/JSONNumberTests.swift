import StrictJSON
import TestSupport
import Testing

@Suite struct JSONNumberTests {
  @Test func everyNumberReadsAsTheNearestDouble() throws {
    var random = SeededGenerator(seed: 7)
    var texts = [
      "0", "-0", "1e22", "1e23", "9007199254740993", "9007199254740992", "123456789012345678901234567890",
      "2.2250738585072011e-308", "5e-324", "1e-400", "1.7976931348623157e308", "0.1", "121.473701", "31.230416",
      "0.000000000000000000000000000001", "179769313486231570000000000000000000000e270", "8.5e-00000000000000000001",
    ]
    for _ in 0..<3_000 {
      let bits = Double(bitPattern: random.next())
      if bits.isFinite { texts.append("\(bits)".replacing("e+", with: "E+")) }
      texts.append("\(Int.random(in: -180...180, using: &random)).\(random.next() % 100_000_000)")
    }
    for text in texts {
      let value = try JSONScanner.scan(Array(text.utf8)) { (scanner) throws(JSONSyntaxError) in
        try scanner.number().value
      }
      #expect(value.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test func aWholeNumberTooLargeForADoubleKeepsItsText() throws {
    let number = try #require(try JSONDocument(Array("2305843009223239036".utf8)).root.number)
    #expect(number.text == "2305843009223239036")
    #expect(number.integer == 2_305_843_009_223_239_036)
  }

  @Test(arguments: [("1.0", nil), ("1e3", nil), ("-7", -7), ("9223372036854775808", nil)] as [(String, Int64?)])
  func onlyAPlainWholeNumberIsAnInteger(text: String, expected: Int64?) throws {
    #expect(try JSONDocument(Array(text.utf8)).root.integer == expected)
  }

  struct RowCase: Sendable {
    var text: String
    var row: [Double]?
  }

  @Test(arguments: [
    RowCase(text: "[121.5, 31.25]", row: [2, 121.5, 31.25, 0]), RowCase(text: "[1,2,3,4]", row: [4, 1, 2, 3]),
    RowCase(text: "[]", row: [0, 0, 0, 0]), RowCase(text: "[\"121\",31]", row: nil),
    RowCase(text: "[[1,2]]", row: nil), RowCase(text: "[1,null]", row: nil), RowCase(text: "{\"a\":1}", row: nil),
  ])
  func aRowOfNumbersIsTakenWholeOrLeftWhereItIs(rowCase: RowCase) throws {
    let row = try JSONScanner.scan(Array(rowCase.text.utf8)) { (scanner) throws(JSONSyntaxError) in
      let row = try scanner.numberRow()
      if row == nil {
        #expect(scanner.offset == 0)
        try scanner.skipValue()
      }
      return row
    }
    #expect(row.map { [Double($0.count), $0.first, $0.second, $0.third] } == rowCase.row)
  }

  @Test func aFaultInARowIsFoundWhenItIsSkipped() {
    #expect(throws: JSONSyntaxError(offset: 4, reason: .trailingComma)) {
      try JSONScanner.scan(Array("[1,2,]".utf8)) { (scanner) throws(JSONSyntaxError) in
        if try scanner.numberRow() == nil { try scanner.skipValue() }
      }
    }
  }
}
