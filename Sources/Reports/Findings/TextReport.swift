import ContentChecks
public import SourceText

/// Findings as a person reads them in a terminal.
///
///     stories/x.md:7:11: error: on runway 16L/34R of … [geo/on-runway]
///         how we know: …
///         what to do: …
public struct TextReport: Sendable {
  /// How much is said of each finding.
  public enum Detail: Sendable {
    /// One line each, as compilers write them; no summary.
    case brief
    /// How we know and what to do below each; a summary at the end.
    case full
    /// Also how to accept each finding, and what was accepted, and why.
    case everything
  }

  public var language: MessageLanguage
  public var detail: Detail
  private let paint: Paint

  public init(language: MessageLanguage, detail: Detail = .full, usesColor: Bool = false) {
    self.language = language
    self.detail = detail
    self.paint = Paint(isOn: usesColor)
  }

  /// The report as UTF-8, LF at the end of every line; O(findings).
  public func bytes(_ report: ValidationReport) -> [UInt8] {
    var lines = report.verdict.findings.flatMap { self.lines($0) }
    if detail == .everything { lines += report.verdict.accepted.flatMap { self.lines($0) } }
    if detail != .brief { lines += unasked(report.verdict.notEvaluated) + [report.summary[language]] }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// The findings alone, without a summary; O(findings).
  public func bytes(findings: [Finding]) -> [UInt8] {
    Array(findings.flatMap { lines($0) }.map { $0 + "\n" }.joined().utf8)
  }

  /// The first line of a finding, in any form of the report.
  func headline(_ finding: Finding) -> String {
    let place = paint(visible("\(finding.place)"), .strong)
    let severity = paint(finding.severity.word[language], style(finding.severity))
    let rule = paint("[\(finding.rule)]", .faint)
    return "\(place): \(severity): \(visible(finding.what[language])) \(rule)"
  }

  private func lines(_ finding: Finding) -> [String] {
    guard detail != .brief else { return [headline(finding)] }
    let related = finding.related.map {
      labelled(Bilingual(zh: "参见", en: "see also"), "\($0.place): \($0.note[language])")
    }
    return [headline(finding)] + evidence(finding)
      + [labelled(Bilingual(zh: "处理", en: "what to do"), finding.whatToDo[language])] + related + acceptance(finding)
  }

  /// Nothing where it would only say again what the rule looks for.
  private func evidence(_ finding: Finding) -> [String] {
    guard finding.howWeKnow != RuleSet.all[finding.rule]?.summary else { return [] }
    return [labelled(Bilingual(zh: "依据", en: "how we know"), finding.howWeKnow[language])]
  }

  /// Nothing where no entry could accept it.
  private func acceptance(_ finding: Finding) -> [String] {
    guard detail == .everything, RuleSet.all.canBeAccepted(finding) else { return [] }
    return [labelled(Bilingual(zh: "接受", en: "to accept"), entry(for: finding))]
  }

  /// The entry of `ignore.yaml` that would accept a finding, but for the reason.
  private func entry(for finding: Finding) -> String {
    let keys = [("rule", finding.rule.rawValue), ("story", finding.story ?? ""), ("subject", finding.subject)]
    let pairs = keys.filter { !$0.1.isEmpty }.map { "\($0.0): \(quoted($0.1))" }
    return "- {\(pairs.joined(separator: ", ")), reason: …}"
  }

  /// A YAML text in double quotes, where it is more than letters, digits, hyphens and slashes.
  private func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2F
    }
    guard !isPlain else { return text }
    return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private func lines(_ accepted: Verdict.Accepted) -> [String] {
    let until =
      accepted.expires.map { Bilingual(zh: "（到 \($0) 为止）", en: " (until \($0))") } ?? Bilingual(zh: "", en: "")
    return [
      headline(accepted.finding),
      labelled(Bilingual(zh: "已接受", en: "accepted"), accepted.reason + until[language]),
    ]
  }

  /// One line per city, story and reason, with all the rules that share it.
  private func unasked(_ all: [NotEvaluated]) -> [String] {
    UnaskedGroup.groups(of: all).map { group in
      let subject = visible([group.city, group.story].compactMap { $0 }.joined(separator: "/"))
      let words = paint(Bilingual(zh: "未评估", en: "not evaluated")[language], .yellow)
      let rules = group.rules.map(\.rawValue).joined(separator: ", ")
      return "\(subject): \(words): \(rules): \(visible(group.reason[language]))"
    }
  }

  private func labelled(_ label: Bilingual, _ text: String) -> String {
    let colon = Bilingual(zh: "：", en: ": ")[language]
    return "    \(paint(label[language] + colon, .faint))\(visible(text))"
  }

  private func style(_ severity: Severity) -> Paint.Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    }
  }
}
