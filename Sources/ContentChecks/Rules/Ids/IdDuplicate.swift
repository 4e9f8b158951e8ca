import ContentSources
import SourceText

/// One id for two stories.
enum IdDuplicate: CityRule {
  static let description = RuleDescription(
    id: RuleID("id/duplicate"),
    severity: .error,
    summary: Bilingual(zh: "两个故事用了同一个 id", en: "Two stories have the same id"),
    explanation: Bilingual(
      zh: "手机只认 id。只差大小写的也算相同，因为有的文件系统不分大小写。",
      en:
        "A phone knows a story by its id. Ids that differ only in case count as the same, as some file systems ignore case."
    ),
    remedy: Bilingual(zh: "给后加的那个换一个新 id。", en: "Give the newer of the two a new id."),
    fires: RuleDescription.Example(
      "stories/the-bund.md  id: the-bund\nstories/bund.md      id: The-Bund",
      note: Bilingual(zh: "只差大小写。", en: "They differ only in case.")),
    staysSilent: RuleDescription.Example(
      "stories/the-bund.md  id: the-bund\nstories/bund-18.md   id: bund-18",
      note: Bilingual(zh: "两个不同的 id。", en: "Two ids.")))

  static let isBinding = true

  static func check(_ context: CityContext) -> [Finding] {
    var first: [String: Story] = [:]
    return context.city.stories.compactMap { story in
      let key = story.id.value.lowercased()
      guard let earlier = first[key] else {
        first[key] = story
        return nil
      }
      return Finding(
        rule: description, at: story.id.place, story: story.id.value, subject: key,
        what: Bilingual(zh: "id「\(story.id.value)」已被用过", en: "id ‘\(story.id.value)’ is already in use"),
        related: [Finding.Related(earlier.id.place, note: Bilingual(zh: "先用在这里", en: "first used here"))])
    }
  }
}
