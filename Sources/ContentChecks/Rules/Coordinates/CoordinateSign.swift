import ContentSources
import SourceText

/// A minus sign that is missing, or one too many.
enum CoordinateSign: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/sign"),
    severity: .error,
    summary: Bilingual(zh: "坐标的正负号不对", en: "A coordinate has the wrong sign"),
    explanation: Bilingual(
      zh: "西经和南纬是负数。坐标落在城市范围之外，而八种读法里恰好只有改正负号的一种落在范围之内，才下此结论。",
      en: """
        West and south are negative. Said where the position lies outside the city's extent and, of the eight ways to \
        read the two numbers, exactly one lies inside and differs only by its signs.
        """),
    remedy: Bilingual(
      zh: "核对后改正负号：西经、南纬为负。", en: "Check, and mend the sign: west and south are negative."),
    fires: RuleDescription.Example(
      "latitude: 47.6097\nlongitude: 122.3401",
      note: Bilingual(zh: "少了负号，跑到了黑龙江；应在西雅图。", en: "Without its minus Seattle lies in Heilongjiang.")),
    staysSilent: RuleDescription.Example(
      "latitude: 47.6097\nlongitude: -122.3401", note: Bilingual(zh: "派克市场。", en: "Pike Place Market.")))

  static let needs: [Need] = [.extent]
  static let replaces = [OutsideExtent.id]

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let (position, candidate) = onlyOtherReading(of: story, in: context), !candidate.isSwapped else { return [] }
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "正负号似乎不对：\(position.words) 不在本城，\(candidate.words) 正好在",
          en: "a sign looks wrong: \(position.words) is not in this city, \(candidate.words) is"))
    ]
  }
}
