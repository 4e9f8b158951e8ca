import SourceText

extension RuleDescription {
  static let markdownHeadingLanguage = RuleDescription(
    id: RuleID("markdown/heading-language"),
    severity: .warning,
    summary: Bilingual(zh: "一级标题不是语言代码", en: "a first-level heading is no language tag"),
    explanation: Bilingual(
      zh: "一级标题用来分开各种语言，只能写语言代码。写成别的（# English），下面的文字就算作上一种语言的正文。",
      en: """
        First-level headings part the languages and consist of a tag. Under any other (# English) the text counts as \
        part of the language above.
        """),
    remedy: Bilingual(
      zh: "分语言的标题写成代码，例如 # en；普通标题请用 ##。",
      en: "Write the tag where a language begins, such as # en; write ordinary headings with ##."),
    fires: Example("# English\n…", note: Bilingual(zh: "应该写 # en。", en: "It should be # en.")),
    staysSilent: Example(
      "# en\n\n## English gardens\n…", note: Bilingual(zh: "普通标题用 ##。", en: "Ordinary headings have ##.")))
}
