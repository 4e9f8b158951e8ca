import StrictJSON
import TestSupport
import Testing

@Suite struct JSONNodeTests {
  @Test func everyValueAndKeyTellsItsBytes() throws {
    let text = #" {"name": "外滩", "at": [121.49, null]} "#
    let bytes = Array(text.utf8)
    let root = try JSONDocument(bytes).root
    func slice(_ range: Range<Int>?) -> String? { range.map { String(decoding: bytes[$0], as: UTF8.self) } }
    #expect(slice(root.range) == #"{"name": "外滩", "at": [121.49, null]}"#)
    #expect(slice(root.member("name")?.keyRange) == #""name""#)
    #expect(slice(root["name"]?.range) == #""外滩""#)
    #expect(slice(root["at"]?.elements?[0].range) == "121.49")
    #expect(slice(root["at"]?.elements?[1].range) == "null")
  }

  @Test func anAccessorOfAnotherKindAnswersNil() throws {
    let root = try JSONDocument(Array("[1]".utf8)).root
    #expect(root.members == nil && root.string == nil && root.boolean == nil && root.number == nil && root["a"] == nil)
    #expect(!root.isNull && root.elements?.count == 1)
  }

  @Test func aScannerLeadsThroughObjectsAndArraysWithoutATree() throws {
    let text = #"{"a":[1,2,[3]],"b":{"skip":[{}]},"c":"\u0063"}"#
    let seen = try JSONScanner.scan(Array(text.utf8)) { (scanner) throws(JSONSyntaxError) -> [String] in
      var seen: [String] = []
      try scanner.enterObject()
      while let key = try scanner.nextKey() {
        if scanner.matches(key, "c") {
          seen.append(scanner.text(of: try scanner.string()))
        } else {
          let range = try scanner.skipValue()
          seen.append(scanner.text(in: range))
        }
      }
      return seen
    }
    #expect(seen == ["[1,2,[3]]", #"{"skip":[{}]}"#, "c"])
  }

  @Test func aValueOfAnotherKindThanAskedForIsRefused() {
    #expect(throws: JSONSyntaxError(offset: 1, reason: .unexpectedKind)) {
      try JSONScanner.scan(Array(" 12".utf8)) { (scanner) throws(JSONSyntaxError) in try scanner.enterObject() }
    }
  }

  /// Whatever bytes come, the answer is a value or an error: never a crash, and the same for reading and skipping.
  @Test func damagedTextsNeverCrashTheReader() throws {
    let text = Array(#"{"id":"a\u00e9","p":[1.5e-3,[],{"k":true}],"外":null,"s":"\uD83D\uDE00"}"#.utf8)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<4_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch UInt8.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
        default: bytes.removeLast(bytes.count - max(index, 1))
        }
      }
      let read = Result { try JSONDocument(bytes).root.kind }
      let skipped = Result {
        try JSONScanner.scan(bytes) { (scanner) throws(JSONSyntaxError) in
          let kind = try scanner.kind()
          try scanner.skipValue()
          return kind
        }
      }
      switch (read, skipped) {
      case (.success(let a), .success(let b)): #expect(a == b)
      case (.failure(let error as JSONSyntaxError), _) where error.reason == .numberOutOfRange: break
      case (.failure(let a as JSONSyntaxError), .failure(let b as JSONSyntaxError)): #expect(a == b)
      default: Issue.record("reading and skipping disagree on \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
