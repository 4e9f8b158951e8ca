public import SourceText

extension RuleDescription {
  public static let borderKeepMissing = RuleDescription(
    id: RuleID("border/keep-missing"),
    severity: .error,
    summary: Bilingual(zh: "必须在的地方不在结果里", en: "a place that has to be there is not on the map"),
    explanation: Bilingual(
      zh: "--keep 列出的每个地方，结果里都要有一个多边形包含它，或者有一条轮廓或线在容差之内经过它。",
      en:
        "Of every place that --keep lists, the result must have a polygon that contains it, or an outline or line that passes it within the tolerance."
    ),
    remedy: Bilingual(
      zh: "看看输入里有没有这个地方；有的话是本工具的毛病，请报告。",
      en: "See whether the input has the place; if it does, this is a bug of the tool, please report it."),
    fires: Example(
      #"15.1333,117.7667 黄岩岛"#, note: Bilingual(zh: "输入里没有这个地方。", en: "The input does not have it.")),
    staysSilent: Example(
      #"25.7450,123.4750 钓鱼岛"#, note: Bilingual(zh: "在。", en: "It is there.")))
}
