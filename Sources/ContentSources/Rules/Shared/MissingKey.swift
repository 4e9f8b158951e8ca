import SourceText

extension RuleDescription {
  static let missingKey = RuleDescription(
    id: RuleID("meta/missing-key"),
    severity: .error,
    summary: Bilingual(zh: "缺少必需的键", en: "a required key is missing"),
    explanation: Bilingual(
      zh: "没有这个键，这一项就不完整，工具不会自己编一个。",
      en: "Without this key the entry is not whole, and the tool does not make one up."),
    remedy: Bilingual(zh: "补上这个键。", en: "Add the key."),
    fires: Example(
      "- rule: coord/duplicate",
      note: Bilingual(zh: "接受一条提示必须写明理由（`reason`）。", en: "Accepting a finding needs a `reason`.")),
    staysSilent: Example(
      "- {rule: coord/duplicate, reason: two floors of one museum}",
      note: Bilingual(zh: "写了理由。", en: "It has a reason.")))
}
