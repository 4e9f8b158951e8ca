import SourceText

extension RuleDescription {
  static let markdownUnclosedFrontMatter = RuleDescription(
    id: RuleID("markdown/unclosed-front-matter"),
    severity: .error,
    summary: Bilingual(zh: "前置数据没有结束", en: "front matter is never closed"),
    explanation: Bilingual(
      zh: "开头的 --- 之后，一直到文件末尾都没有第二行 ---（或 ...），于是整篇都成了设置。提示指向开头那一行。",
      en: """
        Behind the opening --- there is no second line of --- (or ...), so that the whole file would be settings. \
        The message points at the opening line.
        """),
    remedy: Bilingual(zh: "在设置之后、正文之前加一行 ---。", en: "Add a line of --- between the keys and the text."),
    fires: Example(
      "---\ntitle: {en: The Bund}\n# en", note: Bilingual(zh: "缺第二行 ---。", en: "The second --- is missing.")),
    staysSilent: Example("---\ntitle: {en: The Bund}\n---\n# en", note: Bilingual(zh: "有结束。", en: "Closed.")))
}
