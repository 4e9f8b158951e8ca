import SourceText

extension RuleDescription {
  static let coordinateDecimalComma = RuleDescription(
    id: RuleID("coord/decimal-comma"),
    severity: .info,
    summary: Bilingual(zh: "整列坐标用逗号作小数点", en: "a whole column of coordinates has a comma as decimal mark"),
    explanation: Bilingual(
      zh: "是否把逗号当小数点，看整列而不看单格：一列里没有一个数带小数点，才这样读。",
      en: """
        Whether a comma is a decimal mark is decided by the column, never by the cell: only where no number of the \
        column has a point.
        """),
    remedy: Bilingual(
      zh: "导出时把小数点设为“.”，就不会再有这条提示。",
      en: "Export with a point as decimal mark and this note goes away."),
    fires: Example(
      "lat;lon\n31,2397;121,4900", note: Bilingual(zh: "读作 31.2397 和 121.49。", en: "Read as 31.2397 and 121.49.")),
    staysSilent: Example("lat;lon\n31.2397;121.4900", note: Bilingual(zh: "已经是小数点。", en: "Points already.")))
}
