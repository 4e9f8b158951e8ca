import SourceText

extension RuleDescription {
  static let csvTrimmedHeading = RuleDescription(
    id: RuleID("csv/trimmed-heading"),
    severity: .info,
    summary: Bilingual(zh: "列名前后有空格", en: "there are spaces around a heading"),
    explanation: Bilingual(
      zh: "空格看不见，却会让别的工具找不到这一列。",
      en: "The spaces cannot be seen and keep other tools from finding the column."),
    remedy: Bilingual(zh: "去掉空格。", en: "Remove the spaces."),
    fires: Example("id, lat ,lon", note: Bilingual(zh: "“lat”前后有空格。", en: "Spaces around ‘lat’.")),
    staysSilent: Example("id,lat,lon", note: Bilingual(zh: "没有空格。", en: "None.")))
}
