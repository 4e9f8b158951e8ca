import PackFormat
import Testing

@Suite struct PackNameTests {
  @Test(arguments: [
    "a", "pack.json", "images/a-b_c.jpg", "a/b/c", "...", "a..b", ".hidden", String(repeating: "x", count: 200),
  ])
  func `a lower-case path is a name`(_ name: String) {
    #expect(PackName.isValid(name))
  }

  @Test(arguments: [
    "", "/", "a/", "/a", "a//b", ".", "..", "./a", "../a", "a/../b", "A", "a b", "a\\b", "a:b", "é", "a\u{0}",
    String(repeating: "x", count: 201),
  ])
  func `anything that could mean another place or another name elsewhere is none`(_ name: String) {
    #expect(!PackName.isValid(name))
  }

  @Test(arguments: [
    ("the-bund", true), ("a", true), ("7", true), ("", false), ("-a", false), ("a-", false), ("A", false),
    ("a.b", false), ("a_b", false), ("外滩", false), (String(repeating: "a", count: 65), false),
  ])
  func `an id is of small letters, digits and inner hyphens`(_ id: String, _ isValid: Bool) {
    #expect(PackName.isValidID(id) == isValid)
  }
}
