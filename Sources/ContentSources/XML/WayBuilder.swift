import SourceText

/// Collects the points of a recorded or planned way, and counts what is odd about their times.
///
/// A point that is refused ends its segment: nobody was seen between the points around it.
struct WayBuilder {
  /// Without empty ones.
  var segments: [[SourceTrack.Point]] { allSegments.filter { !$0.isEmpty } }

  private var allSegments: [[SourceTrack.Point]] = []
  private var refusals: (first: Finding, count: Int)?
  private var untimed = PlaceTally()
  private var backwards = PlaceTally()
  private var unreadable: (first: Located<String>, count: Int)?
  private var latest: Double?

  mutating func beginSegment() {
    allSegments.append([])
    latest = nil
  }

  mutating func add(_ position: SourcePosition, time: Double?, at element: XMLElement) {
    if allSegments.isEmpty { beginSegment() }
    allSegments[allSegments.count - 1].append(SourceTrack.Point(position: position, time: time))
    guard let time else { return untimed.add(element.place) }
    if let latest, time <= latest { backwards.add(element.place) }
    latest = max(latest ?? time, time)
  }

  mutating func refuse(_ reason: Finding) {
    refusals = (refusals?.first ?? reason, (refusals?.count ?? 0) + 1)
    beginSegment()
  }

  /// A gap that the file itself declares: the segment ends, and nothing is wrong.
  mutating func gap() { beginSegment() }

  mutating func unreadableTime(_ text: Located<String>) {
    unreadable = (unreadable?.first ?? text, (unreadable?.count ?? 0) + 1)
  }

  /// One finding a kind, at the first place, with the number.
  func findings(needsTimes: Bool) -> [Finding] {
    var findings: [Finding] = []
    if let (reason, count) = refusals {
      var first = reason
      if count > 1 { first.whatToDo = first.whatToDo.adding(othersAlike: count - 1) }
      findings.append(first)
    }
    if let (first, count) = unreadable { findings.append(.timeUnreadable(first, count: count)) }
    findings += [backwards.finding { .timeBackwards(at: $0, count: $1) }].compactMap { $0 }
    if needsTimes { findings += [untimed.finding { .timeMissing(at: $0, count: $1) }].compactMap { $0 } }
    return findings
  }
}

extension Bilingual {
  fileprivate func adding(othersAlike count: Int) -> Bilingual {
    Bilingual(zh: zh + "（这条线上还有 \(count) 处类似问题。）", en: en + " (\(count) more like it on this way.)")
  }
}
