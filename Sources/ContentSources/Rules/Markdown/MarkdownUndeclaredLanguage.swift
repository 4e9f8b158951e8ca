import SourceText

extension RuleDescription {
  static let markdownUndeclaredLanguage = RuleDescription(
    id: RuleID("markdown/undeclared-language"),
    severity: .warning,
    summary: Bilingual(zh: "用了城市没有声明的语言", en: "a language that the city does not declare"),
    explanation: Bilingual(
      zh: "city.yaml 的 languages 里没有这种语言，这些文字不会打包。也可能语言代码写错了，或者这本来是一个普通标题。",
      en: """
        The languages of city.yaml do not have it, so these texts are not packed. The tag may be mistyped, or was \
        meant as an ordinary heading.
        """),
    remedy: Bilingual(
      zh: "改正语言代码，或把它加进 city.yaml 的 languages；普通标题请用 ##。",
      en: "Mend the tag, or add it to the languages of city.yaml; write ordinary headings with ##."),
    fires: Example(
      "# zh-hant\n…", note: Bilingual(zh: "城市只声明了 zh-hans 和 en。", en: "The city declares zh-hans and en.")),
    staysSilent: Example("# en\n…", note: Bilingual(zh: "已声明。", en: "Declared.")))
}
