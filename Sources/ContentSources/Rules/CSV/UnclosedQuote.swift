import SourceText

extension RuleDescription {
  static let csvUnclosedQuote = RuleDescription(
    id: RuleID("csv/unclosed-quote"),
    severity: .error,
    summary: Bilingual(zh: "引号没有结束", en: "a quote is never closed"),
    explanation: Bilingual(
      zh: "没有结束的引号会把后面的行都吞进一格里。提示指向开头的引号；那一行不收，从下一行接着读。",
      en: """
        A quote that is never closed would swallow all later rows into one cell. The message points at the opening \
        quote; its row is left out and reading goes on with the next line.
        """),
    remedy: Bilingual(
      zh: "在这一格末尾补上引号；格子里的引号要写两遍（\"\"）。",
      en: "Close the quote at the end of the cell; a quote inside a cell is written twice (\"\")."),
    fires: Example("id,name,lat,lon\nbund,\"The Bund,31.2,121.5", note: Bilingual(zh: "引号没有结束。", en: "Never closed.")),
    staysSilent: Example("id,name,lat,lon\nbund,\"The Bund\",31.2,121.5", note: Bilingual(zh: "引号成对。", en: "Closed.")))
}
