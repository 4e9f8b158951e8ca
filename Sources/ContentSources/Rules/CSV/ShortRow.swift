import SourceText

extension RuleDescription {
  static let csvShortRow = RuleDescription(
    id: RuleID("csv/short-row"),
    severity: .warning,
    summary: Bilingual(zh: "这一行的格数比表头少", en: "a row has fewer cells than the header"),
    explanation: Bilingual(
      zh: "坐标还在，所以照收；但缺的格子也可能在中间。",
      en: "The coordinates are there, so the row is kept; but the missing cell may be one in the middle."),
    remedy: Bilingual(zh: "补上逗号，让每行格数相同。", en: "Add the commas that are missing."),
    fires: Example("id,lat,lon,note\nbund,31.2,121.5", note: Bilingual(zh: "少一格。", en: "One cell too few.")),
    staysSilent: Example(
      "id,lat,lon,note\nbund,31.2,121.5,", note: Bilingual(zh: "空着也要有逗号。", en: "An empty cell has its comma.")))
}
