import ContentSources
import SourceText

/// Numbers from which a spreadsheet took the decimal point.
enum CoordinateLostDecimalPoint: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/lost-decimal-point"),
    severity: .error,
    summary: Bilingual(zh: "坐标的小数点丢了", en: "A coordinate has lost its decimal point"),
    explanation: Bilingual(
      zh: "表格软件在小数点与千分位设置不同的电脑上会把 31.2397 变成 312397。只有当每个数字恰好有一种放回小数点的办法能落进城市范围时，才下此结论；绝不自动改写。",
      en: """
        A spreadsheet set to another decimal mark turns 31.2397 into 312397. Said only where exactly one place of the \
        point on each number brings it into the city's extent. Nothing is repaired silently.
        """),
    remedy: Bilingual(
      zh: "把小数点放回去；在表格软件里把这两列设为文本再导入。",
      en: "Put the point back; set the two columns to text in the spreadsheet before importing."),
    fires: RuleDescription.Example(
      "latitude: 3123970\nlongitude: 12148960",
      note: Bilingual(zh: "两列的小数点都丢了。", en: "Both columns lost their point.")),
    staysSilent: RuleDescription.Example(
      "latitude: 31.23970\nlongitude: 121.48960", note: Bilingual(zh: "小数点都在。", en: "The points are there.")))

  static let needs: [Need] = [.extent]
  static let replaces = [CoordinateOutOfRange.id]

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, !position.isInRange, let extent = context.extent,
      let candidate = PositionCandidate.withDecimalPoint(
        latitude: position.latitude, longitude: position.longitude, in: extent)
    else { return [] }
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "\(position.words) 像是丢了小数点的 \(candidate.words)",
          en: "\(position.words) looks like \(candidate.words) without its decimal point"))
    ]
  }
}
