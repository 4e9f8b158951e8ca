public import SourceText

extension RuleDescription {
  public static let borderCrossing = RuleDescription(
    id: RuleID("border/crossing"),
    severity: .error,
    summary: Bilingual(zh: "边界相交，或在没有共同顶点的地方相碰", en: "borders cross, or touch where they share no vertex"),
    explanation: Bilingual(
      zh: "两条边界（或一条边界的两段）在输入里就相交或相碰。哪一条错了看不出来，所以不修：这一处保留原样，其余照常简化。结果在这里不是一张没有缝隙和重叠的图。",
      en:
        "Two borders, or two stretches of one, cross or touch in the input. Which one is wrong cannot be known, so nothing is mended: here everything stays as it is, and the rest is simplified. The result is not free of gaps and overlaps here."
    ),
    remedy: Bilingual(
      zh: "在编辑器里打开所说的位置，把两条边界画成同一条。相邻的两边只差一点点时，用 --snap。",
      en: "Open the place in an editor and make the two borders one. Where neighbours almost match, use --snap."),
    fires: Example(
      #"[[[0, 0], [4, 4], [4, 0], [0, 4], [0, 0]]]"#, note: Bilingual(zh: "环和自己相交。", en: "The ring crosses itself.")),
    staysSilent: Example(
      #"[[[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]]"#, note: Bilingual(zh: "不相交。", en: "It does not.")))
}
