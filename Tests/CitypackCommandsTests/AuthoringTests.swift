import ContentSources
import TestSupport
import Testing

@testable import CitypackCommands

struct AuthoringTests {
  @Test(
    "an id is made of a Latin name, or not at all",
    arguments: [
      ("The Bund", "the-bund"), ("Xi’an Drum Tower", "xian-drum-tower"), ("St. Paul's — Ruins!", "st-pauls-ruins"),
      ("  A  B  ", "a-b"), ("42nd Street", "story-42nd-street"), ("7", "story-7"), ("外滩", nil), ("外滩 Bund", nil),
      ("Café", nil), ("", nil),
      ("--", nil), ("1" + String(repeating: "2", count: 70), nil),
      (
        "a very long name that goes on and on and on and on and on for ever and ever",
        "a-very-long-name-that-goes-on-and-on-and-on-and-on-and-on-for"
      ),
    ])
  func slugs(name: String, expected: String?) {
    #expect(ContentID.slug(of: name) == expected)
  }

  @Test func `every id made of a name is an id, and an id makes itself`() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("aZ9 -_'’.外é/")
    for _ in 0..<2000 {
      let name = String(
        (0..<Int.random(in: 0...60, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) })
      guard let slug = ContentID.slug(of: name) else { continue }
      #expect(ContentID.isValid(slug), "\(name)")
    }
  }

  @Test(
    "what would be no id is none",
    arguments: ["", "A", "a--b", "-a", "a-", "a b", "外滩", "a_b", "7", "7a", String(repeating: "a", count: 65)])
  func invalid(id: String) {
    #expect(!ContentID.isValid(id))
  }

  @Test(
    "a quoted text holds whatever it holds",
    arguments: [
      (#"plain"#, #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("x: y # z", #""x: y # z""#),
      ("外滩\n\t", #""外滩\n\t""#),
      // Breaks of lines to a reader of YAML, which would fold them.
      ("a\u{2028}b\u{85}c", #""a\u2028b\x85c""#),
      ("\u{1}\u{7F}", #""\x01\x7f""#),
    ])
  func quoting(text: String, expected: String) {
    #expect(YAMLText.quoted(text) == expected)
  }
}
