import ContentSources
import Geodesy
import SourceText

/// Two files that put a story in two places.
enum PositionConflict: StoryRule {
  static let description = RuleDescription(
    id: RuleID("source/position-conflict"),
    severity: .error,
    summary: Bilingual(zh: "两个文件给出的位置不同", en: "Two files give a story different positions"),
    explanation: Bilingual(
      zh: "故事文件和 points 文件都写了坐标，相差超过 1 米：有人只改了其中一个。两个都不猜。",
      en: """
        The story and the points file both give a position, more than 1 m apart: someone mended one of them only. The \
        tool does not guess which.
        """),
    remedy: Bilingual(
      zh: "删掉其中一个，最好只留 points 文件里的。", en: "Delete one of the two; best keep the one in the points file."),
    fires: RuleDescription.Example(
      "stories/the-bund.md  31.2397, 121.4896\npoints.kml           31.2400, 121.4896",
      note: Bilingual(zh: "相差 33 米。", en: "33 m apart.")),
    staysSilent: RuleDescription.Example(
      "stories/the-bund.md  31.2397, 121.4896\npoints.kml           31.2397, 121.4896",
      note: Bilingual(zh: "写了两遍，但一致。", en: "Said twice, and the same.")))

  /// Closer than this the files agree.
  static let agreeingMeters = 1.0

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position else { return [] }
    return story.otherPositions.compactMap { other in
      guard let apart = distance(position, other) else { return nil }
      return Finding(
        rule: description, at: position.place, story: story.id.value, subject: "\(position.words) \(other.words)",
        what: Bilingual(
          zh: "两个文件给出的位置不同（\(apart.zh)）：\(position.words) 与 \(other.words)",
          en: "two files disagree (\(apart.en)): \(position.words) and \(other.words)"),
        related: [
          Finding.Related(other.place, note: Bilingual(zh: "另一个位置在这里", en: "the other position is here"))
        ])
    }
  }

  /// How far apart two positions are, in words; nil where they agree.
  private static func distance(_ a: StoryPosition, _ b: StoryPosition) -> Bilingual? {
    guard let here = a.wgs84, let there = b.wgs84 else {
      let isSame = a.latitude == b.latitude && a.longitude == b.longitude && a.datum == b.datum
      return isSame ? nil : Bilingual(zh: "至少一个不是地点", en: "at least one is no place")
    }
    let meters = here.haversineMeters(to: there)
    guard meters > agreeingMeters else { return nil }
    let words = Distance(meters: meters).words
    return Bilingual(zh: "相距 \(words.zh)", en: "\(words.en) apart")
  }
}
