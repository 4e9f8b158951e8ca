import ContentSources
import SourceText

/// Latitude and longitude exchanged, with or without a lost sign.
enum CoordinateSwapped: StoryRule {
  static let description = RuleDescription(
    id: RuleID("coord/swapped"),
    severity: .error,
    summary: Bilingual(zh: "经纬度写反了", en: "Latitude and longitude are exchanged"),
    explanation: Bilingual(
      zh: "坐标落在城市范围之外，而把两个数字对调（以及正负号）的八种读法里，恰好只有一种落在范围之内。若有两种或没有一种，就不下结论。",
      en: """
        The position lies outside the city's extent, and of the eight ways to read the two numbers (exchanged or not, \
        with either sign) exactly one lies inside. With two or none, nothing is said.
        """),
    remedy: Bilingual(zh: "核对后把两个数字对调：纬度在前。", en: "Check, and exchange the two numbers: latitude first."),
    fires: RuleDescription.Example(
      "latitude: 75.9898\nlongitude: 39.4704\n# extent: 39.30…39.60, 75.80…76.20",
      note: Bilingual(
        zh: "这在巴伦支海；对调后在喀什。东经 90° 以东写反时，「超出范围」会先说。",
        en: "In the Barents Sea; exchanged, in Kashgar. East of 90°E coord/out-of-range speaks first.")),
    staysSilent: RuleDescription.Example(
      "latitude: 39.4704\nlongitude: 75.9898\n# extent: 39.30…39.60, 75.80…76.20",
      note: Bilingual(zh: "就在喀什。", en: "In Kashgar, as written.")))

  static let needs: [Need] = [.extent]
  static let replaces = [OutsideExtent.id]

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    guard let (position, candidate) = onlyOtherReading(of: story, in: context), candidate.isSwapped else { return [] }
    return [
      Finding(
        rule: description, at: position.place, story: story.id.value, subject: position.subject,
        what: Bilingual(
          zh: "经纬度似乎写反了：\(position.words) 不在本城，\(candidate.words) 正好在",
          en: "latitude and longitude look exchanged: \(position.words) is not in this city, \(candidate.words) is"))
    ]
  }
}

/// The only other reading of a position that lies in the extent, for a position that does not.
func onlyOtherReading(
  of story: Story, in context: CityContext
) -> (position: StoryPosition, candidate: PositionCandidate)? {
  guard let position = story.position, let place = position.wgs84, let extent = context.extent,
    !extent.contains(place),
    let candidate = PositionCandidate.onlyOne(
      latitude: position.latitude, longitude: position.longitude, in: extent)
  else { return nil }
  return (position, candidate)
}
