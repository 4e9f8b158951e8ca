import ContentSources
import SourceText

/// Numbers that cannot be a latitude and a longitude.
enum CoordinateOutOfRange: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/out-of-range"),
    severity: .error,
    summary: Bilingual(
      zh: "纬度不在 −90…90 或经度不在 −180…180", en: "A latitude beyond ±90 or a longitude beyond ±180"),
    explanation: Bilingual(
      zh: "地球上没有这样的位置。东经 90° 以东的城市（几乎所有中国城市）把经纬度写反，总会落在这条规则里；从可以无限拖动的网页地图复制，经度会多出或少掉 360。",
      en: """
        There is no such place. East of 90°E, where nearly every Chinese city lies, exchanged numbers always end up \
        here; longitudes copied from a web map that was dragged around the world are a whole turn off.
        """),
    remedy: Bilingual(
      zh: "检查两个数字是否写反、是否丢了小数点。顺序是：纬度在前，经度在后。",
      en: "See whether the two numbers are exchanged or a decimal point is lost. Latitude comes first, then longitude."),
    fires: RuleDescription.Example(
      "latitude: 121.4896\nlongitude: 31.2397",
      note: Bilingual(zh: "纬度不可能是 121 度；对调后正好在上海。", en: "No latitude is 121; exchanged, it is in Shanghai.")),
    staysSilent: RuleDescription.Example(
      "latitude: 31.2397\nlongitude: 121.4896", note: Bilingual(zh: "外滩。", en: "The Bund.")))

  static let isBinding = true

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, !position.isInRange else { return [] }
    let candidate = context.extent.flatMap {
      PositionCandidate.onlyOneUnwrapped(latitude: position.latitude, longitude: position.longitude, in: $0)
    }
    return [
      Finding(
        rule: description, at: faulty(position), story: story.id.value, subject: position.subject,
        what: what(position), whatToDo: candidate.map { offer($0) })
    ]
  }

  private static func faulty(_ position: StoryPosition) -> SourcePlace {
    position.latitude.magnitude <= 90 ? position.written.longitude.place : position.written.latitude.place
  }

  private static func what(_ position: StoryPosition) -> Bilingual {
    guard position.latitude.magnitude <= 90 else {
      let raw = position.written.latitude.raw
      return Bilingual(zh: "纬度 \(raw) 不可能存在", en: "latitude \(raw) is impossible")
    }
    let raw = position.written.longitude.raw
    return Bilingual(zh: "经度 \(raw) 不可能存在", en: "longitude \(raw) is impossible")
  }

  private static func offer(_ candidate: PositionCandidate) -> Bilingual {
    let words = candidate.words
    return candidate.isSwapped
      ? Bilingual(
        zh: "经纬度似乎写反了：对调为 \(words) 就在本城范围内，请核对后改正。",
        en: "Latitude and longitude look exchanged: \(words) lies in this city. Check, and write it so.")
      : Bilingual(
        zh: "写成 \(words) 就在本城范围内，请核对后改正。",
        en: "Written as \(words) it lies in this city. Check, and write it so.")
  }
}
