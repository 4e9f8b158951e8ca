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

  @Test func `what lacks a language is told where the part stands, and only once`() throws {
    let title = SourcePlace(file: "stories/the-bund.md", line: 3, column: 1)
    let lacking = Story.at(31.2397, 121.4896).with { story in
      story.places[.title] = title
      for language in story.texts.keys { story.texts[language]?.title = nil }
    }
    #expect(Scene(lacking).verdict.findings.map(\.place) == [title, title])
    let badValue = try #require(RuleSet.all[RuleID("meta/bad-value")])
    let told = lacking.with { $0.unread = [.title] }
    let scene = Scene(told).with { scene in
      scene.city.findings = [
        Finding(
          rule: badValue, at: title, story: "the-bund", what: Bilingual(zh: "标题不对", en: "the title does not fit"))
      ]
    }
    #expect(scene.rules == ["meta/bad-value"])
    // With that finding switched off, the rule has to speak.
    let silenced = scene.with { $0.config.severities = [RuleID("meta/bad-value"): Located(nil, raw: "off", at: title)] }
    #expect(silenced.rules == ["text/missing", "text/missing"])
  }

  @Test(
    "what nobody sees is found, and what belongs to writing is not",
    arguments: [
      ("a\u{0}b", "U+0000"), ("a\u{1B}[31m", "U+001B"), ("a\nb", "U+000A"), ("a\u{2028}b", "U+2028"),
      ("a\u{202E}b", "U+202E"), ("a\u{2066}b", "U+2066"), ("a\u{200B}b", "U+200B"), ("\u{FEFF}a", "U+FEFF"),
      ("外\u{200D}滩", "U+200D"), ("a\u{200C}", "U+200C"), ("\u{200D}a", "U+200D"), ("a\u{E0041}b", "U+E0041"),
      ("a\u{AD}b", "U+00AD"), ("a\u{E000}b", "U+E000"), ("a\u{FFFF}b", "U+FFFF"), ("a\tb", "U+0009"),
      ("The Bund", nil), ("👨‍👩‍👧‍👦", nil), ("❤️‍🔥", nil), ("می‌خواهم", nil), ("क्‍ष", nil), ("שלום\u{200F}!", nil), ("外滩　一号", nil),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!", nil),
    ] as [(String, String?)])
  func hidden(text: String, code: String?) {
    let found = scene("en") { $0.title?.value = text }.verdict.findings.filter { $0.rule == TextHiddenCharacter.id }
    #expect(found.count == (code == nil ? 0 : 1))
    if let code { #expect(found.first?.what.en.contains("(\(code))") == true, "\(found)") }
  }

  @Test func `every text that people see is looked at, the city's name too`() throws {
    let en = try #require(LanguageTag(rawValue: "en"))
    let texts: [(inout Scene) -> Void] = [
      { $0.city.stories[0].texts[en]?.notification?.value = "a\u{7}" },
      { $0.city.stories[0].texts[en]?.body?.value += "\u{202D}" },
      {
        $0.city.stories[0].images = [.named("a.png")]; $0.city.stories[0].images[0].alt[en]?.value = "a\nb"
      },
      { $0.city.config.names[en] = Located("Shang\u{200B}hai", at: $0.city.config.place) },
    ]
    for change in texts {
      #expect(Scene(.at(31.2397, 121.4896)).with(change).rules.contains("text/hidden-character"))
    }
    let lines = Scene(.at(31.2397, 121.4896)).with { $0.city.stories[0].texts[en]?.body?.value += "\n\n\tx" }
    #expect(lines.rules == [])
  }

  @Test(arguments: [
    ("en", 60, [String]()), ("en", 61, ["text/length"]), ("en", 200, ["text/length"]), ("en", 201, ["text/too-long"]),
  ])
  func `a title has a length that is fit and one that is too much`(_ language: String, _ length: Int, _ rules: [String])
  {
    #expect(scene(language) { $0.title?.value = String(repeating: "a", count: length) }.rules == rules)
  }

}
