import SourceText

extension RuleDescription {
  static let trackTimeMissing = RuleDescription(
    id: RuleID("track/time-missing"),
    severity: .info,
    summary: Bilingual(zh: "轨迹点没有时间", en: "points of a track have no time"),
    explanation: Bilingual(
      zh: "没有时间的轨迹仍然可以回放：按设定的步行速度走过去。",
      en: "A track without times can still be replayed: it is walked at a set speed."),
    remedy: Bilingual(
      zh: "如果要看真实的速度和停留，请导出带时间的轨迹。",
      en: "Export the track with its times if real speeds and stops matter."),
    fires: Example(
      "<trkpt lat=\"31.24\" lon=\"121.49\"/>",
      note: Bilingual(zh: "没有 `time`。", en: "No `time`.")),
    staysSilent: Example(
      "<trkpt lat=\"31.24\" lon=\"121.49\"><time>2026-05-01T08:00:00Z</time></trkpt>",
      note: Bilingual(zh: "有时间。", en: "It has one.")))
}

extension Finding {
  /// One a track, at the first place.
  static func timeMissing(at place: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .trackTimeMissing, at: place,
      what: Bilingual(
        zh: "轨迹上有 \(count) 个点没有时间，回放时按步行速度",
        en: "\(count) point(s) of the track have no time: a replay walks at a set speed"))
  }
}
