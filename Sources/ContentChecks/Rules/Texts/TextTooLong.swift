import ContentSources
import SourceText

/// A line that no screen has room for.
enum TextTooLong: CityRule {
  static let description = RuleDescription(
    id: RuleID("text/too-long"),
    severity: .error,
    summary: Bilingual(
      zh: "标题、通知、城市名或图片描述长得离谱", en: "A title, notification, city name or alt text is absurdly long"),
    explanation: Bilingual(
      zh: """
        任何语言都不能超过：城市名和标题 200 个字符，通知 500 个，图片描述 1000 个。这么长的多半是把正文贴错了地方。合适的长度见 text/length。
        """,
      en: """
        At most, in any language: 200 characters for the name of a city or a title, 500 for a notification, 1,000 for an \
        alt text. What is longer is most likely a body in the wrong place. For fit lengths see text/length.
        """),
    remedy: Bilingual(zh: "写短；长的内容放进正文。", en: "Shorten it; what is long belongs in the body."),
    fires: RuleDescription.Example(
      "title: {en: (a whole paragraph)}", note: Bilingual(zh: "标题里是一整段。", en: "A paragraph as a title.")),
    staysSilent: RuleDescription.Example("title: {en: The Bund}", note: Bilingual(zh: "标题。", en: "A title.")))

  static func check(_ context: CityContext) -> [Finding] {
    ShownText.all(of: context.city).compactMap { shown in
      guard let cap = cap(of: shown.part) else { return nil }
      let length = shown.text.value.count
      guard length > cap else { return nil }
      let part = shown.part.words
      return Finding(
        rule: description, at: shown.text.place, story: shown.story, subject: "\(shown.language) \(part.en)",
        what: Bilingual(
          zh: "\(shown.language) \(part.zh)有 \(length) 个字符，最多 \(cap)",
          en: "the \(shown.language) \(part.en) has \(length) characters, at most \(cap) are allowed"))
    }
  }

  /// Characters as a reader sees them; nil for a body, which has a cap of its own.
  static func cap(of part: ShownText.Part) -> Int? {
    switch part {
    case .cityName, .title: 200
    case .notification: 500
    case .alt: 1000
    case .body: nil
    }
  }
}
