import ContentSources
import SourceText

/// A story where aircraft once landed.
enum OnFormerRunway: StoryRule {
  static let description = RuleDescription(
    id: RuleID("geo/on-former-runway"),
    severity: .info,
    summary: Bilingual(zh: "故事在已关闭机场的旧跑道上", en: "A story lies on the runway of a closed aerodrome"),
    explanation: Bilingual(
      zh: """
        旧机场常常变成公园（启德、滕珀尔霍夫），故事也许正是讲它。资料里的端点未必准，所以放宽到跑道边缘外 150 米、两端外 300 米：\
        启德跑道公园就在资料所说的末端之外 190 至 204 米。
        """,
      en: """
        Old airfields become parks (Kai Tak, Tempelhof), and the story may be about just that. Their ends in the data \
        are rough, so the rule looks 150 m beside the runway's edge and 300 m past its ends: published points of the \
        Kai Tak Runway Park lie 190–204 m past the end the data gives.
        """),
    remedy: Bilingual(
      zh: "若这里确实是公园或街道，什么都不用做。", en: "Nothing, if this is the park or street you mean."),
    fires: RuleDescription.Example(
      "latitude: 22.30472\nlongitude: 114.21694",
      note: Bilingual(zh: "香港启德跑道公园。", en: "Kai Tak Runway Park, Hong Kong.")),
    staysSilent: RuleDescription.Example(
      "latitude: 22.2938\nlongitude: 114.1689", note: Bilingual(zh: "尖沙咀钟楼。", en: "The clock tower in Tsim Sha Tsui.")))

  static let needs: [Need] = [.hazards]

  static let besideMeters = 150.0
  static let pastMeters = 300.0

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, let place = position.wgs84,
      let hit = context.hazards?.runways(
        at: place, besideMeters: besideMeters, pastMeters: pastMeters,
        where: { aerodrome, runway in aerodrome.kind == .closed && !runway.isHelipad && !runway.isWater }
      ).first
    else { return [] }
    let airport = "\(hit.aerodrome.name) (\(hit.aerodrome.ident))"
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: hit.subject,
        what: Bilingual(
          zh: "在 \(airport) 的旧跑道 \(hit.runway.idents) 上或旁边；资料说机场已关闭",
          en: "on or beside the former runway \(hit.runway.idents) of \(airport), which the data says is closed"),
        howWeKnow: howWeKnow(hit))
    ]
  }

  private static func howWeKnow(_ hit: RunwayHit) -> Bilingual {
    let beside = Distance(meters: hit.offset.besideMeters).words
    let past = Distance(meters: hit.offset.pastMeters).words
    return Bilingual(
      zh: "OurAirports 的资料（\(hit.runway.place)）说：距跑道中线 \(beside.zh)，末端之外 \(past.zh)。",
      en: "OurAirports (\(hit.runway.place)) says: \(beside.en) from the centre line, \(past.en) past the end.")
  }
}
