import SourceText

extension RuleDescription {
  static let contentUnexpectedFile = RuleDescription(
    id: RuleID("content/unexpected-file"),
    severity: .warning,
    summary: Bilingual(zh: "没有人读的文件", en: "a file that nothing reads"),
    explanation: Bilingual(
      zh: """
        名字写错的文件会被悄悄忽略，例如 Points.csv 或 stories/bund.txt。以“.”开头的文件和 artwork/、walks/、released.json、README.md 不算。
        """,
      en: """
        A file with a mistaken name would be ignored in silence, such as Points.csv or stories/bund.txt. Names that \
        begin with a dot, artwork/, walks/, released.json and README.md do not count.
        """),
    remedy: Bilingual(
      zh: "改正文件名，或把文件移走。故事是 stories/<编号>.md，图片直接放在 images/ 下。",
      en: """
        Mend the name, or move the file away. Stories are stories/<id>.md, pictures lie directly under images/.
        """),
    fires: Example(
      "cities/shanghai/Points.csv", note: Bilingual(zh: "应为小写的 points.csv。", en: "It should be points.csv.")),
    staysSilent: Example("cities/shanghai/points.csv", note: Bilingual(zh: "名字正确。", en: "The right name.")))
}
