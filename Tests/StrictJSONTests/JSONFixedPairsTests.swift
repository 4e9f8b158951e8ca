import TestSupport
import Testing

@testable import StrictJSON

struct JSONFixedPairsTests {
  /// What was taken of a text of positions, and what the scanner makes of the rest.
  private func take(_ text: String) throws(JSONSyntaxError) -> (pairs: JSONFixedPairs, goesOn: Bool) {
    try JSONScanner.scan(Array(text.utf8)) { (scanner) throws(JSONSyntaxError) in
      var pairs = JSONFixedPairs(decimals: 7)
      try scanner.enterArray()
      scanner.takeFixedPairs(into: &pairs)
      let goesOn = try scanner.nextElement()
      if goesOn {
        try scanner.skipValue()
        while try scanner.nextElement() { try scanner.skipValue() }
      }
      return (pairs, goesOn)
    }
  }

  @Test(arguments: [
    ("[[1,2],[3.5,-4.25]]", [10_000_000, 20_000_000, 35_000_000, -42_500_000]),
    ("[ [ 1 , 2 ] ,\n[ 3 , 4 , 99 ] ]", [10_000_000, 20_000_000, 30_000_000, 40_000_000]),
    ("[[116.789587,40.032488]]", [1_167_895_870, 400_324_880]),
    ("[[-0.00000005,0.00000005]]", [-1, 1]),
    ("[[0.00000004999999999999999999,-0]]", [0, 0]),
    ("[]", []),
  ])
  func `positions become whole steps, halves rounded away from zero`(_ text: String, _ steps: [Int32]) throws {
    let taken = try take(text)
    #expect(Array(taken.pairs.steps) == steps)
    #expect(!taken.goesOn)
  }

  @Test(arguments: ["[[1,2],[1e1,2]]", "[[1,2],[[3,4]]]", "[[1,2],[3]]", "[[1,2],[400,2]]", "[[1,2],[]]", "[[1,2],{}]"])
  func `what is no plain position stays where it is`(_ text: String) throws {
    let taken = try take(text)
    #expect(Array(taken.pairs.steps) == [10_000_000, 20_000_000])
    #expect(taken.goesOn)
  }

  @Test(arguments: ["[[01,2]]", "[[1.,2]]", "[[1,2]", "[[1,2],]", "[[1,2] [3,4]]", "[[-,2]]", "[[1"])
  func `faults are the scanner's to find`(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try take(text) }
  }

  @Test func `the farthest move is that of the digits beyond the seventh`() throws {
    #expect(try take("[[0.00000012,0.0000001]]").pairs.farthestMove == 0.2)
    #expect(try take("[[1.5,0.1234567]]").pairs.farthestMove == 0)
  }

  @Test func `whatever the number, the steps are those of the number converted and rounded`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let digits = Int.random(in: 0...6, using: &generator)
      let value = Double(Int.random(in: -1_800_000_000...1_800_000_000, using: &generator)) / 1e7
      let text =
        String(Int64(value)) + "."
        + String(String(abs(Int.random(in: 0...9_999_999, using: &generator))).prefix(digits + 1))
      var plain = JSONFixedPairs(decimals: 7)
      let number = try #require(Double(text))
      guard plain.append(number, 0) else { continue }
      #expect(try take("[[\(text),0]]").pairs.steps.first == plain.steps.first, "\(text)")
    }
  }
}
