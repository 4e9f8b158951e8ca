import ContentSources
import SourceText

/// A released story that is not there any more.
enum IdGone: CityRule {
  static let description = RuleDescription(
    id: RuleID("id/gone"),
    severity: .warning,
    summary: Bilingual(zh: "发布过的故事不见了", en: "A released story is gone"),
    explanation: Bilingual(
      zh: "released.json 里有这个 id，现在却没有这个故事。手机上的收藏和到访记录认的是 id：改了 id 的故事会被当成两个。",
      en: """
        released.json has this id, and no story has it now. Favourites and visits on the phones know a story by its id: \
        one whose id was changed becomes two.
        """),
    remedy: Bilingual(
      zh: "如果只是改了 id，请改回去；如果真的撤下，在 ignore.yaml 里接受并写明原因，下次发布后这条提示就没有了。",
      en: """
        If the id was changed, change it back; if the story was taken down, accept the finding in ignore.yaml and say \
        why: after the next release it is gone.
        """),
    fires: RuleDescription.Example(
      "released.json has clock-tower; stories/ has old-clock-tower.md",
      note: Bilingual(zh: "改了名。", en: "Renamed.")),
    staysSilent: RuleDescription.Example(
      "released.json has clock-tower; so has stories/", note: Bilingual(zh: "还在。", en: "Still there.")))

  static let needs: [Need] = [.readableRelease]

  static func check(_ context: CityContext) -> [Finding] {
    ReleaseComparison(context.city).gone.map { place in
      let id = place.id.value
      return Finding(
        rule: description, at: place.id.place, story: id, subject: id,
        what: Bilingual(zh: "发布过的故事「\(id)」不见了", en: "the released story ‘\(id)’ is gone"))
    }
  }
}
