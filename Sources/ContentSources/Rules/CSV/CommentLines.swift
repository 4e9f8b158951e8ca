import SourceText

extension RuleDescription {
  static let csvCommentLines = RuleDescription(
    id: RuleID("csv/comment-lines"),
    severity: .info,
    summary: Bilingual(zh: "以 # 开头的行被跳过", en: "lines that start with # are skipped"),
    explanation: Bilingual(
      zh: "CSV 本来没有注释；很多工具把 # 开头的行当注释，这里也一样，并且告诉您跳过了几行。",
      en: """
        CSV has no comments of its own; like many tools this one takes lines that start with # for comments, and \
        says how many.
        """),
    remedy: Bilingual(zh: "如果那一行是数据，给第一格加上双引号。", en: "Quote the first cell if such a line is data."),
    fires: Example("lat,lon\n# north gate\n31.2,121.5", note: Bilingual(zh: "跳过一行。", en: "One line is skipped.")),
    staysSilent: Example("name,lat,lon\n\"#1\",31.2,121.5", note: Bilingual(zh: "加了引号，是数据。", en: "Quoted: data.")))
}
