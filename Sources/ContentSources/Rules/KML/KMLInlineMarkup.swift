import SourceText

extension RuleDescription {
  static let kmlInlineMarkup = RuleDescription(
    id: RuleID("kml/inline-markup"),
    severity: .warning,
    summary: Bilingual(zh: "文字里直接写了标签", en: "elements are written into a text"),
    explanation: Bilingual(
      zh: "KML 的名称和说明是纯文本；其中的 HTML 要放进 CDATA。这里把标签当作文字原样保留。",
      en: """
        Names and descriptions in KML are plain text, and HTML in them belongs into CDATA. Here the tags \
        were kept as text, as written.
        """),
    remedy: Bilingual(zh: "把整段 HTML 放进 `<![CDATA[ … ]]>`。", en: "Put the HTML into `<![CDATA[ … ]]>`."),
    fires: Example(
      "<description>第一行<br/>第二行</description>",
      note: Bilingual(zh: "`<br/>` 直接写在文字里。", en: "A `<br/>` in the middle of the text.")),
    staysSilent: Example(
      "<description><![CDATA[第一行<br/>第二行]]></description>",
      note: Bilingual(zh: "放在 CDATA 里。", en: "Inside CDATA.")))
}

extension Finding {
  /// One a file, at the first place.
  static func kmlInlineMarkup(at place: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .kmlInlineMarkup, at: place,
      what: Bilingual(
        zh: "有 \(count) 处文字里直接写了标签，已当作文字保留", en: "elements stand in \(count) text(s); they were kept as text"))
  }
}
