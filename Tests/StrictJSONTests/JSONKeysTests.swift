import StrictJSON
import TestSupport
import Testing

@Suite struct JSONKeysTests {
  @Test func aReaderListsEveryRepeatedKeyAndGoesOn() throws {
    let text = #"{"a":1,"b":{"x":1,"x":2},"a":3,"a":4}"#
    let document = try JSONDocument(Array(text.utf8), options: .reader)
    let pairs = document.duplicateKeys.map { [$0.firstOffset, $0.secondOffset] }
    #expect(pairs == [[12, 18], [1, 25], [1, 31]])
    #expect(document.root.members?.map(\.key) == ["a", "b", "a", "a"])
    #expect(document.root["a"]?.integer == 1)
  }

  @Test func theSameKeyInDifferentObjectsIsNoRepetition() throws {
    let text = #"[{"a":{"a":1}},{"a":2}]"#
    #expect(try JSONDocument(Array(text.utf8), options: .reader).duplicateKeys.isEmpty)
  }

  @Test func keysAreTheSameByBytesOnly() throws {
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
    let document = try JSONDocument(Array(text.utf8), options: .reader)
    #expect(document.duplicateKeys.isEmpty)
    #expect(document.root["e\u{301}"]?.integer == 2)
  }

  /// Objects of every size around the point where the way of looking changes, against a plain search.
  @Test(arguments: [2, 5, 23, 24, 25, 26, 60, 300])
  func repeatedKeysAreFoundAtEverySizeOfObject(size: Int) throws {
    var random = SeededGenerator(seed: UInt64(size))
    for _ in 0..<20 {
      let keys = (0..<size).map { _ in "key-\(Int.random(in: 0..<size * 2, using: &random))" }
      var text = "{"
      var offsets: [Int] = []
      for (index, key) in keys.enumerated() {
        if index > 0 { text += "," }
        offsets.append(text.utf8.count)
        // Every third key is spelled with an escape.
        text += index % 3 == 0 ? "\"\\u006b\(key.dropFirst())\":0" : "\"\(key)\":0"
      }
      text += "}"
      let expected = keys.indices.compactMap { index -> [Int]? in
        guard let first = keys.firstIndex(of: keys[index]), first < index else { return nil }
        return [offsets[first], offsets[index]]
      }
      let found = try JSONDocument(Array(text.utf8), options: .reader).duplicateKeys
      #expect(found.map { [$0.firstOffset, $0.secondOffset] }.sorted { $0[1] < $1[1] } == expected)
    }
  }
}
