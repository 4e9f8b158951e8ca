public import SourceText

extension RuleDescription {
  public static let borderOnlyPoints = RuleDescription(
    id: RuleID("border/points"),
    severity: .warning,
    summary: Bilingual(zh: "点没有轮廓，不进入结果", en: "points have no outline and are left out"),
    explanation: Bilingual(
      zh: "简化的是轮廓和线。要素里的点（如首府）不写进结果，要素本身和它的属性保留。",
      en:
        "Outlines and lines are what is simplified. Points of a feature, such as a capital, are not written; the feature and its properties stay."
    ),
    remedy: Bilingual(
      zh: "点另存一个文件。",
      en: "Keep points in a file of their own."),
    fires: Example(
      #"{"type": "Point", "coordinates": [121.49, 31.24]}"#, note: Bilingual(zh: "一个点。", en: "A point.")),
    staysSilent: Example(
      #"{"type": "LineString", "coordinates": [[121, 31], [122, 31]]}"#,
      note: Bilingual(zh: "线照样写。", en: "A line is written.")))
}
