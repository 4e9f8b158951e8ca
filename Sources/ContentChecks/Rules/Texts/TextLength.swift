import ContentSources
import SourceText

/// A text that is too short to tell anything, or too long to be read while walking.
enum TextLength: StoryRule {
  static let description = RuleDescription(
    id: RuleID("text/length"),
    severity: .warning,
    summary: Bilingual(zh: "标题、正文或通知的长度不合适", en: "A title, body or notification of unfit length"),
    explanation: Bilingual(
      zh:
        "站在路边读一分钟左右：中文正文 120–300 字（数汉字和数字），英文 80–200 词。通知要在锁屏上一眼看完：中文最多 60 字，英文最多 160 个字符。标题要放得进一行：中文最多 24 个字符，英文最多 60 个。其他语言不查。",
      en: """
        About a minute, read standing: 120–300 characters in Chinese (Han characters and digits count), 80–200 words in \
        English. A notification must fit a lock screen: at most 60 Chinese characters or 160 English ones. A \
        title must fit a line: at most 24 characters in Chinese, 60 in English. Other languages are not measured.
        """),
    remedy: Bilingual(
      zh: "删去旁枝，或补上一两个只有站在那里才看得到的细节。",
      en: "Cut what is beside the point, or add a detail that only someone standing there can see."),
    fires: RuleDescription.Example(
      "# en\nA famous street by the river.", note: Bilingual(zh: "只有 6 个词。", en: "Six words.")),
    staysSilent: RuleDescription.Example(
      "# en\n(110 words)", note: Bilingual(zh: "长度合适。", en: "A fit length.")))

  static let revision = 2

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard !story.isDraft else { return [] }
    return story.texts.sorted { $0.key < $1.key }.flatMap { language, text -> [Finding] in
      guard let measure = TextMeasure(language) else { return [] }
      let parts: [(ShownText.Part, Located<String>?, TextMeasure.Part)] = [
        (.title, text.title, measure.title), (.notification, text.notification, measure.notification),
        (.body, text.body, measure.body),
      ]
      return parts.compactMap { part, text, measure in text.flatMap { fault($0, measure, part, language, story) } }
    }
  }

  /// Nil also where another rule says that it is far too long.
  private static func fault(
    _ text: Located<String>, _ measure: TextMeasure.Part, _ part: ShownText.Part, _ language: LanguageTag,
    _ story: Story
  ) -> Finding? {
    let part = (zh: part.words.zh, en: part.words.en, cap: TextTooLong.cap(of: part))
    let length = measure.unit.count(in: text.value)
    guard length > 0, !measure.fit.contains(length), text.value.count <= part.cap ?? .max else { return nil }
    let unit = measure.unit.words
    let (low, high) = (measure.fit.lowerBound, measure.fit.upperBound)
    return Finding(
      rule: description, at: text.place, story: story.id.value, subject: "\(language) \(part.en)",
      what: Bilingual(
        zh: "\(language) \(part.zh)有 \(length) \(unit.zh)，应为 \(low)–\(high)",
        en: "the \(language) \(part.en) has \(length) \(unit.en), \(low)–\(high) are fit"))
  }
}
