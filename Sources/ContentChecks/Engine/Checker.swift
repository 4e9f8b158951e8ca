public import Atlas
public import ContentSources
import SourceText

/// Asks every rule of a city, one city at a time. A pure function of what it is given: no clock, no files.
public struct Checker: Sendable {
  let config: ProjectConfig
  let hazards: HazardReference?
  let today: String
  /// The borders, for cities that state their adcode; without them their rules are not evaluated.
  public var atlas: Atlas?

  /// - Parameters:
  ///   - config: severities and caps of the project.
  ///   - hazards: what is known of runways; nil where there is no reference, and then the rules that need it are not
  ///     evaluated and every city is refused.
  ///   - today: the UTC day, `YYYY-MM-DD`: acceptances that ended before it no longer hold.
  public init(config: ProjectConfig, hazards: HazardReference?, today: String) {
    self.config = config
    self.hazards = hazards
    self.today = today
  }

  /// What all rules say of a city. O(stories · aerodromes nearby) for the runway rules, O(n log n) for the rest.
  public func verdict(on city: City) -> Verdict {
    let read = SeverityPolicy(config.severities).apply(to: city.findings)
    let context = CityContext(
      city: Self.missing(nothingToldIn: read, city), config: config, hazards: hazards, atlas: atlas)
    let inquiry = Inquiry(context)
    let graded = read + SeverityPolicy(config.severities).apply(to: inquiry.findings)
    let told = withoutReplaced(lenientToDrafts(graded, of: city))
    let outcome = Acceptances(city.accepted, today: today).apply(to: told, unasked: inquiry.notEvaluated)
    let meta = SeverityPolicy(config.severities).apply(to: outcome.findingsAboutEntries)
    return Verdict(
      findings: outcome.remaining + meta, accepted: outcome.accepted, notEvaluated: inquiry.notEvaluated)
  }

  /// What is wrong with the project's own files: its configuration, its reference.
  public func projectVerdict() -> Verdict {
    let unknown = config.severities.filter { RuleSet.all[$0.key] == nil }
      .map { UnknownRule.finding($0.key.rawValue, at: $0.value.place, in: .all) }
    let binding = config.severities.filter { !RuleSet.all.isGradable($0.key) && $0.value.value != .error }
      .map { BindingRule.finding($0.key.rawValue, at: $0.value.place) }
    let all = config.findings + unknown + binding + (hazards?.findings ?? [])
    return Verdict(findings: SeverityPolicy(config.severities).apply(to: all))
  }

  /// The city in which a part counts as unread only while an error about its story stands: where a setting has turned
  /// that down, the rules that miss the part have to speak.
  private static func missing(nothingToldIn findings: [Finding], _ city: City) -> City {
    let told = Set(findings.filter { $0.severity == .error }.compactMap(\.story))
    var city = city
    for index in city.stories.indices where !told.contains(city.stories[index].id.value) {
      city.stories[index].unread = []
    }
    return city
  }

  /// A draft is not packed, so what is wrong with it does not keep its city from being packed: errors become warnings.
  private func lenientToDrafts(_ findings: [Finding], of city: City) -> [Finding] {
    let finished = Set(city.stories.filter { !$0.isDraft }.map(\.id.value))
    let drafts = Set(city.stories.filter(\.isDraft).map(\.id.value)).subtracting(finished)
    guard !drafts.isEmpty else { return findings }
    let uncoveredAreDrafts = ReferenceNotCovered.concernsOnlyDrafts(of: city)
    return findings.map { finding in
      let isOfDraft =
        finding.story.map { drafts.contains($0) } ?? (finding.rule == ReferenceNotCovered.id && uncoveredAreDrafts)
      guard finding.severity == .error, isOfDraft else { return finding }
      var lenient = finding
      lenient.severity = .warning
      return lenient
    }
  }

  /// Leaves out what another finding about the same story says better.
  private func withoutReplaced(_ findings: [Finding]) -> [Finding] {
    var replaced: Set<StoryRuleKey> = []
    for finding in findings {
      for rule in Self.replacements[finding.rule] ?? [] {
        replaced.insert(StoryRuleKey(rule: rule, story: finding.story))
      }
    }
    return findings.filter { !replaced.contains(StoryRuleKey(rule: $0.rule, story: $0.story)) }
  }

  private static let replacements = Dictionary(
    RuleSet.checkRules.map { ($0.id, $0.replaces) }, uniquingKeysWith: { first, _ in first })
}

private struct StoryRuleKey: Hashable {
  var rule: RuleID
  var story: String?
}
