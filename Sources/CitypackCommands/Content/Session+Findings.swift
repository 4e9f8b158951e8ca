import ContentChecks
import Reports
import SourceText

extension Session {
  /// Says findings on standard error, one line each.
  func sayFindings(_ findings: [Finding]) {
    let report = ValidationReport(Verdict(findings: findings), cityCount: 0, storyCount: 0)
    let text = TextReport(language: language, detail: .brief, usesColor: usesColor)
    try? host.messages.write(text.bytes(report))
  }
}
