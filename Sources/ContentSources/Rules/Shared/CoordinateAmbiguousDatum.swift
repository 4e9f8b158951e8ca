import SourceText

extension RuleDescription {
  static let coordinateAmbiguousDatum = RuleDescription(
    id: RuleID("coord/ambiguous-datum"),
    severity: .error,
    summary: Bilingual(zh: "这个位置无法确定地换算成 WGS-84", en: "a position has no single answer in WGS-84"),
    explanation: Bilingual(
      zh: "在国测局坐标的边界附近，一个 GCJ-02 坐标可能对应两个地点，也可能一个都没有。工具不替您选。",
      en: """
        In a strip along the edge of the shifted area a GCJ-02 position stands for two places or for none. The tool \
        does not choose for you.
        """),
    remedy: Bilingual(
      zh: "请用 WGS-84 坐标（例如来自 GPS 或 OpenStreetMap），并写上 `datum: wgs84`。",
      en: "Give the position in WGS-84 (from a GPS receiver or OpenStreetMap) with `datum: wgs84`."),
    fires: Example(
      "datum: gcj02\nlatitude: 22.5290\nlongitude: 114.1130",
      note: Bilingual(
        zh: "在深圳河上，两岸答案不同。",
        en: "On the river between Shenzhen and Hong Kong the two banks have two answers.")),
    staysSilent: Example(
      "datum: gcj02\nlatitude: 31.2378\nlongitude: 121.4945",
      note: Bilingual(zh: "上海市区，答案唯一。", en: "In Shanghai there is one answer.")))
}
