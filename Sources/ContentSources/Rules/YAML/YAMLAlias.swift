import SourceText

extension RuleDescription {
  static let yamlAlias = RuleDescription(
    id: RuleID("yaml/alias"),
    severity: .error,
    summary: Bilingual(zh: "YAML 里有锚点、别名或合并键", en: "YAML has anchors, aliases or merge keys"),
    explanation: Bilingual(
      zh: "几行别名就能展开成几百万项，而故事用不着它们，所以一律不收。",
      en: """
        A few lines of aliases can unfold to millions of entries, and stories have no use for them: they are refused.
        """),
    remedy: Bilingual(
      zh: "把内容直接写出来；值要以 & 或 * 开头时加上引号。",
      en: "Write out what is meant; a value that starts with & or * needs quotes."),
    fires: Example("a: &x [1]\nb: *x", note: Bilingual(zh: "锚点和别名。", en: "An anchor and an alias.")),
    staysSilent: Example("title: \"*最高*\"", note: Bilingual(zh: "加了引号，只是文字。", en: "Quoted: only text.")))
}
