import ContentSources
import SourceText

/// A city in which nothing is finished.
enum NoStories: CityRule {
  static let description = RuleDescription(
    id: RuleID("content/no-stories"),
    severity: .warning,
    summary: Bilingual(zh: "城市里没有写完的故事", en: "A city has no finished story"),
    explanation: Bilingual(
      zh: "草稿不打包。一个故事都没写完的城市没有内容可打包。",
      en: "Drafts are not packed, so a city without a finished story has nothing to pack."),
    remedy: Bilingual(
      zh: "写完一个故事，并去掉它的 status: draft。", en: "Finish a story, and take status: draft out of it."),
    fires: RuleDescription.Example(
      "# the only story\nstatus: draft", note: Bilingual(zh: "只有草稿。", en: "There are only drafts.")),
    staysSilent: RuleDescription.Example(
      "# one of two stories\nstatus: draft", note: Bilingual(zh: "另一个已写完。", en: "The other is finished.")))

  static func check(_ context: CityContext) -> [Finding] {
    let stories = context.city.stories
    guard stories.allSatisfy(\.isDraft) else { return [] }
    return [
      Finding(
        rule: description, at: context.city.config.place, subject: context.city.id,
        what: stories.isEmpty
          ? Bilingual(zh: "这座城市还没有故事，没有内容可打包", en: "nothing to pack yet: this city has no stories")
          : Bilingual(zh: "这座城市只有草稿，还没有内容可打包", en: "nothing to pack yet: this city has drafts only"))
    ]
  }
}
