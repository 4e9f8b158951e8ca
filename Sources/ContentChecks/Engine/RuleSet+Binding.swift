public import SourceText

extension RuleSet {
  /// Whether a rule finds what cannot be packed at all: it can be neither accepted nor given another severity.
  public func isBinding(_ rule: RuleID) -> Bool { Self.bindingRules.contains(rule) }

  /// Whether an entry of a city's `ignore.yaml` can accept a finding: not what concerns the project or the settings
  /// themselves, and not what cannot be packed.
  public func canBeAccepted(_ finding: Finding) -> Bool {
    let rule = finding.rule
    return !isBinding(rule) && rule != ReferenceImpossibleRow.id && rule != ReferenceChanged.id
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
