import Testing

@testable import Reports

@Suite struct WrappingTests {
  @Test(arguments: [
    ("one two three", 8, ["one two", "three"]),
    ("一二三四五", 4, ["一二", "三四", "五"]),
    ("落在跑道，上", 8, ["落在跑道，", "上"]),
    ("a-very-long-word x", 5, ["a-very-long-word", "x"]),
    ("", 10, []),
  ])
  func `lines break between words and between Han characters`(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(wrapped(text, width: width) == lines)
  }
}
