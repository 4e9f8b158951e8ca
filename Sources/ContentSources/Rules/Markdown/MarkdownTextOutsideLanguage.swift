import SourceText

extension RuleDescription {
  static let markdownTextOutsideLanguage = RuleDescription(
    id: RuleID("markdown/text-outside-language"),
    severity: .error,
    summary: Bilingual(zh: "正文不在任何语言的标题之下", en: "text stands before the first language heading"),
    explanation: Bilingual(
      zh: "正文按语言分节，每节以语言代码作一级标题（# zh-hans、# en）。标题之前的文字不知道是哪种语言，打包时会丢。",
      en: """
        The text is parted by language, each under its tag as a first-level heading (# zh-hans, # en). What stands \
        before belongs to no language and would be lost.
        """),
    remedy: Bilingual(zh: "在这段文字前加上语言标题。", en: "Put the heading of its language above it."),
    fires: Example("---\n…\n---\n外滩……", note: Bilingual(zh: "前面没有语言标题。", en: "No language heading above.")),
    staysSilent: Example("---\n…\n---\n# zh-hans\n外滩……", note: Bilingual(zh: "在 # zh-hans 之下。", en: "Under # zh-hans."))
  )
}
