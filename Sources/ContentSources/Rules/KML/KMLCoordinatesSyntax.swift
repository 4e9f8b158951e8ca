import SourceText

extension RuleDescription {
  static let kmlCoordinatesSyntax = RuleDescription(
    id: RuleID("kml/coordinates-syntax"),
    severity: .error,
    summary: Bilingual(zh: "坐标的写法不对", en: "a coordinate is not written as it should be"),
    explanation: Bilingual(
      zh: "坐标是 `经度,纬度` 或 `经度,纬度,高度`，点与点之间用空格。缺一个数、多一个逗号、一个点写了两个坐标，都不猜，这个地标不收。",
      en: """
        A tuple is `lon,lat` or `lon,lat,height`, and a space stands before the next. A number missing, \
        a comma too many or two tuples in one point: nothing is guessed, and the placemark is left out.
        """),
    remedy: Bilingual(
      zh: "改成 `经度,纬度`，例如 `121.4903,31.2401`。",
      en: "Write `lon,lat`, such as `121.4903,31.2401`."),
    fires: Example(
      "<coordinates>,121.49,31.24</coordinates>",
      note: Bilingual(zh: "前面多一个逗号。", en: "A comma too many in front.")),
    staysSilent: Example(
      "<coordinates>121.49,31.24</coordinates>",
      note: Bilingual(zh: "写法正确。", en: "Written right.")))
}

extension Finding {
  static func kmlEmptyNumber(at place: SourcePlace) -> Finding {
    Finding(
      rule: .kmlCoordinatesSyntax, at: place,
      what: Bilingual(zh: "逗号旁边缺一个数", en: "a number is missing beside a comma"))
  }

  static func kmlLonelyNumber(_ tuple: KMLTuple) -> Finding {
    Finding(
      rule: .kmlCoordinatesSyntax, at: tuple.place, subject: tuple.shown,
      what: Bilingual(zh: "这里只有一个数，缺少纬度", en: "there is only one number, and no latitude"))
  }

  static func kmlSeveralTuples(_ tuple: KMLTuple) -> Finding {
    Finding(
      rule: .kmlCoordinatesSyntax, at: tuple.place, subject: tuple.shown,
      what: Bilingual(zh: "一个点写了不止一个坐标", en: "a point has more than one position"))
  }
}
