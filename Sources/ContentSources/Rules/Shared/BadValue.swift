import SourceText

extension RuleDescription {
  static let badValue = RuleDescription(
    id: RuleID("meta/bad-value"),
    severity: .error,
    summary: Bilingual(zh: "键的值不对", en: "a key has a value that does not fit"),
    explanation: Bilingual(
      zh: "每个键要什么值写在参考手册里；不合的值不会被“修正”。",
      en: "The reference says what each key takes; what does not fit is never mended in silence."),
    remedy: Bilingual(
      zh: "改成这个键要的值；docs/reference/keys.md 列出每个键要什么。",
      en: "Write a value the key takes; docs/reference/keys.md lists what each one takes."),
    fires: Example("radiusMeters: wide", note: Bilingual(zh: "半径要写数字。", en: "A radius is a number.")),
    staysSilent: Example("radiusMeters: 100", note: Bilingual(zh: "正确。", en: "Right.")))
}
