import ContentSources
import SourceText

/// A picture that says nothing to someone who cannot see it.
enum MediaAltMissing: StoryRule {
  static let description = RuleDescription(
    id: RuleID("media/alt-missing"),
    severity: .warning,
    summary: Bilingual(zh: "图片缺少替代文字", en: "An image lacks its alternative text"),
    explanation: Bilingual(
      zh: "用读屏软件的人听到的是替代文字。每张图片在城市声明的每种语言里都要有一句。",
      en:
        "People who use a screen reader hear the alternative text. Every image needs one in each language of the city."),
    remedy: Bilingual(zh: "用一句话写出图上有什么。", en: "Say in one sentence what the picture shows."),
    fires: RuleDescription.Example(
      "images:\n  - file: bund.png\n    alt: {zh-hans: 江边的一排石楼}",
      note: Bilingual(zh: "没有英文。", en: "No English.")),
    staysSilent: RuleDescription.Example(
      "images:\n  - file: bund.png\n    alt: {zh-hans: 江边的一排石楼, en: A row of stone buildings by the river}",
      note: Bilingual(zh: "两种语言都有。", en: "Both languages.")))

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard !story.isDraft else { return [] }
    return story.images.compactMap { image in
      let lacking = context.city.config.languages.map(\.value).filter { (image.alt[$0]?.value ?? "").isEmpty }
      guard !lacking.isEmpty else { return nil }
      let languages = lacking.map(\.rawValue).joined(separator: ", ")
      return Finding(
        rule: description, at: image.file.place, story: story.id.value, subject: image.file.value,
        what: Bilingual(
          zh: "「\(image.file.value)」缺少替代文字：\(languages)",
          en: "‘\(image.file.value)’ lacks alternative text in \(languages)"))
    }
  }
}
