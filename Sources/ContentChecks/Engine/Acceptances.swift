import ContentSources
import SourceText

/// The entries of `ignore.yaml`, held against what was found.
///
/// An entry is recognised by rule and, where it states them, story and subject; never by line or file. An entry that
/// has expired accepts nothing, so what it accepted is found again. Nor does one for a binding rule, or one for a
/// runway that does not name the story and the subject.
struct Acceptances {
  struct Outcome {
    var remaining: [Finding] = []
    var accepted: [Verdict.Accepted] = []
    /// Entries that name no rule or a binding one, or match nothing.
    var findingsAboutEntries: [Finding] = []
  }

  private let entries: [AcceptedFinding]
  private let today: String

  init(_ entries: [AcceptedFinding], today: String) {
    self.entries = entries
    self.today = today
  }

  /// O(findings · entries). An entry whose rule could not be asked is not called unused.
  func apply(to findings: [Finding], unasked: [NotEvaluated]) -> Outcome {
    var outcome = Outcome()
    var isUsed = Array(repeating: false, count: entries.count)
    for finding in findings {
      let matching = entries.indices.filter { matches(entries[$0], finding) }
      matching.forEach { isUsed[$0] = true }
      if let index = matching.first(where: { !hasExpired(entries[$0]) }) {
        let entry = entries[index]
        outcome.accepted.append(
          Verdict.Accepted(finding: finding, reason: entry.reason.value, expires: entry.expires?.value))
      } else {
        outcome.remaining.append(withExpired(matching.map { entries[$0] }, finding))
      }
    }
    outcome.findingsAboutEntries = entries.indices.compactMap { faultOf(entries[$0], isUsed: isUsed[$0], unasked) }
    return outcome
  }

  private func matches(_ entry: AcceptedFinding, _ finding: Finding) -> Bool {
    guard entry.rule.value == finding.rule.rawValue, !isTooWide(entry), !RuleSet.all.isBinding(finding.rule) else {
      return false
    }
    if let story = entry.story, story.value != finding.story { return false }
    if let subject = entry.subject, subject.value != finding.subject { return false }
    return true
  }

  /// Whether an entry would accept findings nobody has looked at, of a rule whose findings are looked at one by one.
  private func isTooWide(_ entry: AcceptedFinding) -> Bool {
    RuleSet.all.isAcceptedOneByOne(RuleID(entry.rule.value)) && (entry.story == nil || entry.subject == nil)
  }

  /// The finding with a note on every entry that accepted it until a day that is over.
  private func withExpired(_ expired: [AcceptedFinding], _ finding: Finding) -> Finding {
    var finding = finding
    finding.related += expired.compactMap { entry in
      entry.expires.map { day in
        Finding.Related(
          entry.rule.place,
          note: Bilingual(zh: "这一条接受到 \(day.value) 为止，已过期", en: "accepted this until \(day.value)"))
      }
    }
    return finding
  }

  /// `YYYY-MM-DD` sorts as time goes.
  private func hasExpired(_ entry: AcceptedFinding) -> Bool {
    entry.expires.map { $0.value.utf8.lexicographicallyPrecedes(today.utf8) } ?? false
  }

  private func faultOf(_ entry: AcceptedFinding, isUsed: Bool, _ unasked: [NotEvaluated]) -> Finding? {
    if RuleSet.all[RuleID(entry.rule.value)] == nil {
      return UnknownRule.finding(entry.rule.value, at: entry.rule.place, in: .all)
    }
    if RuleSet.all.isBinding(RuleID(entry.rule.value)) {
      return BindingRule.finding(entry.rule.value, story: entry.story?.value, at: entry.rule.place)
    }
    if isTooWide(entry) {
      return BindingRule.tooWide(entry.rule.value, story: entry.story?.value, at: entry.rule.place)
    }
    let isUnasked = unasked.contains { lack in
      lack.rule.rawValue == entry.rule.value
        && (lack.story == nil || entry.story == nil || lack.story == entry.story?.value)
    }
    return isUsed || isUnasked ? nil : UnusedAcceptance.finding(entry, hasExpired: hasExpired(entry))
  }
}
