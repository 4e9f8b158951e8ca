public import SourceText

extension RuleDescription {
  public static let borderMended = RuleDescription(
    id: RuleID("border/mended"),
    severity: .info,
    summary: Bilingual(zh: "边界有毛病，已经修好", en: "a border had a fault that was mended"),
    explanation: Bilingual(
      zh: "只修只有一种修法的：重复的点、没有闭合的环、转错方向的环、走去又走回的边（当作孔用的“钥匙孔”和毛刺）、碰到自己的环、没有面积的环。修过之后所占的土地一点不变。",
      en:
        "Only what can be mended in one way alone: a position twice in a row, an open ring, a ring that turns the wrong way, a border run along there and back (keyholes in place of holes, and spikes), a ring that touches itself, a ring without area. The land that is covered stays the same to the last point."
    ),
    remedy: Bilingual(
      zh: "不用处理。想让文件本身干净，可以用 citypack simplify --tolerance 0 的结果代替它。",
      en: "Nothing need be done. To have a clean file, take what citypack simplify --tolerance 0 writes in its place."),
    fires: Example(
      #"[[[0, 0], [4, 0], [4, 0], [4, 4], [0, 0]]]"#, note: Bilingual(zh: "[4, 0] 重复了。", en: "[4, 0] stands twice.")),
    staysSilent: Example(
      #"[[[0, 0], [4, 0], [4, 4], [0, 0]]]"#, note: Bilingual(zh: "没有毛病。", en: "Nothing to mend.")))
}
