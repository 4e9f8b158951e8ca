import ContentChecks
public import SourceText
public import StrictJSON

/// Findings for scripts, as `docs/schemas/validate.schema.json` describes them.
public struct JSONReport: Sendable {
  /// Raised when a script written against the schema could break.
  public static let schemaVersion: Int64 = 1

  public var language: MessageLanguage

  public init(language: MessageLanguage) { self.language = language }

  /// The report as pretty JSON; O(findings). Line and column are 0 where a finding is about a file as a whole.
  public func bytes(_ report: ValidationReport) -> [UInt8] {
    let verdict = report.verdict
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "language": .string(language.rawValue),
      "findings": .array(verdict.findings.map { json(of: $0) }),
      "accepted": .array(verdict.accepted.map { .object(members($0)) }),
      "notEvaluated": .array(verdict.notEvaluated.map(notEvaluated)),
      "counts": counts(report),
    ]
    return value.bytes(layout: .pretty)
  }

  /// One finding in the shape it has there, for answers of other commands.
  public func json(of finding: Finding) -> JSONValue { .object(members(finding)) }

  private func members(_ finding: Finding) -> [JSONValue.Member] {
    let head = [
      JSONValue.Member("rule", .string(finding.rule.rawValue)),
      JSONValue.Member("severity", .string(finding.severity.rawValue)),
    ]
    let words = [
      JSONValue.Member("story", .text(finding.story)),
      JSONValue.Member("subject", .string(finding.subject)),
      JSONValue.Member("message", .string(finding.what[language])),
      JSONValue.Member("howWeKnow", .string(finding.howWeKnow[language])),
      JSONValue.Member("whatToDo", .string(finding.whatToDo[language])),
      JSONValue.Member("related", .array(finding.related.map(related))),
    ]
    return head + members(finding.place) + words
  }

  private func members(_ accepted: Verdict.Accepted) -> [JSONValue.Member] {
    members(accepted.finding) + [
      JSONValue.Member("reason", .string(accepted.reason)),
      JSONValue.Member("expires", .text(accepted.expires)),
    ]
  }

  private func members(_ place: SourcePlace) -> [JSONValue.Member] {
    [
      JSONValue.Member("file", .string(place.file)),
      JSONValue.Member("member", .text(place.member)),
      JSONValue.Member("line", .integer(Int64(place.line))),
      JSONValue.Member("column", .integer(place.line > 0 ? Int64(max(place.column, 1)) : 0)),
      JSONValue.Member("label", .text(place.label)),
    ]
  }

  private func related(_ related: Finding.Related) -> JSONValue {
    .object(members(related.place) + [JSONValue.Member("note", .string(related.note[language]))])
  }

  private func notEvaluated(_ lack: NotEvaluated) -> JSONValue {
    [
      "rule": .string(lack.rule.rawValue), "city": .string(lack.city), "story": .text(lack.story),
      "reason": .string(lack.reason[language]),
    ]
  }

  private func counts(_ report: ValidationReport) -> JSONValue {
    [
      "cities": .integer(Int64(report.cityCount)),
      "stories": .integer(Int64(report.storyCount)),
      "errors": .integer(Int64(report.count(.error))),
      "warnings": .integer(Int64(report.count(.warning))),
      "infos": .integer(Int64(report.count(.info))),
      "accepted": .integer(Int64(report.verdict.accepted.count)),
      "notEvaluated": .integer(Int64(report.verdict.notEvaluated.count)),
    ]
  }
}

extension JSONValue {
  /// A text, or null.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
