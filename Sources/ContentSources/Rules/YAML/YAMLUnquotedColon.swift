import SourceText

extension RuleDescription {
  static let yamlUnquotedColon = RuleDescription(
    id: RuleID("yaml/unquoted-colon"),
    severity: .error,
    summary: Bilingual(zh: "值里的冒号没有加引号", en: "a colon in a value is not quoted"),
    explanation: Bilingual(
      zh: "“: ”在 YAML 里分隔键和值，同一行出现第二个就读不懂了。",
      en: "In YAML ‘: ’ parts key and value, and a second one in the same line cannot be understood."),
    remedy: Bilingual(zh: "给整个值加上引号。", en: "Put the whole value in quotes."),
    fires: Example("title: 外滩: 起点", note: Bilingual(zh: "有两个“: ”。", en: "There are two of them.")),
    staysSilent: Example("title: \"外滩: 起点\"", note: Bilingual(zh: "加了引号。", en: "Quoted.")))
}
