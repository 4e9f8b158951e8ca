import SourceText
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain 外滩", "plain 外滩"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{202E}b", "a\\u{202E}b"),
    ("a\nb\tc", "a\\u{A}b\\u{9}c"),
  ])
  func `nothing hides or moves the cursor`(_ text: String, _ shown: String) {
    #expect(visible(text) == shown)
  }

  @Test(arguments: [("a\nb\tc\n", "a\nb\tc\n"), ("a\u{7}\nb", "a\\u{7}\nb"), ("", "")])
  func `lines and columns stay`(_ text: String, _ shown: String) {
    #expect(visibleLines(text) == shown)
  }
}
