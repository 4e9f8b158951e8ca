import SourceText

extension RuleDescription {
  static let geometryExtraDimension = RuleDescription(
    id: RuleID("geom/extra-dimension"),
    severity: .warning,
    summary: Bilingual(zh: "第三个数不像高度", en: "the third number is no height"),
    explanation: Bilingual(
      zh: "坐标的第三个数是高度，读入时不用。如果它和经度或纬度几乎一样，又有四位以上小数，多半是两个点之间少了空格；如果它根本不是数字，也说一声。",
      en: """
        The third number of a position is a height, and not used. Where it nearly equals the longitude \
        or latitude and has four decimals or more, the space before the next point is probably missing; \
        where it is no number at all, that is told too.
        """),
    remedy: Bilingual(
      zh: "看看点与点之间是不是漏了空格；高度可以不写。",
      en: "See whether a space is missing between two points. A height can be left out."),
    fires: Example(
      "<Placemark><name>外滩</name><Point><coordinates>121.4903,31.2401,121.4911</coordinates></Point></Placemark>",
      note: Bilingual(zh: "第三个数像经度。", en: "The third number looks like a longitude.")),
    staysSilent: Example(
      "<Placemark><name>外滩</name><Point><coordinates>121.4903,31.2401,4.5</coordinates></Point></Placemark>",
      note: Bilingual(zh: "高度 4.5 米。", en: "A height of 4.5 m.")))
}

extension Finding {
  static func extraDimension(_ number: Located<String>) -> Finding {
    Finding(
      rule: .geometryExtraDimension, at: number.place, subject: number.raw,
      what: Bilingual(
        zh: "第三个数 \(number.raw) 不像高度，没有使用", en: "the third number, \(number.raw), is no height; it was not used"))
  }
}
