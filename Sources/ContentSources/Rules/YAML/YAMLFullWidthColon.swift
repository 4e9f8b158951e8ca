import SourceText

extension RuleDescription {
  static let yamlFullWidthColon = RuleDescription(
    id: RuleID("yaml/full-width-colon"),
    severity: .error,
    summary: Bilingual(zh: "键后面用了全角冒号", en: "a full-width colon stands behind a key"),
    explanation: Bilingual(
      zh: "全角冒号“：”对 YAML 只是普通文字，整行会变成一句话，键就不见了。",
      en: "To YAML the full-width colon is ordinary text: the line becomes a sentence and the key is gone."),
    remedy: Bilingual(zh: "改成半角冒号，后面加一个空格。", en: "Write an ASCII colon with a space behind it."),
    fires: Example("标题：外滩", note: Bilingual(zh: "全角冒号。", en: "A full-width colon.")),
    staysSilent: Example("title: 外滩", note: Bilingual(zh: "半角冒号加空格。", en: "An ASCII colon and a space.")))
}
