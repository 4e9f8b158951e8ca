import SourceText

extension RuleDescription {
  static let csvDuplicateColumn = RuleDescription(
    id: RuleID("csv/duplicate-column"),
    severity: .error,
    summary: Bilingual(zh: "两列是同一个意思", en: "two columns claim the same role"),
    explanation: Bilingual(
      zh: "纬度、经度和编号各只能有一列；有两列时不知道以哪一列为准。",
      en: "There can be one latitude, one longitude and one id; with two nobody knows which counts."),
    remedy: Bilingual(zh: "删去或改名其中一列。", en: "Remove or rename one of them."),
    fires: Example("lat,latitude,lon\n31.2,31.2,121.5", note: Bilingual(zh: "两列纬度。", en: "Two latitudes.")),
    staysSilent: Example(
      "lat,lon,note,note\n31.2,121.5,a,b", note: Bilingual(zh: "其他列可以重名。", en: "Other columns may share a name.")))
}
