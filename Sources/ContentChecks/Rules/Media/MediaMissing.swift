import ContentSources
import SourceText

/// A picture a story uses and nobody delivered.
enum MediaMissing: StoryRule {
  static let description = RuleDescription(
    id: RuleID("media/missing"),
    severity: .error,
    summary: Bilingual(zh: "故事用到的图片不存在", en: "A story uses an image that is not there"),
    explanation: Bilingual(
      zh: "图片在城市的 images/ 里按名字查找，大小写必须完全一致：在 Mac 上看着正常的 Bund.JPG，在打包的机器上是另一个文件。",
      en: """
        Images are looked up by name in the city's images/, and case counts: Bund.JPG written as bund.jpg works on a Mac \
        and not on the machine that packs.
        """),
    remedy: Bilingual(zh: "放入图片，或改正名字。", en: "Add the image, or mend the name."),
    fires: RuleDescription.Example(
      "images:\n  - file: bund.png\n# images/ holds Bund.png",
      note: Bilingual(zh: "大小写不同。", en: "The case differs.")),
    staysSilent: RuleDescription.Example(
      "images:\n  - file: bund.png\n# images/ holds bund.png", note: Bilingual(zh: "名字一致。", en: "The same name.")))

  static let isBinding = true

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    let present = Set(context.city.images.map(\.name))
    let missing = story.images.filter { !present.contains($0.file.value) }
    guard !missing.isEmpty else { return [] }
    let used = Set(context.city.stories.flatMap { $0.images.map(\.file.value) })
    let unused = context.city.images.map(\.name).filter { !used.contains($0) }
    return missing.map { image in
      Finding(
        rule: description, at: image.file.place, story: story.id.value, subject: image.file.value,
        what: Bilingual(
          zh: "images/ 里没有「\(image.file.value)」", en: "there is no ‘\(image.file.value)’ in images/"),
        whatToDo: hint(for: image.file.value, among: unused))
    }
  }

  /// The file that was most likely meant, of those that no story uses; nil where none is near.
  private static func hint(for name: String, among unused: [String]) -> Bilingual? {
    if let other = unused.first(where: { $0.lowercased() == name.lowercased() }) { return differentCase(other) }
    return NearestName.of(name, among: unused).map { near in
      Bilingual(zh: "是不是「\(near)」？把名字写成一样的。", en: "Did you mean ‘\(near)’? Use one spelling.")
    }
  }

  private static func differentCase(_ name: String) -> Bilingual {
    Bilingual(
      zh: "文件其实叫「\(name)」：大小写不同。在 Mac 上能用，在打包的机器上不能。文件和故事里都用小写。",
      en:
        "The file is called ‘\(name)’: the case differs. That works on a Mac, not on the machine that packs. Use lower case for both."
    )
  }
}
