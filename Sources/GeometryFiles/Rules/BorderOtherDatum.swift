public import SourceText

extension RuleDescription {
  public static let borderOtherDatum = RuleDescription(
    id: RuleID("border/other-datum"),
    severity: .warning,
    summary: Bilingual(zh: "一个要素的基准和别的不同", en: "one feature is in another datum than the others"),
    explanation: Bilingual(
      zh: "别的要素和邻居的边界点点相合，这一个却一处也不合；把它在 GCJ-02 和 WGS-84 之间换算之后就合上了。它多半来自另一个数据源。",
      en:
        "Where the other features match their neighbours vertex for vertex, this one matches nobody; moved between GCJ-02 and WGS-84 it does. It was most likely taken from another source."
    ),
    remedy: Bilingual(
      zh: "用 citypack convert 换算它的坐标，或者换一个来源一致的文件。",
      en: "Convert its positions with citypack convert, or take a file from one source."),
    fires: Example(
      #"A: GCJ-02, B: WGS-84"#, note: Bilingual(zh: "相差约 500 米。", en: "They are some 500 m apart.")),
    staysSilent: Example(
      #"A: GCJ-02, B: GCJ-02"#, note: Bilingual(zh: "同一个基准。", en: "One datum.")))
}
