import ContentSources
import Geodesy
import SourceText

/// A story on a runway of an aerodrome in use.
enum OnRunway: StoryRule {
  static let description = RuleDescription(
    id: RuleID("geo/on-runway"),
    severity: .error,
    summary: Bilingual(zh: "故事落在机场跑道上", en: "A story lies on a runway"),
    explanation: Bilingual(
      zh: """
        跑道上没有人能走路。以跑道两端的连线为准：半宽（资料没有宽度时按 45 米宽算）再加 10 米，两端各延长 60 米。\
        跑道用它自己的坐标系（WGS-84），绝不偏移。仍在使用的机场里，已关闭的跑道也在围界之内，同样是错误；整个机场都关闭的，见 geo/on-former-runway。\
        直升机场不算跑道。资料来自 OurAirports，存在 content/reference 里。
        """,
      en: """
        Nobody walks on a runway. The line between its two ends counts: half its width (45 m wide where the data gives \
        none) plus 10 m, and 60 m past either end. The runway stays in its own datum, WGS-84, and is never shifted. A \
        closed runway of an aerodrome in use is still inside the fence, and so an error too; for aerodromes closed as a \
        whole see geo/on-former-runway. Heliports have no runways. The data is OurAirports', kept in content/reference.
        """),
    remedy: Bilingual(
      zh: """
        重新取点。最常见的原因是坐标系弄错：从高德、百度取的点要写 datum: gcj02 或 bd09。\
        若资料有误，在 ignore.yaml 里写明故事、对象和理由；点一移动，这一条就失效。
        """,
      en: """
        Take the position again. Most often its datum is wrong: points from Amap or Baidu need datum: gcj02 or bd09. \
        If the data is wrong, accept this one finding in ignore.yaml by story and subject and say why; that ends when \
        the story moves.
        """),
    fires: RuleDescription.Example(
      "latitude: 47.44750\nlongitude: -122.30802",
      note: Bilingual(
        zh: "西雅图－塔科马机场 16L/34R 跑道的中间。", en: "The middle of runway 16L/34R of Seattle–Tacoma.")),
    staysSilent: RuleDescription.Example(
      "latitude: 47.51820\nlongitude: -122.29680",
      note: Bilingual(
        zh: "飞行博物馆，就在波音机场旁边，但在围界之外。", en: "The Museum of Flight: beside Boeing Field, outside its fence.")))

  static let needs: [Need] = [.hazards]
  static let replaces = [InAirfield.id]

  /// Margins around the runway itself: its shoulders, and the room a rolling aircraft may need past its end.
  static let besideMeters = 10.0
  static let pastMeters = 60.0

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, let place = position.wgs84 else { return [] }
    let hits = context.hazards?.runways(
      at: place, besideMeters: besideMeters, pastMeters: pastMeters,
      where: { $0.kind.isOperatingAirfield && !$1.isWater })
    // Each runway by itself: where two cross, accepting one says nothing of the other.
    return (hits ?? []).map { hit in
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: subject(hit, at: place),
        what: what(hit), howWeKnow: howWeKnow(hit, in: context))
    }
  }

  /// `KSEA 16L/34R 47.4475,-122.3080`: the runway, and the place to about 11 m. An acceptance ends when the story moves.
  private static func subject(_ hit: RunwayHit, at place: Coordinate<WGS84>) -> String {
    let latitude = DecimalDegrees.format(place.latitude, decimals: 4)
    let longitude = DecimalDegrees.format(place.longitude, decimals: 4)
    return "\(hit.subject) \(latitude),\(longitude)"
  }

  private static func what(_ hit: RunwayHit) -> Bilingual {
    let runway = hit.runway.idents
    let airport = "\(hit.aerodrome.name) (\(hit.aerodrome.ident))"
    return hit.runway.isClosed
      ? Bilingual(
        zh: "落在 \(airport) 已关闭的跑道 \(runway) 上；机场仍在使用，访客无法进入",
        en: "on the closed runway \(runway) of \(airport), which is in use: visitors cannot stand here")
      : Bilingual(
        zh: "落在 \(airport) 的跑道 \(runway) 上，访客无法到达",
        en: "on runway \(runway) of \(airport): visitors cannot stand here")
  }

  private static func howWeKnow(_ hit: RunwayHit, in context: CityContext) -> Bilingual {
    let beside = Distance(meters: hit.offset.besideMeters).words
    let row = hit.runway.place
    return Bilingual(
      zh: "OurAirports 的资料（\(row)）说：距跑道中线 \(beside.zh)。",
      en: "OurAirports (\(row)) says: \(beside.en) from the runway's centre line.")
  }
}
