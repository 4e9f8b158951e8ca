import ContentSources
import Geodesy
import SourceText

/// A story near the middle of an aerodrome whose runways the data does not place.
enum InAirfield: StoryRule {
  static let description = RuleDescription(
    id: RuleID("geo/in-airfield"),
    severity: .warning,
    summary: Bilingual(
      zh: "故事可能在机场里，而资料没有跑道位置", en: "A story may lie within an aerodrome whose runways are not in the data"),
    explanation: Bilingual(
      zh: """
        有些机场的资料只有一个点，没有跑道两端（多为军用机场）。这时以那个点为圆心：大型机场 2500 米，中型 1500 米，小型 900 米。\
        全世界跑道位置已知的同类机场里，四分之三的较远一端都在这个距离之内。直升机场、水上机场和已关闭的机场不算。
        """,
      en: """
        Of some aerodromes, most of them military, the data gives one point and no runway ends. Then a circle counts: \
        2,500 m for a large one, 1,500 m for a medium, 900 m for a small one. In three of four aerodromes of that kind \
        whose ends are known, world-wide, the farther end lies within it. Heliports, seaplane bases and closed \
        aerodromes do not count.
        """),
    remedy: Bilingual(
      zh: "确认这里是否对公众开放。若是，在 ignore.yaml 里接受它并写明怎么确认的。",
      en: "Make sure the public may stand here. If so, accept the finding in ignore.yaml and say how you know."),
    fires: RuleDescription.Example(
      "latitude: 31.32444\nlongitude: 121.40951",
      note: Bilingual(zh: "上海大场机场，资料没有跑道。", en: "Dachang Air Base in Shanghai: no runways in the data.")),
    staysSilent: RuleDescription.Example(
      "latitude: 47.51820\nlongitude: -122.29680",
      note: Bilingual(
        zh: "飞行博物馆：波音机场的跑道位置已知，不必用圆圈。",
        en: "The Museum of Flight: Boeing Field's runways are known, no circle is needed.")))

  static let needs: [Need] = [.hazards]

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, let place = position.wgs84,
      let (aerodrome, away) = nearest(place, context)
    else { return [] }
    let distance = Distance(meters: away).words
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: aerodrome.ident,
        what: Bilingual(
          zh: "在 \(aerodrome.name) (\(aerodrome.ident)) 范围内，距其中心点 \(distance.zh)",
          en: "within the aerodrome \(aerodrome.name) (\(aerodrome.ident)), \(distance.en) from its reference point"),
        howWeKnow: Bilingual(
          zh: "OurAirports 的资料（\(aerodrome.place)）没有给出它全部跑道的两端，所以按机场大小画圆。",
          en:
            "OurAirports (\(aerodrome.place)) does not place all its runways, so a circle by the size of the field counts."
        ))
    ]
  }

  private static func nearest(_ place: Coordinate<WGS84>, _ context: CityContext) -> (Aerodrome, Double)? {
    (context.hazards?.aerodromes(around: place) ?? [])
      .compactMap { aerodrome -> (Aerodrome, Double)? in
        guard let reach = aerodrome.kind.reachMeters, aerodrome.hasRunwaysWithoutPlace else { return nil }
        let away = aerodrome.position.haversineMeters(to: place)
        return away <= reach ? (aerodrome, away) : nil
      }
      .min { $0.1 < $1.1 }
  }
}
