import ContentSources
import Geodesy
import SourceText

/// A story outside the box its city states.
enum OutsideExtent: StoryRule {
  static let description = RuleDescription(
    id: RuleID("geo/outside-extent"),
    severity: .error,
    summary: Bilingual(zh: "故事在城市范围之外", en: "A story lies outside its city's extent"),
    explanation: Bilingual(
      zh: "city.yaml 的 extent 说明了故事应在的范围。范围之外的点多半是坐标打错了；能看出是写反或丢了负号时，由另外的规则说明。",
      en: """
        The extent in city.yaml says where the city's stories lie. A point outside is mostly a slip in a number; where \
        it can be seen that the numbers are exchanged or a sign is lost, other rules say so.
        """),
    remedy: Bilingual(
      zh: "改正坐标。若故事确实在那里，就扩大 city.yaml 里的 extent，并重跑 content/tools/hazards.py。",
      en:
        "Mend the position. If the story does belong there, widen the extent in city.yaml and rerun content/tools/hazards.py."
    ),
    fires: RuleDescription.Example(
      "latitude: 31.2989\nlongitude: 120.5853\n# extent: 31.10…31.40, 121.30…121.70",
      note: Bilingual(zh: "这是苏州。", en: "This is Suzhou.")),
    staysSilent: RuleDescription.Example(
      "latitude: 31.2397\nlongitude: 121.4896\n# extent: 31.10…31.40, 121.30…121.70",
      note: Bilingual(zh: "在范围之内。", en: "Inside.")))

  static let needs: [Need] = [.extent]

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, let place = position.wgs84, let extent = context.extent,
      !extent.contains(place)
    else { return [] }
    let away = Distance(meters: extent.meters(to: place)).words
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "\(position.words) 在本城范围之外 \(away.zh)",
          en: "\(position.words) is \(away.en) outside this city's extent"),
        related: context.city.config.extent.map {
          [Finding.Related($0.place, note: Bilingual(zh: "范围写在这里", en: "the extent is stated here"))]
        } ?? [])
    ]
  }
}
