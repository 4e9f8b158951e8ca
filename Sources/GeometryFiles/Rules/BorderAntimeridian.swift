public import SourceText

extension RuleDescription {
  public static let borderAntimeridian = RuleDescription(
    id: RuleID("border/antimeridian"),
    severity: .error,
    summary: Bilingual(zh: "边界从 180 度的一侧跳到另一侧", en: "a border jumps from one side of the 180th meridian to the other"),
    explanation: Bilingual(
      zh: "相邻两点的经度差超过 180 度：按平面画会横贯整张图。RFC 7946 要求在 180 度处把多边形切开。这个要素不能用。",
      en:
        "Two neighbouring positions are more than 180 degrees apart: drawn on a plane the border would run across the whole map. RFC 7946 wants polygons cut at the 180th meridian. The feature cannot be used."
    ),
    remedy: Bilingual(
      zh: "在 180 度处切成两个多边形。",
      en: "Cut the polygon in two at 180 degrees."),
    fires: Example(
      #"[[[179, -17], [-179, -17], …]]"#, note: Bilingual(zh: "从 179 到 −179。", en: "From 179 to −179.")),
    staysSilent: Example(
      #"[[[179, -17], [180, -17], …]]"#, note: Bilingual(zh: "停在 180。", en: "It ends at 180.")))
}
