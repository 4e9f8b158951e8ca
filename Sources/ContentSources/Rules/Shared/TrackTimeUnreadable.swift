import SourceText

extension RuleDescription {
  static let trackTimeUnreadable = RuleDescription(
    id: RuleID("track/time-unreadable"),
    severity: .warning,
    summary: Bilingual(zh: "轨迹点的时间读不懂", en: "the time of a track point cannot be read"),
    explanation: Bilingual(
      zh: "时间要写成 `2026-05-01T08:00:00Z` 或带时区的 `2026-05-01T16:00:00+08:00`。读不懂的时间不猜，那个点当作没有时间。",
      en: """
        A time is written `2026-05-01T08:00:00Z`, or with a zone as `2026-05-01T16:00:00+08:00`. What \
        cannot be read is not guessed: the point counts as one without a time.
        """),
    remedy: Bilingual(zh: "改成上面的写法。", en: "Write it like that."),
    fires: Example(
      "<trkpt lat=\"31.24\" lon=\"121.49\"><time>2026/5/1 8:00</time></trkpt>",
      note: Bilingual(zh: "不是规定的写法。", en: "Not written as it should be.")),
    staysSilent: Example(
      "<trkpt lat=\"31.24\" lon=\"121.49\"><time>2026-05-01T08:00:00Z</time></trkpt>",
      note: Bilingual(zh: "写法正确。", en: "Written right.")))
}

extension Finding {
  /// One a track, at the first place.
  static func timeUnreadable(_ text: Located<String>, count: Int) -> Finding {
    let shown = text.value.prefix(40)
    return Finding(
      rule: .trackTimeUnreadable, at: text.place, subject: String(shown),
      what: Bilingual(
        zh: "“\(shown)”等 \(count) 个时间读不懂", en: "\(count) time(s), such as ‘\(shown)’, cannot be read"))
  }
}
