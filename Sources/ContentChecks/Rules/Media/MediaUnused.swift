import ContentSources
import SourceText

/// A picture nobody shows.
enum MediaUnused: CityRule {
  static let description = RuleDescription(
    id: RuleID("media/unused"),
    severity: .warning,
    summary: Bilingual(zh: "没有故事用到这张图片", en: "An image no story uses"),
    explanation: Bilingual(
      zh: "images/ 里没有被任何故事引用的文件不会打包。多半是名字改了，或忘了写进故事。",
      en:
        "A file in images/ that no story names is not packed. Mostly its name was changed, or it was forgotten in the story."
    ),
    remedy: Bilingual(zh: "在故事的 images 里写上它，或删掉文件。", en: "Name it under images in a story, or delete the file."),
    fires: RuleDescription.Example(
      "images/old-pier.png  (named by no story)", note: Bilingual(zh: "没有故事提到它。", en: "No story names it.")),
    staysSilent: RuleDescription.Example(
      "images/bund.png  (stories/the-bund.md: file: bund.png)", note: Bilingual(zh: "有故事用它。", en: "A story uses it.")))

  static func check(_ context: CityContext) -> [Finding] {
    let used = Set(context.city.stories.flatMap { $0.images.map { $0.file.value.lowercased() } })
    return context.city.images.filter { !used.contains($0.name.lowercased()) }.map { image in
      Finding(
        rule: description, at: image.place, subject: image.name,
        what: Bilingual(zh: "没有故事用到「\(image.name)」", en: "no story uses ‘\(image.name)’"))
    }
  }
}
