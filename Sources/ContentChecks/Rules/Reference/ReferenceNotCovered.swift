import ContentSources
import Geodesy
import SourceText

/// A story around which nobody has looked for runways.
enum ReferenceNotCovered: CityRule {
  static let description = RuleDescription(
    id: RuleID("reference/not-covered"),
    severity: .error,
    summary: Bilingual(
      zh: "机场资料不包括故事所在的地方", en: "The runway data does not cover the place of a story"),
    explanation: Bilingual(
      zh: """
        content/reference/coverage.csv 写明资料覆盖哪些地方：每座城市范围之外 50 公里以内。范围之外的故事没有查过跑道，\
        「没查」不等于「没有」，所以是错误，也不会打包。只涉及草稿时是警告。
        """,
      en: """
        content/reference/coverage.csv states which places the data covers: up to 50 km around each city's extent. A story \
        outside it has not been held against any runway. Not asked is not the same as nothing found, so this is an \
        error, and the city is not packed. Where it concerns drafts only it is a warning.
        """),
    remedy: Bilingual(
      zh: "重跑 content/tools/hazards.py，它会按各城市的 extent 取资料；然后提交 content/reference。",
      en:
        "Rerun content/tools/hazards.py, which takes the data around every city's extent; then commit content/reference."
    ),
    fires: RuleDescription.Example(
      "# a new city whose extent is not in content/reference/coverage.csv",
      note: Bilingual(zh: "新城市，资料还没取。", en: "A new city: the data has not been taken yet.")),
    staysSilent: RuleDescription.Example(
      "# every story lies in a box of content/reference/coverage.csv",
      note: Bilingual(zh: "都查过了。", en: "All have been asked.")))

  static let isBinding = true

  static func check(_ context: CityContext) -> [Finding] {
    let placed = context.city.stories.filter { $0.wgs84 != nil }
    let uncovered = placed.filter { !isCovered($0, in: context) }
    guard let first = uncovered.first, uncovered.count == placed.count, uncovered.count > 1 else {
      return uncovered.map { story(outside: $0) }
    }
    return [wholeCity(context, count: uncovered.count, first: first)]
  }

  /// Whether the reference knows the surroundings of a story; true for a story without a place: other rules say so.
  static func isCovered(_ story: Story, in context: CityContext) -> Bool {
    story.wgs84.map { context.hazards?.covers($0) ?? false } ?? true
  }

  /// Whether every story with a place is a draft: nothing that is packed goes unasked.
  static func concernsOnlyDrafts(of city: City) -> Bool {
    city.stories.allSatisfy { $0.isDraft || $0.wgs84 == nil }
  }

  private static func story(outside story: Story) -> Finding {
    Finding(
      rule: description, at: story.position?.place ?? story.id.place, story: story.id.value,
      subject: story.position?.words ?? "",
      what: Bilingual(
        zh: "机场资料不包括这里，没有查过跑道", en: "the runway data does not cover this place: no runway was looked for"))
  }

  private static func wholeCity(_ context: CityContext, count: Int, first: Story) -> Finding {
    Finding(
      rule: description, at: context.city.config.extent?.place ?? context.city.config.place,
      subject: context.city.id,
      what: Bilingual(
        zh: "机场资料不包括这座城市：\(count) 个故事都没有查过跑道",
        en: "the runway data does not cover this city: no runway was looked for around its \(count) stories"),
      related: [
        Finding.Related(
          first.position?.place ?? first.id.place, note: Bilingual(zh: "例如这个故事", en: "this story, for one"))
      ])
  }
}
