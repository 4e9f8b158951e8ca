public import SourceText

extension RuleDescription {
  public static let borderOverlap = RuleDescription(
    id: RuleID("border/overlap"),
    severity: .error,
    summary: Bilingual(zh: "两个要素占着同一块土地", en: "two features cover the same land"),
    explanation: Bilingual(
      zh: "结果读回来以后，有一块土地同时在两个要素里，而输入里已经是这样。一个位置就会有两个答案。",
      en:
        "Read back, the result has land that lies in two features, and so does the input: a position there has two answers."
    ),
    remedy: Bilingual(
      zh: "如果一个文件里既有省又有市，分开来做。",
      en: "If a file has both provinces and cities, treat them apart."),
    fires: Example(
      #"A: [0, 0]–[2, 2], B: [1, 1]–[3, 3]"#, note: Bilingual(zh: "两个方块重叠。", en: "Two squares overlap.")),
    staysSilent: Example(
      #"A: [0, 0]–[2, 2], B: [2, 0]–[4, 2]"#, note: Bilingual(zh: "只有一条共同的边。", en: "They share a border only.")))
}
