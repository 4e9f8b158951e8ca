import SourceText

extension RuleDescription {
  static let kmlEmptyName = RuleDescription(
    id: RuleID("kml/empty-name"),
    severity: .error,
    summary: Bilingual(zh: "地标的名称是空的", en: "the name of a placemark is empty"),
    explanation: Bilingual(
      zh: "`<name/>` 写了却没有内容：多半是忘了填。地标本身保留。",
      en: """
        There is a `<name/>` with nothing in it: most likely somebody forgot to fill it in. The \
        placemark itself is kept.
        """),
    remedy: Bilingual(
      zh: "填上名称；如果不需要，就删去 `<name/>`。",
      en: "Fill in the name, or remove the `<name/>` if there is to be none."),
    fires: Example(
      "<Placemark><name/></Placemark>",
      note: Bilingual(zh: "空名称。", en: "An empty name.")),
    staysSilent: Example(
      "<Placemark><name>外滩</name></Placemark>",
      note: Bilingual(zh: "有名称。", en: "It has a name.")))
}

extension Finding {
  static func kmlEmptyName(at place: SourcePlace) -> Finding {
    Finding(
      rule: .kmlEmptyName, at: place,
      what: Bilingual(zh: "这里的 `name` 是空的", en: "this `name` is empty"))
  }
}
