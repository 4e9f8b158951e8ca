import ContentSources
import Geodesy
import SourceText

/// Stories that all moved by what two datums differ.
enum DatumChanged: CityRule {
  static let description = RuleDescription(
    id: RuleID("coord/datum-changed"),
    severity: .error,
    summary: Bilingual(
      zh: "几个故事正好移动了坐标系之差：datum 多半写错了", en: "Stories moved by just what two datums differ: datum is most likely wrong"),
    explanation: Bilingual(
      zh: """
        与 released.json 比较：至少三个故事移动的方向和距离正好是 WGS-84、GCJ-02、BD-09 之间的差（误差 25 米以内）。几个地方不会碰巧一起这样搬家，\
        多半是 datum 写错了，或者坐标被转换了两次。没有发布过的城市无从比较：一个城市里的偏移几乎处处相同，单看坐标看不出来。
        """,
      en: """
        Compared with released.json: at least three stories moved, to within 25 m, by what WGS-84, GCJ-02 and BD-09 \
        differ there. Places do not move like that together; most likely datum is wrong, or positions were converted \
        twice. A city that was never released cannot be compared: within a city the shift is nearly the same everywhere, \
        so positions alone do not show it.
        """),
    remedy: Bilingual(
      zh: "改正 city.yaml 或故事里的 datum。如果错的是发布过的那一版，在 ignore.yaml 里接受这一条并写明原因，然后重新发布。",
      en: """
        Mend datum in city.yaml or in the stories. If it is the release that was wrong, accept the finding in ignore.yaml, \
        say so, and release again.
        """),
    fires: RuleDescription.Example(
      "datum: gcj02  # the positions are those of the last release, which was wgs84",
      note: Bilingual(zh: "全都移动了约 480 米。", en: "They all moved by about 480 m.")),
    staysSilent: RuleDescription.Example("datum: wgs84", note: Bilingual(zh: "都在原处。", en: "All where they were.")))

  static let needs: [Need] = [.readableRelease]

  static func check(_ context: CityContext) -> [Finding] {
    guard let (pairs, shift) = ReleaseComparison(context.city).shifted, let first = pairs.first else { return [] }
    let far = Distance(meters: first.movedMeters).words
    let cause = shift.words
    return [
      Finding(
        rule: description, at: context.city.config.place, subject: "\(shift)",
        what: Bilingual(
          zh: "\(pairs.count) 个故事比发布时移动了约 \(far.zh)：像是把 \(cause.zh)",
          en: "\(pairs.count) stories are about \(far.en) from where they were released, as if \(cause.en)"),
        related: [
          Finding.Related(first.position.place, note: Bilingual(zh: "其中一个", en: "one of them")),
          Finding.Related(first.released.id.place, note: Bilingual(zh: "发布时的位置", en: "where it was released")),
        ])
    ]
  }
}

extension DatumShift {
  fileprivate var words: Bilingual {
    let (truth, taken): (String, String) =
      switch self {
      case .gcj02ReadAsWGS84: ("GCJ-02", "WGS-84")
      case .wgs84ReadAsGCJ02: ("WGS-84", "GCJ-02")
      case .bd09ReadAsWGS84: ("BD-09", "WGS-84")
      case .bd09ReadAsGCJ02: ("BD-09", "GCJ-02")
      case .wgs84ReadAsBD09: ("WGS-84", "BD-09")
      case .gcj02ReadAsBD09: ("GCJ-02", "BD-09")
      }
    return Bilingual(zh: "\(truth) 的坐标当成了 \(taken)", en: "\(truth) positions were taken for \(taken)")
  }
}
