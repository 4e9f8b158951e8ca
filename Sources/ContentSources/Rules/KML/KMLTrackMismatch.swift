import SourceText

extension RuleDescription {
  static let kmlTrackMismatch = RuleDescription(
    id: RuleID("kml/track-mismatch"),
    severity: .warning,
    summary: Bilingual(zh: "轨迹的时间和坐标个数不同", en: "a track has not as many times as positions"),
    explanation: Bilingual(
      zh: "`gx:Track` 的第一个 `when` 属于第一个 `gx:coord`，以此类推。个数不同就不知道缺的是哪一个，所以全部当作没有时间。",
      en: """
        The first `when` of a `gx:Track` belongs to the first `gx:coord`, and so on. Where the numbers \
        differ nobody knows which is missing, so that all points count as without a time.
        """),
    remedy: Bilingual(zh: "补上缺的，或重新导出。", en: "Add what is missing, or export the track again."),
    fires: Example(
      "<gx:Track><when>2026-05-01T08:00:00Z</when></gx:Track>",
      note: Bilingual(zh: "有时间，没有坐标。", en: "A time and no position.")),
    staysSilent: Example(
      "<gx:Track><when>2026-05-01T08:00:00Z</when><gx:coord>121.49 31.24 0</gx:coord></gx:Track>",
      note: Bilingual(zh: "各一个。", en: "One of each.")))
}

extension Finding {
  static func kmlTrackMismatch(at place: SourcePlace, moments: Int, positions: Int) -> Finding {
    Finding(
      rule: .kmlTrackMismatch, at: place,
      what: Bilingual(
        zh: "轨迹有 \(moments) 个时间、\(positions) 个坐标，时间没有使用",
        en: "the track has \(moments) time(s) and \(positions) position(s); the times were not used"))
  }
}
