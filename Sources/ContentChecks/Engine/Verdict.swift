public import SourceText

/// What the checks say of a city, or of the project.
public struct Verdict: Sendable {
  /// A finding a person has accepted, and why.
  public struct Accepted: Sendable {
    public var finding: Finding
    public var reason: String
    /// The last UTC day on which the acceptance holds, where it ends.
    public var expires: String?

    public init(finding: Finding, reason: String, expires: String?) {
      self.finding = finding
      self.reason = reason
      self.expires = expires
    }
  }

  /// In reading order.
  public var findings: [Finding]
  /// In reading order.
  public var accepted: [Accepted]
  /// Rules that could not be asked, by rule, then story.
  public var notEvaluated: [NotEvaluated]

  public init(findings: [Finding] = [], accepted: [Accepted] = [], notEvaluated: [NotEvaluated] = []) {
    self.findings = findings.sorted(by: Finding.inReadingOrder)
    self.accepted = accepted.sorted { Finding.inReadingOrder($0.finding, $1.finding) }
    self.notEvaluated = notEvaluated.sorted { ($0.rule, $0.story ?? "") < ($1.rule, $1.story ?? "") }
  }

  /// Whether something keeps it from being packed.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

extension Verdict {
  /// Both verdicts as one, in reading order.
  public func merged(with other: Verdict) -> Verdict {
    Verdict(
      findings: findings + other.findings, accepted: accepted + other.accepted,
      notEvaluated: notEvaluated + other.notEvaluated)
  }
}
