import SourceText

extension RuleDescription {
  static let csvSpreadsheetChanged = RuleDescription(
    id: RuleID("csv/spreadsheet-changed"),
    severity: .warning,
    summary: Bilingual(zh: "编号被表格软件改过", en: "a spreadsheet has changed an id"),
    explanation: Bilingual(
      zh: "表格软件会把长数字写成 9.45E+12，把 9-10 变成日期。原来的编号已经丢了，靠它对应的故事就找不到了。",
      en: """
        Spreadsheets write long numbers as 9.45E+12 and turn 9-10 into a day. The id that stood there is lost, and \
        with it the story it belonged to.
        """),
    remedy: Bilingual(
      zh: "先把这一列设为“文本”，再从原始数据填一次。编号最好用字母和连字符。",
      en: """
        Set the column to ‘text’ and fill it in again from the original. Ids are best made of letters and hyphens.
        """),
    fires: Example("id,lat,lon\n9.45E+12,31.2,121.5", note: Bilingual(zh: "科学记数法。", en: "Scientific notation.")),
    staysSilent: Example(
      "id,lat,lon\nthe-bund,31.2,121.5", note: Bilingual(zh: "不会被改。", en: "No spreadsheet touches it.")))
}
