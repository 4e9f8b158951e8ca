import ContentSources
import SourceText

/// 0, 0: what empty cells become.
enum CoordinateNullIsland: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/null-island"),
    severity: .error,
    summary: Bilingual(zh: "坐标在 0, 0 附近", en: "A position near 0, 0"),
    explanation: Bilingual(
      zh: "0, 0 一度以内全是大西洋，没有陆地。出现这样的坐标几乎总是因为单元格为空。",
      en:
        "Within one degree of 0, 0 there is only the Atlantic. Such a position nearly always comes from an empty cell."),
    remedy: Bilingual(zh: "填上真实坐标；没有就把故事标为草稿。", en: "Fill in the real position, or mark the story as a draft."),
    fires: RuleDescription.Example("latitude: 0\nlongitude: 0", note: Bilingual(zh: "空单元格。", en: "An empty cell.")),
    staysSilent: RuleDescription.Example(
      "latitude: 5.6037\nlongitude: -0.187", note: Bilingual(zh: "阿克拉，在陆地上。", en: "Accra, on land.")))

  static let replaces = [OutsideExtent.id]

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let position = story.position, position.latitude.magnitude < 1, position.longitude.magnitude < 1
    else { return [] }
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "\(position.words) 在大西洋里，多半是空单元格",
          en: "\(position.words) is in the Atlantic, and usually means an empty cell"))
    ]
  }
}
