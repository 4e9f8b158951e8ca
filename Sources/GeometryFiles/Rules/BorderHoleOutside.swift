public import SourceText

extension RuleDescription {
  public static let borderHoleOutside = RuleDescription(
    id: RuleID("border/hole-outside"),
    severity: .error,
    summary: Bilingual(zh: "孔不在任何一个外环里", en: "a hole lies in no shell"),
    explanation: Bilingual(
      zh: "多边形的第一个环是外环，其余是孔，必须在外环里面。",
      en:
        "The first ring of a polygon is its shell; the others are holes and have to lie inside it."
    ),
    remedy: Bilingual(
      zh: "如果它是另一块土地，写成 MultiPolygon 的另一个多边形。",
      en: "If it is another piece of land, make it another polygon of a MultiPolygon."),
    fires: Example(
      #"[[[0, 0], [1, 0], [0, 1], [0, 0]], [[5, 5], [5, 6], [6, 5], [5, 5]]]"#,
      note: Bilingual(zh: "第二个环在第一个外面。", en: "The second ring lies outside the first.")),
    staysSilent: Example(
      #"[[[0, 0], [9, 0], [0, 9], [0, 0]], [[2, 2], [2, 3], [3, 2], [2, 2]]]"#,
      note: Bilingual(zh: "孔在里面。", en: "The hole lies inside.")))
}
