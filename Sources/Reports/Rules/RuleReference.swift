import ContentChecks
public import SourceText

/// The generated page `docs/reference/rules.md`: every rule in both languages.
public enum RuleReference {
  /// The whole page as Markdown; the same bytes for the same rules.
  public static func markdown(_ rules: [RuleDescription]) -> String {
    let sorted = rules.sorted { $0.id < $1.id }
    return ([heading] + [table(sorted)] + sorted.map(section)).joined(separator: "\n")
  }

  private static let heading = """
    # Rules

    Every finding of `citypack` belongs to one of these rules. `citypack explain RULE` prints the same text offline, in
    English or Chinese. Severities can be changed in `content/citypack.yaml`; single findings are accepted, with a
    reason, in a city's `ignore.yaml`. Where a rule says “cannot be accepted”, what it finds cannot be packed at all, and
    neither of the two helps. Only errors keep a city from being packed.

    <!-- Generated from the rules themselves. To refresh: CITYPACK_UPDATE_SNAPSHOTS=1 swift test --filter ReportsTests -->

    """

  private static func table(_ rules: [RuleDescription]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.id)`](#\(anchor(rule.id))) | \(rule.severity.rawValue) | \(escaped(rule.summary.en)) | \(escaped(rule.summary.zh)) |"
    }
    return (["| rule | severity | looks for | 检查什么 |", "|---|---|---|---|"] + rows).joined(separator: "\n") + "\n"
  }

  private static func section(_ rule: RuleDescription) -> String {
    """
    ## \(rule.id)

    **\(rule.severity.rawValue)**\(binding(rule)) · \(escaped(rule.summary.en)) · \(escaped(rule.summary.zh))

    \(escaped(rule.explanation.en))

    \(escaped(rule.explanation.zh))

    *What to do.* \(escaped(rule.remedy.en))

    *处理。* \(escaped(rule.remedy.zh))

    Fires · 会报告 — \(escaped(rule.fires.note.en)) · \(escaped(rule.fires.note.zh))

    \(code(rule.fires.text))

    Stays silent · 不报告 — \(escaped(rule.staysSilent.note.en)) · \(escaped(rule.staysSilent.note.zh))

    \(code(rule.staysSilent.text))

    """
  }

  private static func binding(_ rule: RuleDescription) -> String {
    let words = RuleSet.cannotBeAccepted
    return RuleSet.all.isBinding(rule.id) ? ", \(words.en) · \(words.zh)" : ""
  }

  /// As an indented block: no fence that the example itself could close.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \(visible(String($0)))" }
      .joined(separator: "\n")
  }

  /// How web pages name the heading of a rule: lower case, without slashes.
  private static func anchor(_ id: RuleID) -> String { id.rawValue.filter { $0 != "/" } }

  /// Text in which nothing is markup.
  private static func escaped(_ text: String) -> String {
    text.map { "\\`*_[]<>|&".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
