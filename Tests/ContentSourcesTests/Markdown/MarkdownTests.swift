import ContentSources
import SourceText
import Testing

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("Some *fine* `code` and a [link](https://example.org/x).", "Some fine code and a link.\n"),
    ("One\ntwo  \nthree", "One two\nthree\n"),
    ("## Head\n\n- a\n- b\n", "Head\na\nb\n"),
    ("a <b>bold</b> <script>alert(1)</script>", "a bold alert(1)\n"),
    ("![A tower](tower.png)", "A tower\n"),
    ("", ""),
  ])
  func `Plain text is what a reader sees`(_ markdown: String, _ text: String) {
    #expect(MarkdownRenderer.plainText(of: markdown) == text)
  }

  @Test(arguments: ["<script>alert(1)</script>", "[x](javascript:alert(1))", "<img src=x onerror=alert(1)>"])
  func `Nothing active passes into HTML`(_ markdown: String) {
    let html = MarkdownRenderer.html(of: markdown)
    #expect(!html.contains("<script") && !html.contains("javascript:") && !html.contains("onerror"))
  }

  @Test(arguments: [
    ("![a tower](https://example.org/t.png \"t\")", "<p>a tower</p>\n"),
    (
      "![a *tall* [one](https://example.org)](x.png)",
      "<p>a <em>tall</em> <a href=\"https://example.org\">one</a></p>\n"
    ),
    ("![outer ![inner](b.png)](a.png)", "<p>outer inner</p>\n"),
    ("- ![](x.png)\n- b", "<ul>\n<li></li>\n<li>b</li>\n</ul>\n"),
  ])
  func `A picture in HTML gives way to its words`(_ markdown: String, _ html: String) {
    #expect(MarkdownRenderer.html(of: markdown) == html)
  }

  @Test func `A text too long to parse is escaped as it is`() {
    let long = String(repeating: "<", count: MarkdownRenderer.byteLimit + 1)
    #expect(MarkdownRenderer.html(of: long).hasPrefix("<pre>&lt;&lt;"))
    #expect(MarkdownRenderer.plainText(of: long) == long)
  }

  @Test func `A line of front matter is a line of the file`() throws {
    let text = "\u{FEFF}---\r\ntitle: Bund\r\nlat: fish\r\nlon: 121.49\r\n---\r\n"
    let document = MarkdownReader.read(SourceBytes(file: "a.md", bytes: Array(text.utf8)))
    let place = try #require(document.findings.first?.place)
    #expect(place == SourcePlace(file: "a.md", line: 3, column: 6, label: "lat"))
  }

  @Test func `Front matter of another site gives name, address, position and text`() throws {
    let text = """
      ---
      title: The second Chinatown.
      address: 2216 S Wentworth Ave
      location: ["Chicago"]
      latlon: [41.8523, -87.6319]
      tags: [a, b]
      stickers: [{image: x.png}]
      ---
      There have been many Chinatowns.
      """
    let document = MarkdownReader.read(SourceBytes(file: "a.mdx", bytes: Array(text.utf8)))
    let item = try #require(document.items.first)
    #expect(document.findings.isEmpty)
    #expect(item.name?.value == "The second Chinatown.")
    #expect(item.text?.place.line == 9)
    #expect(item.fields.map(\.key.value) == ["address", "location", "tags"])
    guard case .point(let position) = item.geometry else { throw PitfallError("a.mdx", line: 5, "no point") }
    #expect(position.latitude.value == 41.8523 && position.longitude.value == -87.6319)
  }

  @Test(arguments: [
    ("title: 外滩: 起点\n", 2, "yaml/unquoted-colon"),
    ("a: 1\n\tb: 2\n", 3, "yaml/tab"),
    ("a: 1\nb: \"open\nc: 2\n", 3, "yaml/syntax"),
    ("a: 1\n标题：外滩\nb: 2\n", 3, "yaml/full-width-colon"),
    ("a: 1\nb: &x 2\n", 3, "yaml/alias"),
  ])
  func `A mistake in YAML is told in its own line of the file`(_ yaml: String, _ line: Int, _ rule: String) {
    let document = MarkdownReader.read(SourceBytes(file: "a.md", bytes: Array("---\n\(yaml)---\n".utf8)))
    #expect(document.isRefused)
    #expect(document.findings.map(\.rule.rawValue) == [rule])
    #expect(document.findings.map(\.place.line) == [line])
  }

  @Test func `A duplicate key names both places`() throws {
    let text = "---\nlatlon: [1, 2]\ntitle: a\ntitle: b\n---\n"
    let document = MarkdownReader.read(SourceBytes(file: "a.md", bytes: Array(text.utf8)))
    let finding = try #require(document.findings.first)
    #expect(finding.place.line == 4)
    #expect(finding.related.map(\.place.line) == [3])
    #expect(document.items.first?.name?.value == "a")
  }

  @Test func `Two spellings of one accented letter are two keys`() {
    let text = "---\nlatlon: [1, 2]\ncaf\u{E9}: a\ncafe\u{301}: b\n---\n"
    let document = MarkdownReader.read(SourceBytes(file: "a.md", bytes: Array(text.utf8)))
    #expect(document.findings.isEmpty)
    #expect(document.items.first?.fields.count == 2)
  }

  @Test func `Lines that only some programs count do not move places`() throws {
    let text = "---\ntitle: \"a\u{2028}b\u{85}c\"\nlat: fish\nlon: 1\n---\n"
    let document = MarkdownReader.read(SourceBytes(file: "a.md", bytes: Array(text.utf8)))
    #expect(document.findings.first?.place.line == 3)
  }
}
