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

  static let revision = 2

  /// Of stories with one id, the one whose file bears it is the original, else the first in reading order.
  static func check(_ context: CityContext) -> [Finding] {
    let groups = Dictionary(grouping: context.city.stories) { $0.id.value.lowercased() }.filter { $0.value.count > 1 }
    return groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { key, stories in
      let ordered = stories.sorted { $0.id.place < $1.id.place }
      let original = ordered.firstIndex { $0.id.place.file.hasSuffix("/\(key).md") } ?? 0
      return ordered.indices.filter { $0 != original }.map { finding(ordered[$0], key, ordered[original]) }
    }
  }

  private static func finding(_ story: Story, _ key: String, _ earlier: Story) -> Finding {
    Finding(
      rule: description, at: story.id.place, story: story.id.value, subject: key,
      what: Bilingual(zh: "id「\(story.id.value)」已被用过", en: "id ‘\(story.id.value)’ is already in use"),
      related: [Finding.Related(earlier.id.place, note: Bilingual(zh: "先用在这里", en: "first used here"))])
  }
}
