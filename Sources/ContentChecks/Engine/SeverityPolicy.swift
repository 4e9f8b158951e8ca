import SourceText

/// The severities a project sets in place of the rules' own. Those that are no matter of
/// settings keep theirs.
struct SeverityPolicy {
  private let overrides: [RuleID: Located<Severity?>]

  init(_ overrides: [RuleID: Located<Severity?>]) {
    self.overrides = overrides.filter { RuleSet.all.isGradable($0.key) }
  }

  /// Findings with their severities replaced; those of rules that are off are left out.
  func apply(to findings: [Finding]) -> [Finding] {
    guard !overrides.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard let override = overrides[finding.rule] else { return finding }
      guard let severity = override.value else { return nil }
      var graded = finding
      graded.severity = severity
      return graded
    }
  }
}
