import SourceText

extension RuleDescription {
  static let coordinateOrderAssumed = RuleDescription(
    id: RuleID("coord/order-assumed"),
    severity: .info,
    summary: Bilingual(zh: "坐标按“纬度, 经度”的次序读取", en: "a pair of numbers was read as latitude, longitude"),
    explanation: Bilingual(
      zh: "`location` 里的两个数没有名字，按“纬度, 经度”读，与地图应用显示的次序相同；GeoJSON 和 KML 正好相反。",
      en: """
        The two numbers of `location` have no names and are read as latitude, longitude, as maps show them; GeoJSON \
        and KML have it the other way round.
        """),
    remedy: Bilingual(
      zh: "次序对就不必理会；想写得更清楚，请用 `latitude:` 和 `longitude:`。",
      en: "Nothing to do if that is right; `latitude:` and `longitude:` say it plainly."),
    fires: Example(
      "location: [31.2397, 121.49]",
      note: Bilingual(zh: "读作北纬 31.2397、东经 121.49。", en: "Read as 31.2397 north, 121.49 east.")),
    staysSilent: Example(
      "latitude: 31.2397\nlongitude: 121.49",
      note: Bilingual(zh: "有名字，不必猜次序。", en: "Named, so that there is no order to tell.")))
}
