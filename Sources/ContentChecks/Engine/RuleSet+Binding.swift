public import SourceText

extension RuleSet {
  /// Whether a rule finds what cannot be packed at all: it can be neither accepted nor given another severity.
  public func isBinding(_ rule: RuleID) -> Bool { Self.bindingRules.contains(rule) }

  /// Whether a setting for the whole project can give a rule another severity. That a point on a runway never ships is no
  /// matter of settings: a single finding of it can be accepted, by story and subject.
  public func isGradable(_ rule: RuleID) -> Bool { !isBinding(rule) && !Self.acceptedOneByOne.contains(rule) }

  /// Whether an acceptance of a rule's findings counts only where it names the story and the subject.
  func isAcceptedOneByOne(_ rule: RuleID) -> Bool { Self.acceptedOneByOne.contains(rule) }

  private static let acceptedOneByOne: Set<RuleID> = [OnRunway.id]

  /// Whether an entry of a city's `ignore.yaml` can accept a finding: not what concerns the project or the settings
  /// themselves, and not what cannot be packed.
  public func canBeAccepted(_ finding: Finding) -> Bool {
    let rule = finding.rule
    return !isBinding(rule) && rule != ReferenceImpossibleRow.id
      && !rule.rawValue.hasPrefix("meta/")
      && !finding.place.file.hasSuffix("citypack.yaml")
  }

  static let bindingRules: Set<RuleID> = Set(checkRules.filter { $0.isBinding }.map { $0.id } + bindingReaderRules)

  /// What is found where a file is refused as a whole, by a reader or by the build: there is then nothing to pack.
  private static let bindingReaderRules: [RuleID] = [
    "content/cannot-pack", "content/no-city-file", "content/released-damaged", "content/unreadable",
    "encoding/unknown", "file/too-large", "markdown/no-front-matter",
    "markdown/unclosed-front-matter", "yaml/alias", "yaml/full-width-colon", "yaml/syntax", "yaml/tab", "yaml/tag",
    "yaml/unquoted-colon",
  ].map { RuleID($0) }
}
