import SourceText

extension RuleDescription {
  static let markdownNoFrontMatter = RuleDescription(
    id: RuleID("markdown/no-front-matter"),
    severity: .error,
    summary: Bilingual(zh: "Markdown 文件没有前置数据", en: "a Markdown file has no front matter"),
    explanation: Bilingual(
      zh: "标题、位置和图片都写在文件开头两行 --- 之间；没有它就不知道这是哪里的故事。",
      en: """
        Title, position and pictures stand between two lines of --- at the start of the file; without them nobody \
        knows where the story is.
        """),
    remedy: Bilingual(zh: "在文件开头加上 ---、各项设置、再一行 ---。", en: "Begin the file with ---, the keys, and --- again."),
    fires: Example("# zh-hans\n外滩……", note: Bilingual(zh: "没有前置数据。", en: "No front matter.")),
    staysSilent: Example(
      "---\ntitle: {en: The Bund}\n---\n# en", note: Bilingual(zh: "有前置数据。", en: "With front matter.")))
}
