import SourceText

extension RuleDescription {
  static let csvTextAfterQuote = RuleDescription(
    id: RuleID("csv/text-after-quote"),
    severity: .error,
    summary: Bilingual(zh: "引号结束之后还有文字", en: "text stands behind a closing quote"),
    explanation: Bilingual(
      zh: "多半是格子里的引号只写了一遍，也可能是前面某个引号没有结束。这一行不收，从下一行接着读。",
      en: """
        Mostly a quote inside the cell was written once only, or an earlier one was not closed. The row is left out \
        and reading goes on with the next line.
        """),
    remedy: Bilingual(zh: "格子里的引号写两遍：\"\"。", en: "Write a quote inside a cell twice: \"\"."),
    fires: Example(
      "name,lat,lon\n\"The \"Bund\"\",31.2,121.5",
      note: Bilingual(zh: "里面的引号只写了一遍。", en: "The inner quotes are written once.")),
    staysSilent: Example(
      "name,lat,lon\n\"The \"\"Bund\"\"\",31.2,121.5", note: Bilingual(zh: "写了两遍。", en: "Written twice.")))
}
