import SourceText

extension RuleDescription {
  static let contentNoCityFile = RuleDescription(
    id: RuleID("content/no-city-file"),
    severity: .error,
    summary: Bilingual(zh: "城市文件夹里没有 city.yaml", en: "a city's folder has no city.yaml"),
    explanation: Bilingual(
      zh: "cities/ 下的每个文件夹都是一个城市，名称、语言、时区和范围都写在 city.yaml 里。",
      en: """
        Every folder under cities/ is a city; its names, languages, time zone and extent stand in city.yaml.
        """),
    remedy: Bilingual(
      zh: "用 citypack init 新建，或补上 city.yaml；不是城市的文件夹请移走。",
      en: "Make it with citypack init, or add city.yaml; move folders that are no cities away."),
    fires: Example(
      "cities/shanghai/stories/the-bund.md",
      note: Bilingual(zh: "没有 cities/shanghai/city.yaml。", en: "There is no cities/shanghai/city.yaml.")),
    staysSilent: Example("cities/shanghai/city.yaml", note: Bilingual(zh: "有。", en: "There is one.")))
}
