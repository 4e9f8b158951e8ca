import SourceText

extension RuleDescription {
  static let yamlUnsafeID = RuleDescription(
    id: RuleID("id/yaml-unsafe"),
    severity: .warning,
    summary: Bilingual(zh: "编号没有引号，别的工具会改掉它", en: "an id without quotes would be changed by other tools"),
    explanation: Bilingual(
      zh: "本工具照原文读 007、12e7、1_2、2024-05-01、no；别的 YAML 工具会读成 7、120000000、12、日期、否。",
      en: """
        This tool reads 007, 12e7, 1_2, 2024-05-01 and no as they stand; other YAML tools make 7, 120000000, 12, a \
        day and false of them.
        """),
    remedy: Bilingual(zh: "加上引号：id: \"007\"。", en: "Quote it: id: \"007\"."),
    fires: Example("id: 007", note: Bilingual(zh: "会变成 7。", en: "Would become 7.")),
    staysSilent: Example("id: \"007\"", note: Bilingual(zh: "加了引号。", en: "Quoted.")))
}
