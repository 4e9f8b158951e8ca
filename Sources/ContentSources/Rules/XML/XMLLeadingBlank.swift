import SourceText

extension RuleDescription {
  static let xmlLeadingBlank = RuleDescription(
    id: RuleID("xml/leading-blank"),
    severity: .info,
    summary: Bilingual(zh: "`<?xml` 前面有空白", en: "there is blank space before `<?xml`"),
    explanation: Bilingual(
      zh: "严格地说，声明必须从文件的第一个字节开始。这里跳过了前面的空白，但很多工具会报错。",
      en: """
        Strictly, the declaration starts with the first byte of the file. The blank space was passed over; many other \
        tools refuse it.
        """),
    remedy: Bilingual(zh: "删去文件开头的空行。", en: "Remove the empty lines at the top."),
    fires: Example("\n<?xml version=\"1.0\"?><kml/>", note: Bilingual(zh: "多了一个空行。", en: "One empty line too many.")),
    staysSilent: Example(
      "<?xml version=\"1.0\"?><kml/>", note: Bilingual(zh: "从第一个字节开始。", en: "It starts with the first byte.")))
}

extension Finding {
  static func xmlLeadingBlank(at place: SourcePlace) -> Finding {
    Finding(
      rule: .xmlLeadingBlank, at: place,
      what: Bilingual(zh: "声明前面有空白，已跳过", en: "blank space before the declaration was passed over"))
  }
}
