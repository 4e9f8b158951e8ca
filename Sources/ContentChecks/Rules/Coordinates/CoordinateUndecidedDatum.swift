import ContentSources
import Geodesy
import SourceText

/// A position in a shifted datum that has no single WGS-84 place.
enum CoordinateUndecidedDatum: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/undecided-datum"),
    severity: .error,
    summary: Bilingual(
      zh: "这个坐标换算成 WGS-84 没有唯一答案", en: "A position has no single answer in WGS-84"),
    explanation: Bilingual(
      zh: "在「坐标偏移」与「不偏移」的分界线附近（例如深圳河两岸），同一个 GCJ-02 坐标可能对应两个地点，也可能一个都没有。程序不猜。",
      en: """
        Near the line between shifted and unshifted places (the banks of the Shenzhen River, say) one GCJ-02 position \
        may stand for two places, or for none. The tool does not guess.
        """),
    remedy: Bilingual(
      zh: "为这个故事直接给出 WGS-84 坐标，并写 datum: wgs84。",
      en: "Give this story a WGS-84 position, and write datum: wgs84."),
    fires: RuleDescription.Example(
      "datum: gcj02\nlatitude: 22.5310\nlongitude: 114.1140",
      note: Bilingual(zh: "罗湖口岸旁，分界线上。", en: "Beside the Lo Wu crossing, on the line.")),
    staysSilent: RuleDescription.Example(
      "latitude: 22.5270\nlongitude: 114.1130",
      note: Bilingual(zh: "已是 WGS-84，不用换算。", en: "Already WGS-84: nothing to convert.")))

  static let isBinding = true

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, position.isInRange, position.wgs84 == nil else { return [] }
    let datum = position.datum.rawValue.uppercased()
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "\(datum) 坐标 \(position.words) 换算成 WGS-84 没有唯一答案",
          en: "\(datum) position \(position.words) has no single answer in WGS-84"))
    ]
  }
}
