import SourceText

extension RuleDescription {
  static let markdownDuplicateLanguage = RuleDescription(
    id: RuleID("markdown/duplicate-language"),
    severity: .error,
    summary: Bilingual(zh: "同一种语言写了两节", en: "a language has two sections"),
    explanation: Bilingual(zh: "不知道以哪一节为准，也不会自动拼在一起。", en: "Nobody knows which counts, and they are not joined."),
    remedy: Bilingual(zh: "合成一节，或改正其中一个语言代码。", en: "Make one of them, or mend one of the tags."),
    fires: Example("# en\n…\n# en\n…", note: Bilingual(zh: "两节 en。", en: "Two sections in English.")),
    staysSilent: Example("# zh-hans\n…\n# en\n…", note: Bilingual(zh: "各一节。", en: "One each.")))
}
