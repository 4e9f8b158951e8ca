/// The stable name of a rule, `room/name`: `coordinate/swapped`, `csv/unclosed-quote`. Never renamed once released.
public struct RuleID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }
}

extension RuleID: Comparable {
  /// By bytes, so that lists are the same on every machine.
  public static func < (a: Self, b: Self) -> Bool {
    a.rawValue.utf8.lexicographicallyPrecedes(b.rawValue.utf8)
  }
}

/// What `citypack explain` and the reference say of a rule. Every finding the tool can make has one.
public struct RuleDescription: Sendable {
  /// One input that shows the rule at work.
  public struct Example: Sendable {
    /// The smallest text that shows the point, in the format it would be written in.
    public var text: String
    /// What happens with it, or why nothing does.
    public var note: Bilingual

    public init(_ text: String, note: Bilingual) {
      self.text = text
      self.note = note
    }
  }

  public var id: RuleID
  public var severity: Severity
  /// One line: what the rule looks for.
  public var summary: Bilingual
  /// Why it matters and how the tool knows, in a paragraph or two.
  public var explanation: Bilingual
  /// What to do about a finding, and the mistake people make while mending it.
  public var remedy: Bilingual
  public var fires: Example
  public var staysSilent: Example

  public init(
    id: RuleID, severity: Severity, summary: Bilingual, explanation: Bilingual, remedy: Bilingual,
    fires: Example, staysSilent: Example
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
    self.fires = fires
    self.staysSilent = staysSilent
  }
}
