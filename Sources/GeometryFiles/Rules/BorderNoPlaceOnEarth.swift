public import SourceText

extension RuleDescription {
  public static let borderNoPlaceOnEarth = RuleDescription(
    id: RuleID("border/no-place-on-earth"),
    severity: .error,
    summary: Bilingual(zh: "边界上的一点不在地球上", en: "a position of a border is no place on Earth"),
    explanation: Bilingual(
      zh: "经度在 ±180、纬度在 ±90 之内，先经度后纬度。超出的多半是投影坐标（米），或者经纬度写反了。这个要素不能用。",
      en:
        "A longitude lies within ±180 and a latitude within ±90, longitude first. What lies beyond is most often projected (metres), or the two are exchanged. The feature cannot be used."
    ),
    remedy: Bilingual(
      zh: "导出为 WGS-84 或 GCJ-02 的度；检查经纬度的顺序。",
      en: "Export degrees of WGS-84 or GCJ-02; check the order of longitude and latitude."),
    fires: Example(
      #"[[[12157000, 3663000], …]]"#, note: Bilingual(zh: "这是米，不是度。", en: "These are metres, not degrees.")),
    staysSilent: Example(
      #"[[[121.49, 31.24], …]]"#, note: Bilingual(zh: "度。", en: "Degrees.")))
}
