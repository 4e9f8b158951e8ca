import ContentSources
import SourceText
import Testing

@testable import ContentChecks

@Suite struct TextRulesTests {
  @Test(arguments: [
    ("外滩", 2), ("1846年，外滩。", 7), ("**粗体**和[链接](https://example.com/2024)", 5), ("The Bund", 0), ("", 0),
  ])
  func `Chinese is counted in Han characters and digits`(_ text: String, _ count: Int) {
    #expect(TextMeasure.Unit.hanCharacters.count(in: text) == count)
  }

  @Test(arguments: [
    ("a walk by the river", 5), ("well-kept, 1846 — built", 3), ("see [the tower](https://example.com/a)", 3),
    ("# One\n\ntwo *three*", 3), ("", 0),
  ])
  func `English is counted in words`(_ text: String, _ count: Int) {
    #expect(TextMeasure.Unit.words.count(in: text) == count)
  }

  @Test(arguments: [(79, true), (80, false), (200, false), (201, true)])
  func `an English body of 80 to 200 words is fit`(_ words: Int, _ isFound: Bool) {
    let body = Array(repeating: "stone", count: words).joined(separator: " ")
    #expect(scene("en") { $0.body?.value = body }.rules.contains("text/length") == isFound)
  }

  @Test(arguments: [(119, true), (120, false), (300, false), (301, true)])
  func `a Chinese body of 120 to 300 characters is fit`(_ characters: Int, _ isFound: Bool) {
    let body = String(repeating: "石", count: characters)
    #expect(scene("zh-hans") { $0.body?.value = body }.rules.contains("text/length") == isFound)
  }

  @Test func `a notification that a lock screen cannot hold is found`() throws {
    let long = scene("zh-hans") { $0.notification?.value = String(repeating: "看", count: 61) }
    let finding = try #require(long.verdict.findings.first)
    #expect(finding.what.en == "the zh-hans notification has 61 characters, 1–60 are fit")
  }

  @Test func `a language that is not measured is left alone`() throws {
    let french = try #require(LanguageTag(rawValue: "fr"))
    let story = Story.at(31.2397, 121.4896).with { story in
      story.texts[french] = .complete(french, file: "x.md")
      story.texts[french]?.body?.value = "Court."
    }
    #expect(Scene(story).rules.isEmpty)
  }

  @Test func `all that a language lacks is one finding, and blank is lacking`() throws {
    let found = scene("en") { text in
      text.title?.value = " \n"
      text.body = nil
    }
    let finding = try #require(found.verdict.findings.first)
    #expect(finding.what.en == "‘外滩’ lacks in en: title, body" || finding.what.en.hasSuffix("lacks in en: title, body"))
    #expect(finding.subject == "en")
    #expect(finding.related.map(\.place.line) == [3])
  }

  @Test func `a draft may lack what it likes`() {
    let story = Story.placeless().with { story in
      story.isDraft = true
      story.texts = [:]
      story.radiusMeters = nil
      story.images = [.named("bund.png", alt: [])]
    }
    #expect(Scene(story, .at(31.2397, 121.4896, id: "a")).with { $0.city.images = [.png("bund.png")] }.rules.isEmpty)
  }

  private func scene(_ language: String, _ change: (inout StoryText) -> Void) -> Scene {
    Scene(
      Story.at(31.2397, 121.4896).with { story in
        for tag in story.texts.keys where tag.rawValue == language {
          story.texts[tag].map { text in
            var changed = text
            change(&changed)
            story.texts[tag] = changed
          }
        }
      })
  }
}
