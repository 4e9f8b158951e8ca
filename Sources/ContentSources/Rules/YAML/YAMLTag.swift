import SourceText

extension RuleDescription {
  static let yamlTag = RuleDescription(
    id: RuleID("yaml/tag"),
    severity: .error,
    summary: Bilingual(zh: "YAML 里有类型标签", en: "YAML has a tag"),
    explanation: Bilingual(zh: "值的类型由键决定，不由标签决定。", en: "What type a value has is decided by its key, not by a tag."),
    remedy: Bilingual(zh: "去掉标签；值要以 ! 开头时加上引号。", en: "Remove the tag; a value that starts with ! needs quotes."),
    fires: Example("id: !!str 007", note: Bilingual(zh: "有标签。", en: "A tag.")),
    staysSilent: Example("id: \"007\"", note: Bilingual(zh: "用引号。", en: "Quotes do it.")))
}
