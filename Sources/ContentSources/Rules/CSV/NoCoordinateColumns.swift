import SourceText

extension RuleDescription {
  static let csvNoCoordinateColumns = RuleDescription(
    id: RuleID("csv/no-coordinate-columns"),
    severity: .error,
    summary: Bilingual(zh: "CSV 里没有纬度或经度列", en: "a CSV file has no column for latitude or longitude"),
    explanation: Bilingual(
      zh: "第一行必须是表头，其中要有纬度列和经度列。没有表头的文件不猜：哪一列是纬度，猜错就全错。",
      en: """
        The first row is the header, with a column for latitude and one for longitude. A file without is not guessed \
        at: a wrong guess would misplace every story.
        """),
    remedy: Bilingual(
      zh: "给表格加上表头，例如 id,name,latitude,longitude 或 编号,名称,纬度,经度。",
      en: "Give the sheet a header, such as id,name,latitude,longitude or 编号,名称,纬度,经度."),
    fires: Example(
      "id,x,y\nbund,31.2,121.5", note: Bilingual(zh: "x、y 说不清谁是谁。", en: "x and y do not tell which is which.")),
    staysSilent: Example(
      "编号,纬度,经度\nbund,31.2,121.5", note: Bilingual(zh: "中文表头也认。", en: "Chinese headings are known too.")))
}
