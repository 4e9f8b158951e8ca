import SourceText

extension RuleDescription {
  static let geoJSONNotGeoJSON = RuleDescription(
    id: RuleID("geojson/not-geojson"),
    severity: .error,
    summary: Bilingual(zh: "是 JSON，但不是 GeoJSON", en: "JSON, but not GeoJSON"),
    explanation: Bilingual(
      zh: "GeoJSON 文件是一个 FeatureCollection、一个 Feature 或一个几何对象，类型写在 type 里。",
      en: "A GeoJSON file is a FeatureCollection, a Feature or a geometry, and says which in its type."),
    remedy: Bilingual(
      zh: "请导出为 GeoJSON。TopoJSON、Esri JSON 要先转换。",
      en: "Export it as GeoJSON. TopoJSON and Esri JSON have to be converted first."),
    fires: Example(
      #"{"type": "Topology", "arcs": []}"#, note: Bilingual(zh: "这是 TopoJSON。", en: "This is TopoJSON.")),
    staysSilent: Example(
      #"{"type": "FeatureCollection", "features": []}"#, note: Bilingual(zh: "是 GeoJSON。", en: "This is GeoJSON.")))
}
