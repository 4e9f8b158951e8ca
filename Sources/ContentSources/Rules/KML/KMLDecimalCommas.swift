import SourceText

extension RuleDescription {
  static let kmlDecimalCommas = RuleDescription(
    id: RuleID("kml/decimal-commas"),
    severity: .error,
    summary: Bilingual(zh: "坐标用逗号作小数点", en: "a coordinate has decimal commas"),
    explanation: Bilingual(
      zh: "KML 用逗号隔开经度和纬度，小数点只能是点。`21,1182,52,0853` 有好几种读法，所以不猜，这个地标不收。",
      en: """
        In KML a comma parts longitude and latitude, and decimals have a point. `21,1182,52,0853` can be \
        read in several ways, so nothing is guessed and the placemark is left out.
        """),
    remedy: Bilingual(zh: "把小数点写成点：`21.1182,52.0853`。", en: "Write points: `21.1182,52.0853`."),
    fires: Example(
      "<coordinates>21,1182,52,0853</coordinates>",
      note: Bilingual(zh: "小数点写成了逗号。", en: "Commas for points.")),
    staysSilent: Example(
      "<coordinates>21.1182,52.0853</coordinates>",
      note: Bilingual(zh: "写法正确。", en: "Written right.")))
}

extension Finding {
  static func kmlDecimalCommas(_ tuple: KMLTuple) -> Finding {
    let shown = tuple.shown
    return Finding(
      rule: .kmlDecimalCommas, at: tuple.place, subject: shown,
      what: Bilingual(
        zh: "“\(shown)”像是用逗号作了小数点，有几种读法", en: "‘\(shown)’ seems to have decimal commas, and can be read in several ways"
      ))
  }
}
