import ContentSources
import Geodesy
import SourceText

/// Two stories on one spot.
enum CoordinateDuplicate: CityRule {
  static let description = RuleDescription(
    id: RuleID("coord/duplicate"),
    severity: .warning,
    summary: Bilingual(zh: "两个故事在同一个位置", en: "Two stories on the same spot"),
    explanation: Bilingual(
      zh: "相距不到 2 米的两个故事会同时响起，多半是同一个地点被录了两次，或者忘了改复制来的坐标。",
      en: """
        Two stories less than 2 m apart would be told at once. Mostly it is one place entered twice, or a copied \
        position that was not changed.
        """),
    remedy: Bilingual(
      zh: "合并两个故事，或把各自的点移到真正站得住脚的地方。确实同处一地的，可在 ignore.yaml 里说明理由。",
      en: "Merge the two, or move each to where one stands for it. If both belong there, accept it in ignore.yaml."),
    fires: RuleDescription.Example(
      "a: 31.22740, 121.49200\nb: 31.22740, 121.49201",
      note: Bilingual(zh: "相距 1 米。", en: "1 m apart.")),
    staysSilent: RuleDescription.Example(
      "a: 31.22740, 121.49200\nb: 31.22760, 121.49200",
      note: Bilingual(zh: "相距 22 米。", en: "22 m apart.")))

  /// Closer than this is the same spot.
  static let sameSpotMeters = 2.0

  /// By a sweep along the latitude: O(n log n) for stories that are not all on one parallel.
  static func check(_ context: CityContext) -> [Finding] {
    let placed = context.city.stories.compactMap { story in
      story.position.flatMap { p in p.wgs84.map { (story, p, $0) } }
    }
    .sorted { $0.2.latitude < $1.2.latitude }
    var findings: [Finding] = []
    for (index, a) in placed.enumerated() {
      for b in placed[(index + 1)...] {
        guard b.2.latitude - a.2.latitude < 0.0001 else { break }
        let apart = a.2.haversineMeters(to: b.2)
        if apart < sameSpotMeters { findings.append(finding(a.0, b.0, apart: Distance(meters: apart))) }
      }
    }
    return findings
  }

  private static func finding(_ a: Story, _ b: Story, apart: Distance) -> Finding {
    let ordered = [a, b].sorted { $0.id.value.utf8.lexicographicallyPrecedes($1.id.value.utf8) }
    let (first, second) = (ordered[0], ordered[1])
    return Finding(
      rule: description, at: second.position?.place ?? second.id.place, story: second.id.value,
      subject: "\(first.id.value) \(second.id.value)",
      what: Bilingual(
        zh: "「\(first.name.zh)」与「\(second.name.zh)」在同一个位置（相距 \(apart.words.zh)）",
        en: "‘\(first.name.en)’ and ‘\(second.name.en)’ are on the same spot (\(apart.words.en) apart)"),
      related: [
        Finding.Related(
          first.position?.place ?? first.id.place,
          note: Bilingual(zh: "另一个故事在这里", en: "the other story is here"))
      ])
  }
}
