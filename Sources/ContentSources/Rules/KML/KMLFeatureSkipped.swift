import SourceText

extension RuleDescription {
  static let kmlFeatureSkipped = RuleDescription(
    id: RuleID("kml/feature-skipped"),
    severity: .info,
    summary: Bilingual(zh: "不是地点的内容没有读入", en: "features that are no places were left out"),
    explanation: Bilingual(
      zh: "地面贴图、屏幕贴图、照片贴图和漫游不是地点，用不上；说一声，免得以为漏了。",
      en: "Overlays and tours are no places and have no use here. They are told so that nobody misses them."),
    remedy: Bilingual(zh: "不用处理。", en: "Nothing to do."),
    fires: Example(
      "<GroundOverlay><name>1930 年地图</name></GroundOverlay>",
      note: Bilingual(zh: "贴图。", en: "An overlay.")),
    staysSilent: Example(
      "<Placemark><name>外滩</name></Placemark>",
      note: Bilingual(zh: "地标。", en: "A placemark.")))
}

extension Finding {
  /// One a kind and file, at the first place.
  static func kmlFeatureSkipped(_ kind: String, at place: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .kmlFeatureSkipped, at: place, subject: kind,
      what: Bilingual(zh: "有 \(count) 个 \(kind)，没有读入", en: "\(count) \(kind)(s) were left out"))
  }
}
