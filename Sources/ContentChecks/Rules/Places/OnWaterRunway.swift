import ContentSources
import SourceText

/// A story on the water lane of a seaplane base.
enum OnWaterRunway: StoryRule {
  static let description = RuleDescription(
    id: RuleID("geo/on-water-runway"),
    severity: .warning,
    summary: Bilingual(zh: "故事落在水上飞机的起降水道上", en: "A story lies on a seaplane lane"),
    explanation: Bilingual(
      zh: "水上跑道在开阔水面上，没有围界，渡轮和游船会经过，所以只是警告；但步行的人到不了那里。只看资料给出了两端的水道，不加余量。",
      en: """
        A seaplane lane is open water without a fence, and ferries cross it, so this is a warning; but nobody walks \
        there. Only lanes whose two ends the data gives are asked, without a margin.
        """),
    remedy: Bilingual(
      zh: "把点移到岸边看得见的地方；确实讲水面上的事，可在 ignore.yaml 里说明理由。",
      en:
        "Move the point to the shore from which one looks; if the story is told on the water, accept it in ignore.yaml."
    ),
    fires: RuleDescription.Example(
      "latitude: 47.6290\nlongitude: -122.3390",
      note: Bilingual(zh: "水道中央。", en: "In the middle of a lane.")),
    staysSilent: RuleDescription.Example(
      "latitude: 47.6275\nlongitude: -122.3366",
      note: Bilingual(zh: "联合湖公园的岸上。", en: "On the shore, in Lake Union Park.")))

  static let needs: [Need] = [.hazards]

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, let place = position.wgs84,
      let hit = context.hazards?.runways(
        at: place, besideMeters: 0, pastMeters: 0,
        where: { aerodrome, runway in
          runway.isWater && !runway.isClosed && (aerodrome.kind.isOperatingAirfield || aerodrome.kind == .seaplaneBase)
        }
      ).first
    else { return [] }
    let airport = "\(hit.aerodrome.name) (\(hit.aerodrome.ident))"
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: hit.subject,
        what: Bilingual(
          zh: "落在 \(airport) 的水上跑道 \(hit.runway.idents) 上",
          en: "on the water lane \(hit.runway.idents) of \(airport)"),
        howWeKnow: Bilingual(
          zh: "OurAirports 的资料（\(hit.runway.place)）。", en: "OurAirports (\(hit.runway.place)) says so."))
    ]
  }
}
