import SourceText

extension RuleDescription {
  static let trackTimeBackwards = RuleDescription(
    id: RuleID("track/time-backwards"),
    severity: .warning,
    summary: Bilingual(zh: "轨迹的时间没有前进", en: "the times of a track do not go forward"),
    explanation: Bilingual(
      zh: "一个点的时间早于或等于前一个点。点按文件中的次序保留，不重新排序；回放时速度在这里没有意义。",
      en: """
        The time of a point is not after that of the one before. Points stay in the order of the file \
        and are not sorted; a replay has no speed at these places.
        """),
    remedy: Bilingual(
      zh: "多半是几段记录拼在了一起，请分成几段（`trkseg`）；重复的点可以删去。",
      en: """
        Often several recordings were joined: give each its own segment (`trkseg`). Points given twice \
        can be removed.
        """),
    fires: Example(
      "<trkpt lat=\"31.24\" lon=\"121.49\"><time>2026-05-01T08:00:05Z</time></trkpt>\n<trkpt lat=\"31.25\" lon=\"121.49\"><time>2026-05-01T08:00:00Z</time></trkpt>",
      note: Bilingual(zh: "时间倒退了 5 秒。", en: "Five seconds backwards.")),
    staysSilent: Example(
      "<trkpt lat=\"31.24\" lon=\"121.49\"><time>2026-05-01T08:00:00Z</time></trkpt>\n<trkpt lat=\"31.25\" lon=\"121.49\"><time>2026-05-01T08:00:05Z</time></trkpt>",
      note: Bilingual(zh: "时间前进。", en: "Time goes forward.")))
}

extension Finding {
  /// One a track, at the first place.
  static func timeBackwards(at place: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .trackTimeBackwards, at: place,
      what: Bilingual(
        zh: "轨迹上有 \(count) 个点的时间不晚于前一个点，这是第一个",
        en: "\(count) point(s) of the track are not later than the one before; this is the first"))
  }
}
