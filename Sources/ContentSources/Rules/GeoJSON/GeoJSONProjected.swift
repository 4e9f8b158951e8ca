import SourceText

extension RuleDescription {
  static let geoJSONProjected = RuleDescription(
    id: RuleID("geojson/crs"),
    severity: .error,
    summary: Bilingual(zh: "坐标不是经纬度", en: "the coordinates are no degrees"),
    explanation: Bilingual(
      zh: "文件声明了投影坐标系（例如网络地图的 EPSG:3857，单位是米）。GeoJSON 的坐标必须是经纬度，所以整个文件不收，而不是把米当成度。",
      en:
        "The file declares a projected system, such as EPSG:3857 of web maps, in metres. GeoJSON is in degrees, so the file is refused as a whole rather than metres taken for degrees."
    ),
    remedy: Bilingual(
      zh: "在地图软件里把坐标系改为 WGS 84（EPSG:4326），重新导出。",
      en: "Set the coordinate system to WGS 84 (EPSG:4326) in the map program and export again."),
    fires: Example(
      #"""
      {"type": "FeatureCollection", "features": [],
      "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}}
      """#,
      note: Bilingual(zh: "单位是米。", en: "In metres.")),
    staysSilent: Example(
      #"""
      {"type": "FeatureCollection", "features": [],
      "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}}}
      """#,
      note: Bilingual(zh: "经纬度。", en: "In degrees.")))
}
