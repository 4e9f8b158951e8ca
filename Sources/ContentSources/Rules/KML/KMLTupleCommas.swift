import SourceText

extension RuleDescription {
  static let kmlTupleCommas = RuleDescription(
    id: RuleID("kml/tuple-commas"),
    severity: .error,
    summary: Bilingual(zh: "一个坐标里有三个以上的数", en: "a tuple has more than three numbers"),
    explanation: Bilingual(
      zh: "点与点之间应当用空格隔开，这里全用了逗号。六个数可能是两个带高度的点，也可能是三个点，所以不猜，这个地标不收。",
      en: """
        Points are parted by spaces; here are only commas. Six numbers may be two points with heights or \
        three without, so nothing is guessed and the placemark is left out.
        """),
    remedy: Bilingual(
      zh: "在两个点之间改用空格：`经度,纬度,高度 经度,纬度,高度`。",
      en: "Put a space between two points: `lon,lat,height lon,lat,height`."),
    fires: Example(
      "<coordinates>-55.8,-60.7,0,-55.0,-60.8,0</coordinates>",
      note: Bilingual(zh: "六个数连在一起。", en: "Six numbers in one tuple.")),
    staysSilent: Example(
      "<coordinates>-55.8,-60.7,0 -55.0,-60.8,0</coordinates>",
      note: Bilingual(zh: "两个点。", en: "Two points.")))
}

extension Finding {
  static func kmlTupleCommas(_ tuple: KMLTuple) -> Finding {
    Finding(
      rule: .kmlTupleCommas, at: tuple.place, subject: tuple.shown,
      what: Bilingual(
        zh: "一个坐标里有 \(tuple.numbers.count) 个数，点与点之间是不是漏了空格？",
        en: "there are \(tuple.numbers.count) numbers in one tuple: are spaces missing between points?"))
  }
}
