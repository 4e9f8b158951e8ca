import SourceText

extension RuleDescription {
  static let csvShiftedColumns = RuleDescription(
    id: RuleID("csv/shifted-columns"),
    severity: .error,
    summary: Bilingual(zh: "这一行的格数比表头多，或各列错位", en: "a row has more cells than the header, or shifted columns"),
    explanation: Bilingual(
      zh: "多一个逗号，后面的格子就都错了一列，坐标会变成别的数。这一行不收，其他行照收。行末多出的空格子不算。",
      en: """
        A comma too many moves every later cell by one column, and another number becomes the coordinate. The row is \
        left out and the others are kept. Empty cells at the end of a row do not count.
        """),
    remedy: Bilingual(
      zh: "检查这一行的逗号；文字里有逗号时，要给那一格加上双引号。",
      en: "Check the commas of the row; a text with a comma in it needs double quotes."),
    fires: Example("id,lat,lon\nbund,31.2,121.5,99", note: Bilingual(zh: "多一格。", en: "One cell too many.")),
    staysSilent: Example(
      "id,lat,lon\nbund,31.2,121.5,,", note: Bilingual(zh: "行末的空格子没关系。", en: "Empty cells at the end are fine.")))
}
