import SourceText

extension RuleDescription {
  static let geoJSONRingWinding = RuleDescription(
    id: RuleID("geojson/ring-winding"),
    severity: .info,
    summary: Bilingual(zh: "面的环绕方向反了", en: "a ring runs the wrong way round"),
    explanation: Bilingual(
      zh: "新标准要求外环逆时针、内环顺时针，旧文件常常相反。照常读取，不影响形状。",
      en:
        "The standard wants outer rings counter-clockwise and holes clockwise; older files often have it the other way. Such a ring is read all the same."
    ),
    remedy: Bilingual(
      zh: "不必处理；重新导出会自动改正。",
      en: "Nothing needs to be done; exporting again usually mends it."),
    fires: Example(
      #"{"type": "Polygon", "coordinates": [[[0,0],[0,1],[1,1],[0,0]]]}"#,
      note: Bilingual(zh: "外环是顺时针。", en: "The outer ring is clockwise.")),
    staysSilent: Example(
      #"{"type": "Polygon", "coordinates": [[[0,0],[1,1],[0,1],[0,0]]]}"#,
      note: Bilingual(zh: "外环是逆时针。", en: "The outer ring is counter-clockwise.")))
}
