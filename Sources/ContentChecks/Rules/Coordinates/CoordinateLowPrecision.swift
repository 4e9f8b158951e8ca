import ContentSources
import Geodesy
import SourceText

/// Too few decimals for the radius.
enum CoordinateLowPrecision: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/low-precision"),
    severity: .warning,
    summary: Bilingual(zh: "坐标的小数位太少", en: "A position has too few decimals"),
    explanation: Bilingual(
      zh: """
        小数点后的每一位都有大小：4 位约 11 米，3 位约 110 米。若末位一个单位的半条对角线超过触发半径的四分之一，圆圈可能整个偏到街对面。\
        以两个数字中位数较多的为准，因为表格软件会吃掉末尾的零。
        """,
      en: """
        Every decimal has a size: four are about 11 m, three about 110 m. Said where half the diagonal of one unit in \
        the last place is more than a quarter of the story's radius. The number with more decimals counts, since \
        spreadsheets drop trailing zeros.
        """),
    remedy: Bilingual(
      zh: "重新取点，保留 5 位或 6 位小数。补零没有用。",
      en: "Take the position again with five or six decimals. Adding zeros does not help."),
    fires: RuleDescription.Example(
      "latitude: 31.24\nlongitude: 121.49\nradiusMeters: 100",
      note: Bilingual(zh: "两位小数可能偏 700 米。", en: "Two decimals may be 700 m off.")),
    staysSilent: RuleDescription.Example(
      "latitude: 31.2397\nlongitude: 121.4896\nradiusMeters: 100",
      note: Bilingual(zh: "四位小数最多偏 7 米。", en: "Four decimals are at most 7 m off.")))

  /// Used where neither the story nor the project states a radius.
  private static let assumedRadiusMeters = 100.0

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, let place = position.wgs84, let decimals = position.written.decimals
    else { return [] }
    let radius = context.radiusMeters(of: story) ?? assumedRadiusMeters
    let error = largestErrorMeters(decimals: decimals, at: place)
    guard error > radius / 4 else { return [] }
    let off = Distance(meters: error).words
    let reach = Distance(meters: radius).words
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "只有 \(decimals) 位小数：位置可能偏 \(off.zh)，而半径是 \(reach.zh)",
          en: "only \(decimals) decimals: the place may be \(off.en) off, the radius is \(reach.en)"))
    ]
  }

  /// Half the diagonal of a box one unit in the last place wide.
  static func largestErrorMeters(decimals: Int, at place: Coordinate<WGS84>) -> Double {
    let unit = (0..<min(decimals, 18)).reduce(1.0) { size, _ in size / 10 }
    let degree = DegreeLength(at: place)
    let north = unit * degree.northMeters
    let east = unit * degree.eastMeters
    return (north * north + east * east).squareRoot() / 2
  }
}
