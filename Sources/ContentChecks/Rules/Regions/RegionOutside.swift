import ContentSources
import SourceText

/// A story outside the province or city that `city.yaml` declares.
enum RegionOutside: CityRule {
  static let description = RuleDescription(
    id: RuleID("region/outside"),
    severity: .error,
    summary: Bilingual(zh: "故事不在城市声明的省市里", en: "A story lies outside the province or city declared"),
    explanation: Bilingual(
      zh: "city.yaml 的 adcode 说明了故事应在的省或市，按行政区划包的精确边界判断。边界在误差以内时不算错，由 region/undecided 说明。"
        + "行政区划包里没有的 adcode 也算错。",
      en: """
        The adcode in city.yaml says which province or city of China the stories lie in; the exact borders of the atlas \
        decide. Where a border is within the error of the position, region/undecided says so instead. An adcode that the \
        atlas does not know is an error too.
        """),
    remedy: Bilingual(
      zh: "改正坐标，或者改正 city.yaml 里的 adcode。", en: "Mend the position, or the adcode in city.yaml."),
    fires: RuleDescription.Example(
      "latitude: 31.2989\nlongitude: 120.5853\n# adcode: 310000",
      note: Bilingual(zh: "这是苏州，不是上海。", en: "This is Suzhou, not Shanghai.")),
    staysSilent: RuleDescription.Example(
      "latitude: 31.2397\nlongitude: 121.4896\n# adcode: 310000",
      note: Bilingual(zh: "在上海。", en: "This is Shanghai.")))

  static let needs: [Need] = [.atlas]

  static func check(_ context: CityContext) -> [Finding] {
    guard let comparison = RegionComparison(context), let adcode = context.city.config.adcode else { return [] }
    guard comparison.isKnown else {
      return [
        Finding(
          rule: description, at: adcode.place, subject: adcode.raw,
          what: Bilingual(
            zh: "行政区划包里没有 \(adcode.raw)", en: "the atlas knows no province or city \(adcode.raw)"))
      ]
    }
    return context.city.stories.compactMap { story in
      guard let position = story.position, case .outside(let place) = comparison.outcome(of: story) else { return nil }
      return Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "\(position.words) 在\(place.zh)，不在\(comparison.name.zh)",
          en: "\(position.words) is in \(place.en), not in \(comparison.name.en)"),
        related: [Finding.Related(adcode.place, note: Bilingual(zh: "省市写在这里", en: "the region is declared here"))])
    }
  }
}
