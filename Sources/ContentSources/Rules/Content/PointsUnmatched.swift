import SourceText

extension RuleDescription {
  static let pointsUnmatched = RuleDescription(
    id: RuleID("points/unmatched"),
    severity: .warning,
    summary: Bilingual(zh: "地点没有对应的故事", en: "a place has no story"),
    explanation: Bilingual(
      zh: "points 文件里的地点按编号与 stories/<编号>.md 对应：先看编号，再看像编号的名字，再看英文名字化成的编号。对不上的地点不会打包。",
      en: """
        Places of a points file belong to stories/<id>.md by their id: the one stated, else a name that has the \
        shape of an id, else the name in ASCII made into one. What belongs to none is not packed.
        """),
    remedy: Bilingual(
      zh: "改正编号，或为它写一个故事，或删去这个地点。",
      en: "Mend the id, write a story for it, or remove the place."),
    fires: Example(
      "id,lat,lon\nthe-bunt,31.24,121.49",
      note: Bilingual(zh: "只有 stories/the-bund.md。", en: "There is only stories/the-bund.md.")),
    staysSilent: Example(
      "name,lat,lon\nThe Bund,31.24,121.49", note: Bilingual(zh: "名字化成 the-bund。", en: "The name becomes the-bund.")))
}
