import ContentChecks
import ContentSources
import SourceText
import StrictJSON
import Testing

@testable import Reports

/// Texts that try to run something, fetch something or look like something else.
enum HostileTexts {
  static let all = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!-- <script>", "\u{202E}evil\u{2066}",
    "<meta http-equiv=refresh content='0;url=https://evil.example'>", "</style><style>*{display:none}",
    "'\"><svg onload=x>",
    "{{constructor}} ${alert(1)} `x`", "\u{0}\u{7}\u{1B}[31m", "a\u{2028}b",
  ]
}

@Suite struct HostileContentTests {
  /// A page in which every text is hostile.
  private func page(of hostile: String) throws -> (text: String, data: JSONNode) {
    let subject = MapScene.subject { subject in
      let story = MapScene.story(hostile) { story in
        story.texts[MapScene.tag("en")] = StoryText(
          title: MapScene.located(hostile), notification: MapScene.located(hostile), body: MapScene.located(hostile))
        story.images = [
          StoryImage(file: MapScene.located(hostile), alt: [MapScene.tag("en"): MapScene.located(hostile)])
        ]
        story.sources = [MapScene.located(hostile)]
        story.checked = [MapScene.located(hostile)]
      }
      subject.cities[0].city.stories = [story]
      subject.cities[0].city.id = hostile
      subject.cities[0].city.config.names = [MapScene.tag("en"): MapScene.located(hostile)]
      var finding = Samples.finding(hostile, file: hostile)
      finding.story = hostile
      finding.subject = hostile
      subject.cities[0].verdict = Verdict(findings: [finding])
    }
    let page = MapScene.page(subject)
    return (text(try page.bytes()), try JSONDocument(page.data.bytes()).root)
  }

  @Test(arguments: HostileTexts.all)
  func `No text of the content is markup of the page`(_ hostile: String) throws {
    let harmless = try page(of: "harmless").text
    let page = try page(of: hostile).text
    #expect(count("<", in: page) == count("<", in: harmless))
    #expect(count("</script", in: page) == 3)
    for scalar in page.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "U+\(String(scalar.value, radix: 16))")
    }
    #expect(
      !page.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) })
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test(arguments: [
    ("![a tower](https://evil.example/t.png)", "<p>a tower</p>\n"),
    (
      "![a *tall* [tower](https://example.org)](x.png \"t\")",
      "<p>a <em>tall</em> <a href=\"https://example.org\">tower</a></p>\n"
    ),
    ("![outer ![inner](b.png)](a.png)", "<p>outer inner</p>\n"),
    ("[x](javascript:alert(1))", "<p><a href=\"\">x</a></p>\n"),
    ("[x](data:text/html,<script>1</script>)", "<p><a href=\"\">x</a></p>\n"),
    ("<script>alert(1)</script>", "<!-- raw HTML omitted -->\n"),
    ("a <b onclick=x>b</b>", "<p>a <!-- raw HTML omitted -->b<!-- raw HTML omitted --></p>\n"),
  ])
  func `A story's text asks for nothing and runs nothing`(_ markdown: String, _ html: String) throws {
    let subject = MapScene.subject {
      $0.cities[0].city.stories[0].texts[MapScene.tag("en")]?.body = MapScene.located(markdown)
    }
    let data = try JSONDocument(MapScene.page(subject).data.bytes()).root
    #expect(data["stories"]?.elements?.first?["texts"]?.elements?.first?["html"]?.string == html)
  }
}
