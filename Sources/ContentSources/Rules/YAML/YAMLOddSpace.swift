import SourceText

extension RuleDescription {
  static let yamlOddSpace = RuleDescription(
    id: RuleID("yaml/odd-space"),
    severity: .warning,
    summary: Bilingual(zh: "用特殊空格缩进", en: "a line is indented with spaces that are no spaces"),
    explanation: Bilingual(
      zh: "从网页复制来的不换行空格和全角空格看起来像缩进，对 YAML 却是键名的一部分。",
      en: """
        No-break and full-width spaces copied from a page look like an indent, and are part of the key to YAML.
        """),
    remedy: Bilingual(
      zh: "删掉行首的空白，重新键入普通空格。",
      en: "Delete the blanks at the start of the line and type plain spaces."),
    fires: Example(
      "\\xC2\\xA0title: 外滩", note: Bilingual(zh: "行首是不换行空格。", en: "The line starts with a no-break space.")),
    staysSilent: Example("title: 外滩", note: Bilingual(zh: "没有缩进。", en: "No indent.")))
}
