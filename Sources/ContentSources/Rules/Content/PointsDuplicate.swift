import SourceText

extension RuleDescription {
  static let pointsDuplicate = RuleDescription(
    id: RuleID("points/duplicate"),
    severity: .error,
    summary: Bilingual(zh: "一个文件里有两个同编号的地点", en: "two places of one file have the same id"),
    explanation: Bilingual(
      zh: "不知道以哪一个为准，所以只读第一个并报告。",
      en: "Nobody knows which counts, so the first is read and the second told."),
    remedy: Bilingual(zh: "删去其中一个。", en: "Remove one of them."),
    fires: Example(
      "id,lat,lon\nbund,31.24,121.49\nbund,31.25,121.49", note: Bilingual(zh: "bund 出现两次。", en: "bund is there twice.")),
    staysSilent: Example(
      "id,lat,lon\nbund,31.24,121.49\ntower,31.25,121.49", note: Bilingual(zh: "编号各不相同。", en: "Two ids.")))
}
