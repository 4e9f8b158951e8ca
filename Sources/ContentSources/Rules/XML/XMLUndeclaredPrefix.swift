import SourceText

extension RuleDescription {
  static let xmlUndeclaredPrefix = RuleDescription(
    id: RuleID("xml/undeclared-prefix"),
    severity: .warning,
    summary: Bilingual(zh: "名字空间前缀没有声明", en: "a namespace prefix is not declared"),
    explanation: Bilingual(
      zh: "例如写了 `gx:Track` 却没有 `xmlns:gx=…`。熟知的前缀（kml、gx、xsi、gpx）按通常的意思理解，其他的忽略；多数工具会拒收这样的文件。",
      en: """
        For instance `gx:Track` without `xmlns:gx=…`. Well-known prefixes (kml, gx, xsi, gpx) are taken for what they \
        usually mean, others are ignored. Most tools refuse such a file.
        """),
    remedy: Bilingual(
      zh: "在根元素上补上声明，例如 `xmlns:gx=\"http://www.google.com/kml/ext/2.2\"`。",
      en: "Declare it on the root element, such as `xmlns:gx=\"http://www.google.com/kml/ext/2.2\"`."),
    fires: Example("<kml><gx:Tour/></kml>", note: Bilingual(zh: "没有声明 gx。", en: "Nobody declares gx.")),
    staysSilent: Example(
      "<kml xmlns:gx=\"http://www.google.com/kml/ext/2.2\"><gx:Tour/></kml>",
      note: Bilingual(zh: "已声明。", en: "It is declared.")))
}

extension Finding {
  /// One for each prefix, where it is first used.
  static func xmlUndeclaredPrefix(_ prefix: String, at place: SourcePlace) -> Finding {
    Finding(
      rule: .xmlUndeclaredPrefix, at: place, subject: prefix,
      what: Bilingual(zh: "前缀“\(prefix):”没有声明", en: "the prefix ‘\(prefix):’ is not declared"))
  }
}
