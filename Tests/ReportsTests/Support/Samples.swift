import ContentChecks
import Reports
import SourceText

/// Findings made up for the tests of the reports.
enum Samples {
  static let rule = RuleDescription(
    id: RuleID("geo/on-runway"), severity: .error,
    summary: Bilingual(zh: "故事落在机场跑道上", en: "A story lies on a runway"),
    explanation: Bilingual(zh: "跑道上没有人能走路。", en: "Nobody walks on a runway."),
    remedy: Bilingual(zh: "重新取点。", en: "Take the position again."),
    fires: RuleDescription.Example("latitude: 47.4475", note: Bilingual(zh: "跑道中间。", en: "The middle of it.")),
    staysSilent: RuleDescription.Example("latitude: 47.5182", note: Bilingual(zh: "博物馆。", en: "The museum.")))

  static func finding(
    _ what: String = "on runway 16L/34R", severity: Severity = .error, file: String = "seattle/stories/x.md",
    line: Int = 7
  ) -> Finding {
    var finding = Finding(
      rule: rule, at: SourcePlace(file: file, line: line, column: line == 0 ? 0 : 11), story: "x",
      subject: "KSEA 16L/34R", what: Bilingual(zh: "落在跑道 16L/34R 上", en: what),
      howWeKnow: Bilingual(zh: "资料。", en: "The data says so."))
    finding.severity = severity
    return finding
  }

  static let notEvaluated = ["geo/in-airfield", "geo/on-runway"].map { rule in
    NotEvaluated(
      rule: RuleID(rule), city: "lhasa", reason: Bilingual(zh: "没有资料", en: "there is no data"))
  }

  static func report(
    _ findings: [Finding], accepted: [Verdict.Accepted] = [], notEvaluated: [NotEvaluated] = []
  ) -> ValidationReport {
    ValidationReport(
      Verdict(findings: findings, accepted: accepted, notEvaluated: notEvaluated), cityCount: 2, storyCount: 31)
  }

  static let accepted = Verdict.Accepted(
    finding: finding("in the airfield", severity: .warning), reason: "a museum", expires: "2027-01-31")
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func lines(_ bytes: [UInt8]) -> [String] {
  text(bytes).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
}
