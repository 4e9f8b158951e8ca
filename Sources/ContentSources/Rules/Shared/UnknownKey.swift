import SourceText

extension RuleDescription {
  static let unknownKey = RuleDescription(
    id: RuleID("meta/unknown-key"),
    severity: .warning,
    summary: Bilingual(zh: "不认识的键", en: "a key is not known"),
    explanation: Bilingual(
      zh: "写错一个字母的键会被悄悄忽略，所以每个不认识的键都要说出来，并给出最接近的写法。",
      en: """
        A key with one letter wrong would be ignored in silence, so every unknown key is named, with the nearest \
        known one.
        """),
    remedy: Bilingual(zh: "改正拼写，或删去这一行。", en: "Mend the spelling, or remove the line."),
    fires: Example("lattitude: 31.2397", note: Bilingual(zh: "是不是 `latitude`？", en: "Did you mean `latitude`?")),
    staysSilent: Example("latitude: 31.2397", note: Bilingual(zh: "认识的键。", en: "A known key.")))
}
