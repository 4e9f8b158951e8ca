import ContentSources
import PackFormat
import SourceText

/// A picture whose name no pack can hold.
enum MediaName: CityRule {
  static let description = RuleDescription(
    id: RuleID("media/name"),
    severity: .error,
    summary: Bilingual(
      zh: "图片的名字不能放进包里", en: "A pack cannot hold an image of this name"),
    explanation: Bilingual(
      zh: """
        图片以自己的名字进入包。大写、空格和汉字在不同的系统上会变样（Mac 不分大小写，Linux 分），\
        所以名字里只能用 a-z、0-9、点、下划线和连字符。
        """,
      en: """
        An image goes into the pack under its own name. Capitals, blanks and Chinese change between systems (a Mac \
        ignores case, Linux does not), so only a–z, 0–9, dots, underscores and hyphens are allowed.
        """),
    remedy: Bilingual(
      zh: "给图片改名，只用 a–z 0-9 . _ -，故事里也写新名字。",
      en: "Rename the image: use a–z 0-9 . _ - only, and write the new name in the story."),
    fires: RuleDescription.Example(
      "images:\n  - file: Bund at Night.JPG\n# images/ holds Bund at Night.JPG",
      note: Bilingual(zh: "有空格和大写。", en: "Blanks and capitals.")),
    staysSilent: RuleDescription.Example(
      "images:\n  - file: bund-at-night.jpg\n# images/ holds bund-at-night.jpg",
      note: Bilingual(zh: "合格。", en: "As it should be.")))

  static let isBinding = true

  /// Where a story uses it, else at the file. A file that a story names in another case is left to `media/missing`.
  static func check(_ context: CityContext) -> [Finding] {
    let uses = context.city.stories.flatMap { story in
      story.images.filter { !canBePacked($0.file.value) }.map { finding($0.file.value, at: $0.file.place, of: story) }
    }
    let used = Set(context.city.stories.flatMap { $0.images.map { $0.file.value.lowercased() } })
    let files = context.city.images.filter { !canBePacked($0.name) && !used.contains($0.name.lowercased()) }
    return uses + files.map { finding($0.name, at: $0.place, of: nil) }
  }

  static func canBePacked(_ name: String) -> Bool { PackName.isValid(PackName.image(name)) }

  private static func finding(_ name: String, at place: SourcePlace, of story: Story?) -> Finding {
    let better = CleanFileName.of(name, fallback: story?.id.value ?? "picture")
    return Finding(
      rule: description, at: place, story: story?.id.value, subject: name,
      what: Bilingual(
        zh: "包里不能有名为「\(name)」的图片：只能用 a–z 0-9 . _ -",
        en: "a pack cannot hold an image named ‘\(name)’: use a–z 0-9 . _ -"),
      whatToDo: Bilingual(
        zh: "把文件改名，例如 \(better)，故事里也写新名字。",
        en: "Rename the file, for example to \(better), and write the new name in the story."))
  }
}
