import StrictJSON
import Testing
import TestSupport

@Suite struct JSONPassingOverTests {
  /// Reads an array, passing over what cannot be read; the texts of the others, and the faults.
  private func read(_ text: String) throws -> (kept: [String], faults: [JSONSyntaxError]) {
    var kept: [String] = []
    var faults: [JSONSyntaxError] = []
    try JSONScanner.scan(Array(text.utf8), options: .reader) { (scanner) throws(JSONSyntaxError) in
      try scanner.enterArray()
      while try scanner.nextElement() {
        let mark = scanner.mark
        do throws(JSONSyntaxError) {
          let node = try scanner.node()
          kept.append(scanner.text(in: node.range))
        } catch {
          guard error.reason.isWithinScalar, scanner.passOver(from: mark) else { throw error }
          faults.append(error)
        }
      }
    }
    return (kept, faults)
  }

  @Test(
    arguments: [
      ("1e400", 0, .numberOutOfRange), ("-1e999", 0, .numberOutOfRange), ("NaN", 0, .unknownWord),
      ("-Infinity", 1, .badNumber), ("007", 0, .leadingZero), (#""\uD83D""#, 1, .loneSurrogate),
      (#""\uDE00\uD83D""#, 1, .loneSurrogate), (#""C:\wind""#, 3, .badEscape), ("\"a\tb\"", 2, .controlCharacter(9)),
      (#"{"a":[1,{"b":1e400}],"c":"]}\"[{"}"#, 13, .numberOutOfRange), (#"[[[]],{"\uDEAD":[1]}]"#, 8, .loneSurrogate),
    ] as [(String, Int, JSONSyntaxError.Reason)])
  func aFaultWithinAScalarCostsOneValue(value: String, offset: Int, reason: JSONSyntaxError.Reason) throws {
    for (before, after) in [("[1, ", " , {\"k\": 2}]"), ("[1,", ",{\"k\": 2}]"), ("[1,\n\t", "\n, {\"k\": 2} ]")] {
      let outcome = try read(before + value + after)
      #expect(outcome.kept == ["1", "{\"k\": 2}"])
      #expect(outcome.faults == [JSONSyntaxError(offset: before.utf8.count + offset, reason: reason)])
    }
  }

  @Test(arguments: [
    "[1,]", "[1e400,{]}]", "[\"a\nb\",2]", "[1e400,\"a", "[1e400,[\"a\n\"]]", "[1e400 2]", "[1e400",
    "[[1e400,\"a\n\"]]",
  ])
  func whereTheBracketsDoNotTellNothingIsGuessed(text: String) {
    #expect(throws: JSONSyntaxError.self) { try read(text) }
  }

  @Test func theKeysOfWhatWasPassedOverAreForgotten() throws {
    let text = #"{"a":1,"b":{"a":1,"\u0062":2,"c":1e400},"c":2,"a":3}"#
    let (keys, duplicates) = try JSONScanner.scan(Array(text.utf8), options: .reader) {
      (scanner) throws(JSONSyntaxError) in
      var keys: [String] = []
      try scanner.enterObject()
      while let key = try scanner.nextKey() {
        keys.append(scanner.text(of: key))
        let mark = scanner.mark
        do throws(JSONSyntaxError) { _ = try scanner.node() } catch {
          guard scanner.passOver(from: mark) else { throw error }
        }
      }
      return (keys, scanner.duplicateKeys)
    }
    #expect(keys == ["a", "b", "c", "a"])
    #expect(duplicates.map(\.firstOffset) == [1])
  }

  @Test func passingOverEndsWhereReadingEnds() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let value = Self.value(depth: 4, &random)
      let text = "[" + value + ", 7]"
      try JSONScanner.scan(Array(text.utf8), options: .reader) { (scanner) throws(JSONSyntaxError) in
        try scanner.enterArray()
        _ = try scanner.nextElement()
        let mark = scanner.mark
        let end = try scanner.skipValue().upperBound
        let isPassed = scanner.passOver(from: mark)
        let reached = scanner.offset
        #expect(isPassed && reached == end, "\(text)")
        _ = try scanner.nextElement()
        let next = try scanner.number().value
        #expect(next == 7)
        _ = try scanner.nextElement()
      }
    }
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> String {
    let scalars = ["1", "-2.5e3", "true", "null", #""""#, #""a\"]}""#, #""外滩\\""#, #""\u005d""#]
    switch Int.random(in: depth > 0 ? 0...3 : 0...0, using: &random) {
    case 1:
      return "["
        + (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, &random) }
        .joined(separator: " ,") + "]"
    case 2:
      return "{"
        + (0..<Int.random(in: 0...3, using: &random)).map { "\"k\($0)\" : " + value(depth: depth - 1, &random) }
        .joined(separator: ",\n") + "}"
    default: return scalars.randomElement(using: &random) ?? "1"
    }
  }
}
