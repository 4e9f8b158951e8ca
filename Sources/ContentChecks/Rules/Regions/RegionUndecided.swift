import ContentSources
import SourceText

/// A story so near to a border of the declared region that borders cannot tell whether it lies inside.
enum RegionUndecided: CityRule {
  static let description = RuleDescription(
    id: RuleID("region/undecided"),
    severity: .info,
    summary: Bilingual(zh: "故事离省市边界太近，分不清里外", en: "A story is too near to a border to tell which side it is on"),
    explanation: Bilingual(
      zh: "边界离故事的位置比误差还近：误差是坐标换算的误差（平原 1 米，青藏高原 7 米）加上故事写的 accuracyMeters；"
        + "或者故事在水上、桥上，最近的才是声明的省市。",
      en: """
        A border is nearer to the story than the error: that of the datum's formula (1 m in the lowlands, 7 m on the \
        Tibetan plateau) and the story's accuracyMeters. Or the story is on water or on a bridge, and the declared region \
        is merely the nearest.
        """),
    remedy: Bilingual(zh: "看一眼地图；没错就不用管。", en: "Look at a map; where it is right, leave it."),
    fires: RuleDescription.Example(
      "latitude: 31.2397\nlongitude: 121.4896\naccuracyMeters: 30000\n# adcode: 310000",
      note: Bilingual(zh: "误差三十公里，可能在江苏。", en: "With an error of 30 km it may be in Jiangsu.")),
    staysSilent: RuleDescription.Example(
      "latitude: 31.2397\nlongitude: 121.4896\n# adcode: 310000",
      note: Bilingual(zh: "离边界很远。", en: "Far from any border.")))

  static let needs: [Need] = [.atlas]

  static func check(_ context: CityContext) -> [Finding] {
    guard let comparison = RegionComparison(context), comparison.isKnown else { return [] }
    return context.city.stories.compactMap { story in
      guard let position = story.position, case .undecided(let places) = comparison.outcome(of: story) else {
        return nil
      }
      return Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "\(position.words) 可能在\(places.zh)", en: "\(position.words) may be in \(places.en)"))
    }
  }
}
