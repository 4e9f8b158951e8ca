import SourceText

extension RuleDescription {
  static let yamlSyntax = RuleDescription(
    id: RuleID("yaml/syntax"),
    severity: .error,
    summary: Bilingual(zh: "YAML 写法有误", en: "YAML cannot be read"),
    explanation: Bilingual(
      zh: "整段 YAML 读不出来，其中的任何一项都不采用。",
      en: "The YAML cannot be read as a whole, so nothing of it is used."),
    remedy: Bilingual(
      zh: "看提示所指的那一行和上一行：缩进、引号、括号、冒号后的空格。",
      en: "Look at the line named and the one before: indents, quotes, brackets, the space behind a colon."),
    fires: Example("title: \"外滩", note: Bilingual(zh: "引号没有结束。", en: "The quote is never closed.")),
    staysSilent: Example("title: \"外滩\"", note: Bilingual(zh: "正确。", en: "Right.")))
}
