import SourceText

extension RuleDescription {
  static let kmlSpaceInTuple = RuleDescription(
    id: RuleID("kml/space-in-tuple"),
    severity: .warning,
    summary: Bilingual(zh: "坐标的逗号前后有空格", en: "there is a space around a comma of a coordinate"),
    explanation: Bilingual(
      zh: "按规定，`经度,纬度` 之间不能有空格，空格隔开的是两个点。这里意思明确，照一个点读；有的工具会读成两个。",
      en: """
        A tuple has no spaces: a space parts two points. Here it can only mean one, and was read so; \
        other tools may see two.
        """),
    remedy: Bilingual(zh: "去掉逗号旁边的空格。", en: "Remove the space beside the comma."),
    fires: Example(
      "<coordinates>-70.78, -34.41</coordinates>",
      note: Bilingual(zh: "逗号后有空格。", en: "A space behind the comma.")),
    staysSilent: Example(
      "<coordinates>-70.78,-34.41</coordinates>",
      note: Bilingual(zh: "没有空格。", en: "No space.")))
}

extension Finding {
  /// One a file, at the first place.
  static func kmlSpaceInTuple(at place: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .kmlSpaceInTuple, at: place,
      what: Bilingual(
        zh: "有 \(count) 处坐标在逗号前后有空格，仍按一个点读",
        en: "\(count) coordinate text(s) have a space around a comma; each was read as one point"))
  }
}
