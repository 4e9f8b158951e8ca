public import SourceText

extension RuleDescription {
  public static let borderUnreadable = RuleDescription(
    id: RuleID("border/unreadable"),
    severity: .error,
    summary: Bilingual(zh: "边界文件的一部分读不了", en: "a part of a file of borders cannot be read"),
    explanation: Bilingual(
      zh: "GeoJSON 里一个要素的几何有误，只影响这个要素；TopoJSON 的弧属于大家，一处有误就整个文件不收。读不了的要素不会悄悄丢掉：除非给了 --keep-going，什么也不写。",
      en:
        "In GeoJSON a geometry at fault costs its feature alone; the arcs of TopoJSON belong to everybody, so one fault refuses the file. Nothing is dropped in silence: unless --keep-going is given, nothing is written."
    ),
    remedy: Bilingual(
      zh: "到所说的行和列去改。如果这个要素可以不要，用 --keep-going。",
      en: "Mend it at the line and column given. If the feature can be done without, use --keep-going."),
    fires: Example(
      #"{"type": "Polygon", "coordinates": [[[121.4, "31.2"]]]}"#,
      note: Bilingual(zh: "引号里的不是数字。", en: "What stands in quotes is no number.")),
    staysSilent: Example(
      #"{"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [0, 1], [0, 0]]]}"#,
      note: Bilingual(zh: "正确。", en: "Right.")))
}
