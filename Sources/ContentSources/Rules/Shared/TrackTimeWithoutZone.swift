import SourceText

extension RuleDescription {
  static let trackTimeWithoutZone = RuleDescription(
    id: RuleID("track/time-without-zone"),
    severity: .info,
    summary: Bilingual(zh: "时间没有写时区", en: "a time names no zone"),
    explanation: Bilingual(
      zh: "按规定，没有时区的时间当作 UTC。有些软件写的其实是当地时间，那样就差几个小时。",
      en: """
        A time without a zone is taken for UTC, as the format says. Some programs write local time, \
        which is then hours off.
        """),
    remedy: Bilingual(zh: "在时间末尾加上 `Z` 或时区，例如 `+08:00`。", en: "Add `Z` or the zone, such as `+08:00`."),
    fires: Example(
      "<time>2026-05-01T08:00:00</time>",
      note: Bilingual(zh: "当作 UTC。", en: "Taken for UTC.")),
    staysSilent: Example(
      "<time>2026-05-01T08:00:00+08:00</time>",
      note: Bilingual(zh: "时区明确。", en: "The zone is plain.")))
}

extension Finding {
  /// One a file, at the first place.
  static func timeWithoutZone(at place: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .trackTimeWithoutZone, at: place,
      what: Bilingual(
        zh: "有 \(count) 个时间没有时区，当作 UTC", en: "\(count) time(s) name no zone and are taken for UTC"))
  }
}
