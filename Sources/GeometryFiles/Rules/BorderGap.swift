public import SourceText

extension RuleDescription {
  public static let borderGap = RuleDescription(
    id: RuleID("border/gap"),
    severity: .warning,
    summary: Bilingual(zh: "要素之间有没人占的缝隙", en: "there is a gap between features"),
    explanation: Bilingual(
      zh: "四周都是要素、自己却不属于任何一个的土地。可能是湖，也可能是两边的边界没有对齐。",
      en:
        "Land with features all around it that belongs to none: a lake perhaps, or neighbours whose borders do not match."
    ),
    remedy: Bilingual(
      zh: "两边几乎对齐时，用 --snap；是湖就不用处理。",
      en: "Where neighbours almost match, use --snap; if it is a lake, nothing need be done."),
    fires: Example(
      #"A: [0, 0]–[2, 2], B: [2.0001, 0]–[4, 2]"#, note: Bilingual(zh: "差了一点。", en: "They almost meet.")),
    staysSilent: Example(
      #"A: [0, 0]–[2, 2], B: [2, 0]–[4, 2]"#, note: Bilingual(zh: "对齐了。", en: "They meet.")))
}
