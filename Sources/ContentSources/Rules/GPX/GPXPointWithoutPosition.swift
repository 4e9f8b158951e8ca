import SourceText

extension RuleDescription {
  static let gpxPointWithoutPosition = RuleDescription(
    id: RuleID("gpx/point-without-position"),
    severity: .error,
    summary: Bilingual(zh: "轨迹点没有坐标", en: "a point of a track has no position"),
    explanation: Bilingual(
      zh: "`trkpt` 和 `rtept` 必须有 `lat` 和 `lon`。没有坐标的点不收，轨迹在这里断开：没有人知道中间发生了什么。",
      en: """
        `trkpt` and `rtept` need `lat` and `lon`. A point without them is left out and the way is cut \
        there: nobody knows what happened in between.
        """),
    remedy: Bilingual(zh: "补上坐标，或删去这个点。", en: "Give its position, or remove the point."),
    fires: Example(
      "<trkpt><time>2026-05-01T08:00:00Z</time></trkpt>",
      note: Bilingual(zh: "没有 `lat` 和 `lon`。", en: "Neither `lat` nor `lon`.")),
    staysSilent: Example(
      "<trkpt lat=\"31.24\" lon=\"121.49\"/>",
      note: Bilingual(zh: "有坐标。", en: "It has a position.")))
}

extension Finding {
  static func gpxPointWithoutPosition(at place: SourcePlace) -> Finding {
    Finding(
      rule: .gpxPointWithoutPosition, at: place,
      what: Bilingual(zh: "这个点没有 `lat` 和 `lon`", en: "this point has neither `lat` nor `lon`"))
  }
}
