import ContentSources
import SourceText

/// A released story that stands elsewhere now.
enum IdMoved: CityRule {
  static let description = RuleDescription(
    id: RuleID("id/moved"),
    severity: .warning,
    summary: Bilingual(zh: "故事比发布时移动了 25 米以上", en: "A story moved more than 25 m since it was released"),
    explanation: Bilingual(
      zh: "与 released.json 里的位置比较。更正位置是好事，但要有人看一眼；如果标题也变了，多半是旧 id 被拿去写了新地方。",
      en: """
        Compared with released.json. A correction is a good thing, but somebody should look; where the title changed too, \
        an old id most likely tells of a new place.
        """),
    remedy: Bilingual(
      zh: "位置改对了就发布，或者在 ignore.yaml 里接受到下次发布；换了地方就用新的 id。",
      en: "If the place is right now, release it, or accept the finding until then; a new place needs a new id."),
    fires: RuleDescription.Example(
      "released at 31.2397, 121.4896; now latitude: 31.2430", note: Bilingual(zh: "移动了 367 米。", en: "367 m away.")),
    staysSilent: RuleDescription.Example(
      "released at 31.2397, 121.4896; now latitude: 31.2398", note: Bilingual(zh: "11 米。", en: "11 m away.")))

  static let needs: [Need] = [.readableRelease]

  static let farMeters = 25.0

  static func check(_ context: CityContext) -> [Finding] {
    let comparison = ReleaseComparison(context.city)
    // What a wrong datum has moved is one mistake, and another rule's.
    let shifted = Set((comparison.shifted?.pairs ?? []).map(\.story.id.value))
    return comparison.pairs.filter { $0.movedMeters > farMeters && !shifted.contains($0.story.id.value) }.map(finding)
  }

  private static func finding(_ pair: ReleaseComparison.Pair) -> Finding {
    let far = Distance(meters: pair.movedMeters).words
    let isRenamed = ReleaseComparison.titleHash(of: pair.story) != pair.released.titleHash
    let name = pair.story.name
    return Finding(
      rule: description, at: pair.position.place, story: pair.story.id.value,
      subject: "\(pair.position.written.latitude.raw) \(pair.position.written.longitude.raw)",
      what: isRenamed
        ? Bilingual(
          zh: "「\(name.zh)」比发布时移动了 \(far.zh)，标题也变了：换了地方要用新的 id",
          en: "‘\(name.en)’ is \(far.en) from where it was released, and its title changed: a new place needs a new id")
        : Bilingual(
          zh: "「\(name.zh)」比发布时移动了 \(far.zh)", en: "‘\(name.en)’ is \(far.en) from where it was released"),
      related: [
        Finding.Related(pair.released.id.place, note: Bilingual(zh: "发布时的位置", en: "where it was released"))
      ])
  }
}
