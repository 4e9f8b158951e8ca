import ContentChecks
public import SourceText
import StrictJSON

/// What `citypack explain --format json` says, as `docs/schemas/explain.schema.json` describes it.
public struct RuleJSON: Sendable {
  /// Raised when a script written against the schema could break.
  public static let schemaVersion: Int64 = 1

  public var language: MessageLanguage

  public init(language: MessageLanguage) { self.language = language }

  /// One rule or many, as pretty JSON.
  public func bytes(_ rules: [RuleDescription]) -> [UInt8] {
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "language": .string(language.rawValue),
      "rules": .array(rules.map(json)),
    ]
    return value.bytes(layout: .pretty)
  }

  private func json(_ rule: RuleDescription) -> JSONValue {
    [
      "rule": .string(rule.id.rawValue),
      "severity": .string(rule.severity.rawValue),
      "canBeAccepted": .boolean(!RuleSet.all.isBinding(rule.id)),
      "summary": .string(rule.summary[language]),
      "explanation": .string(rule.explanation[language]),
      "whatToDo": .string(rule.remedy[language]),
      "fires": json(rule.fires),
      "staysSilent": json(rule.staysSilent),
    ]
  }

  private func json(_ example: RuleDescription.Example) -> JSONValue {
    ["text": .string(example.text), "note": .string(example.note[language])]
  }
}
