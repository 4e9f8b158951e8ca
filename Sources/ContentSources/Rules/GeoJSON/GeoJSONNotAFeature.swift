import SourceText

extension RuleDescription {
  static let geoJSONNotAFeature = RuleDescription(
    id: RuleID("geojson/not-a-feature"),
    severity: .warning,
    summary: Bilingual(zh: "features 里有一项不是 Feature", en: "something among the features is none"),
    explanation: Bilingual(
      zh: "有的旧工具把坐标系（crs）当作最后一项放进 features。不是 Feature 的项目跳过，其余照读。",
      en:
        "Some old tools put the coordinate system (crs) among the features. What is no Feature is passed over; the rest is read."
    ),
    remedy: Bilingual(
      zh: "删去这一项；如果它本来是个地点，给它加上 type、geometry 和 properties。",
      en: "Remove it; if it was meant to be a place, give it a type, a geometry and properties."),
    fires: Example(
      #"{"features": [{"type": "name", "properties": {"name": "EPSG:4326"}}]}"#,
      note: Bilingual(zh: "这是坐标系，不是地点。", en: "A coordinate system, not a place.")),
    staysSilent: Example(
      #"{"features": [{"type": "Feature", "geometry": null, "properties": {}}]}"#,
      note: Bilingual(zh: "是 Feature。", en: "It is a Feature.")))
}
