public import SourceText

/// What `content/citypack.yaml` says: defaults for every city, severities, caps.
public struct ProjectConfig: Sendable {
  /// Severities that replace a rule's own, with the place that says so; nil as value means the rule is off.
  public var severities: [RuleID: Located<Severity?>]
  /// The languages of cities that state none.
  public var languages: [Located<LanguageTag>]
  public var licence: Located<String>?
  public var defaultRadiusMeters: Double?
  public var maxImageBytes: Int
  public var maxImagePixels: Int
  public var findings: [Finding]

  public init() {
    self.severities = [:]
    self.languages = []
    self.licence = nil
    self.defaultRadiusMeters = nil
    self.maxImageBytes = 400_000
    self.maxImagePixels = 4096
    self.findings = []
  }
}
