import ContentSources
import SourceText

/// A radius that cannot work on a phone, or none at all.
enum FenceRadiusImpossible: StoryRule {
  static let description = RuleDescription(
    id: RuleID("fence/radius-impossible"),
    severity: .error,
    summary: Bilingual(zh: "半径不在 20–1000 米之间，或没有半径", en: "A radius outside 20–1,000 m, or none"),
    explanation: Bilingual(
      zh: "20 米比手机的定位误差还小，永远触发不了；超过 1000 米就不是一个地点了。故事和 citypack.yaml 都没写半径时，也无从打包。",
      en: """
        20 m is less than a phone's error, and would never fire; beyond 1,000 m it is no longer a place. Without a \
        radius in the story or in citypack.yaml there is nothing to pack.
        """),
    remedy: Bilingual(zh: "把 radiusMeters 改到 75–150。", en: "Set radiusMeters to 75–150."),
    fires: RuleDescription.Example("radiusMeters: 5", note: Bilingual(zh: "永远不会触发。", en: "Would never fire.")),
    staysSilent: RuleDescription.Example(
      "radiusMeters: 200", note: Bilingual(zh: "偏大，但可行：只是警告。", en: "Large, but possible: only a warning.")))

  static let isBinding = true

  static let replaces = [FenceRadius.id, CoordinateLowPrecision.id]

  static let possibleMeters = 20.0...1000.0

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let radius = context.radiusMeters(of: story) else { return story.isDraft ? [] : [absent(story)] }
    guard !possibleMeters.contains(radius) else { return [] }
    let raw = story.radiusMeters?.raw ?? plain(radius)
    return [
      Finding(
        rule: description, at: story.radiusMeters?.place ?? story.id.place, story: story.id.value, subject: raw,
        what: Bilingual(zh: "半径 \(raw) 米不可行：只能在 20–1000 米之间", en: "radius \(raw) m cannot work: 20–1,000 m is possible")
      )
    ]
  }

  private static func absent(_ story: Story) -> Finding {
    Finding(
      rule: description, at: story.id.place, story: story.id.value,
      what: Bilingual(
        zh: "没有 radiusMeters，citypack.yaml 也没有默认值",
        en: "no radiusMeters, and no default in citypack.yaml"))
  }
}
