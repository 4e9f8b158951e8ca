import ContentSources
import SourceText

/// A story that says nowhere where it is.
enum CoordinateMissing: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/missing"),
    severity: .error,
    summary: Bilingual(zh: "故事没有坐标", en: "A story has no coordinates"),
    explanation: Bilingual(
      zh: "没有坐标的故事在手机上永远不会被触发。有些工具（例如 Google 我的地图）对搜索或表格添加的地点只导出地址，不导出坐标。草稿不受此限。",
      en: """
        A story without coordinates can never be told on a phone. Some tools (Google My Maps, for places added by search \
        or from a sheet) export an address and leave the coordinates out. Drafts are exempt.
        """),
    remedy: Bilingual(
      zh: "在故事文件里写上 latitude 和 longitude，或在 points 文件里用同一个 id 加一个点。若来自 Google 我的地图，把图钉拖动一次再导出。没写完的故事可标为 status: draft。",
      en: """
        Write latitude and longitude in the story, or add a point with the same id to the points file. From Google My \
        Maps: drag the pin once, then export again. Mark a story that is not finished with status: draft.
        """),
    fires: RuleDescription.Example(
      "id: the-bund\naddress: 上海市黄浦区中山东一路",
      note: Bilingual(zh: "只有地址，没有坐标。", en: "An address, but no coordinates.")),
    staysSilent: RuleDescription.Example(
      "id: the-bund\nlatitude: 31.2397\nlongitude: 121.4896",
      note: Bilingual(zh: "坐标齐全。", en: "Both numbers are there.")))

  static let isBinding = true

  static let revision = 2

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard story.position == nil, !story.isDraft, !story.unread.contains(.position) else { return [] }
    return [
      Finding(
        rule: description, at: story.address?.place ?? story.id.place, story: story.id.value, what: what(story))
    ]
  }

  private static func what(_ story: Story) -> Bilingual {
    guard let address = story.address?.value else {
      return Bilingual(zh: "「\(story.name.zh)」没有坐标", en: "‘\(story.name.en)’ has no coordinates")
    }
    return Bilingual(
      zh: "「\(story.name.zh)」有地址（\(address)）但没有坐标",
      en: "‘\(story.name.en)’ has an address (\(address)) but no coordinates")
  }
}
