import SourceText

extension RuleDescription {
  static let contentIDMismatch = RuleDescription(
    id: RuleID("content/id-mismatch"),
    severity: .error,
    summary: Bilingual(zh: "写的编号与文件名不同", en: "an id differs from the name of its file or folder"),
    explanation: Bilingual(
      zh: "编号和名字必须相同，否则不知道以谁为准：发布以后编号不能再改。",
      en: "Both must be the same, or nobody knows which counts: an id cannot change after a release."),
    remedy: Bilingual(
      zh: "改其中一个；也可以不写 id，就取文件名。",
      en: "Change one of them, or leave the id out: the name is taken then."),
    fires: Example("stories/the-bund.md: id: bund", note: Bilingual(zh: "不一样。", en: "They differ.")),
    staysSilent: Example("stories/the-bund.md: id: the-bund", note: Bilingual(zh: "一样。", en: "They agree.")))
}
