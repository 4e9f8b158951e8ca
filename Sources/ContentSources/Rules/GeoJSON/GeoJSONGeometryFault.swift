import SourceText

extension RuleDescription {
  static let geoJSONGeometryFault = RuleDescription(
    id: RuleID("geojson/geometry"),
    severity: .error,
    summary: Bilingual(zh: "几何对象有误", en: "a geometry is not as GeoJSON wants it"),
    explanation: Bilingual(
      zh: "几何对象要有认识的 type、和它相配的括号层数，每个位置至少两个数。有误的项目不收，其余照读。",
      en:
        "A geometry has a known type, brackets nested as that type wants, and at least two numbers a position. An item at fault is left out; the rest is read."
    ),
    remedy: Bilingual(
      zh: "对照 type 检查 coordinates 的括号层数。",
      en: "Check the brackets of coordinates against the type."),
    fires: Example(
      #"{"type": "Point", "coordinates": [[121.49, 31.24]]}"#,
      note: Bilingual(zh: "Point 只要一层括号。", en: "A Point has one pair of brackets.")),
    staysSilent: Example(
      #"{"type": "Point", "coordinates": [121.49, 31.24]}"#, note: Bilingual(zh: "正确。", en: "Right.")))
}
