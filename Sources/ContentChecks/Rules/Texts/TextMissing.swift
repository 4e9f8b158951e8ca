import ContentSources
import SourceText

/// A language the city promises and a story does not keep.
enum TextMissing: StoryRule {
  static let description = RuleDescription(
    id: RuleID("text/missing"),
    severity: .error,
    summary: Bilingual(
      zh: "声明的语言缺少标题、通知或正文", en: "A declared language lacks title, notification or body"),
    explanation: Bilingual(
      zh: "city.yaml 的 languages 是对读者的承诺：每个故事在每种语言里都有标题、通知和正文。草稿不受此限。",
      en:
        "The languages of city.yaml are a promise: every story has a title, a notification and a body in each. Drafts are exempt."
    ),
    remedy: Bilingual(
      zh: "补上缺的部分；正文写在 Markdown 里，以只有语言代码的标题（例如 # en）开头。",
      en: "Write what is missing; a body begins in the Markdown with a heading that is only the language, such as # en."
    ),
    fires: RuleDescription.Example(
      "title: {zh-hans: 外滩}\n# languages: [zh-hans, en]",
      note: Bilingual(zh: "没有英文标题。", en: "No English title.")),
    staysSilent: RuleDescription.Example(
      "title: {zh-hans: 外滩, en: The Bund}\nnotification: {zh-hans: …, en: …}\n---\n# zh-hans\n…\n# en\n…",
      note: Bilingual(zh: "两种语言都齐全。", en: "Both languages are complete.")))

  static let revision = 2

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard !story.isDraft else { return [] }
    return context.city.config.languages.compactMap { language in
      let lacking = parts(of: story, lackingIn: language.value)
      guard let first = lacking.first else { return nil }
      let zh = lacking.map(\.words.zh).joined(separator: "、")
      let en = lacking.map(\.words.en).joined(separator: ", ")
      return Finding(
        rule: description, at: place(of: first.part, in: story), story: story.id.value,
        subject: language.value.rawValue,
        what: Bilingual(
          zh: "「\(story.name.zh)」的 \(language.value) 缺少：\(zh)",
          en: "‘\(story.name.en)’ lacks in \(language.value): \(en)"),
        related: [
          Finding.Related(language.place, note: Bilingual(zh: "语言在这里声明", en: "the language is declared here"))
        ])
    }
  }

  /// Without the parts of which the reader has said that they cannot be read.
  private static func parts(
    of story: Story, lackingIn language: LanguageTag
  ) -> [(part: Story.Part, words: Bilingual)] {
    let text = story.texts[language]
    let parts: [(text: Located<String>?, part: Story.Part, words: Bilingual)] = [
      (text?.title, .title, Bilingual(zh: "标题", en: "title")),
      (text?.notification, .notification, Bilingual(zh: "通知", en: "notification")),
      (text?.body, .body, Bilingual(zh: "正文", en: "body")),
    ]
    return parts.filter { !story.unread.contains($0.part) && $0.text.map { isBlank($0.value) } ?? true }
      .map { ($0.part, $0.words) }
  }

  /// Where the part stands in other languages, or would stand.
  private static func place(of part: Story.Part, in story: Story) -> SourcePlace {
    story.places[part] ?? story.id.place
  }

  private static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
