import ContentSources
import SourceText

/// A radius that works badly on a phone.
enum FenceRadius: StoryRule {
  static let description = RuleDescription(
    id: RuleID("fence/radius"),
    severity: .warning,
    summary: Bilingual(zh: "半径不在建议的 75–150 米之间", en: "A radius outside the recommended 75–150 m"),
    explanation: Bilingual(
      zh: "小于 75 米，高楼之间的定位误差就可能让人走过而不触发；大于 150 米，故事会在看不见它的地方响起，相邻的故事也会互相重叠。",
      en: """
        Below 75 m the error of a position between towers may let a walker pass unnoticed; above 150 m a story is told \
        where its place cannot be seen, and neighbours overlap.
        """),
    remedy: Bilingual(zh: "把 radiusMeters 改到 75–150。", en: "Set radiusMeters to 75–150."),
    fires: RuleDescription.Example("radiusMeters: 40", note: Bilingual(zh: "比误差还小。", en: "Smaller than the error.")),
    staysSilent: RuleDescription.Example("radiusMeters: 120", note: Bilingual(zh: "合适。", en: "Fits.")))

  static let recommendedMeters = 75.0...150.0

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let radius = story.radiusMeters, !recommendedMeters.contains(radius.value) else { return [] }
    return [
      Finding(
        rule: description, at: radius.place, story: story.id.value, subject: radius.raw,
        what: Bilingual(
          zh: "半径 \(radius.raw) 米不在建议的 75–150 米之间", en: "radius \(radius.raw) m is outside the recommended 75–150 m"))
    ]
  }
}
