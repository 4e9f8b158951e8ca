import ContentChecks
public import SourceText

/// Findings as annotations of a GitHub Actions step.
///
/// GitHub shows ten annotations of each level per step and drops the rest without a word. So at most ten of a level are
/// written as annotations; every finding beyond is still a line of the log, and a notice says how many there are.
public struct GitHubReport: Sendable {
  /// What GitHub shows per level and step.
  public static let annotationLimit = 10

  public var language: MessageLanguage

  public init(language: MessageLanguage) { self.language = language }

  /// Workflow commands and log lines as UTF-8; O(findings).
  public func bytes(_ report: ValidationReport) -> [UInt8] {
    var shown: [Severity: Int] = [:]
    var annotations: [String] = []
    var overflow: [String] = []
    for finding in report.verdict.findings.sorted(by: { $0.severity > $1.severity }) {
      shown[finding.severity, default: 0] += 1
      if shown[finding.severity, default: 0] <= limit(finding.severity) {
        annotations.append(annotation(finding))
      } else {
        overflow.append(logLine(finding))
      }
    }
    let lines = annotations + overflow + unasked(report) + [closing(report, overflow: overflow.count)]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// One notice is kept for the summary.
  private func limit(_ severity: Severity) -> Int {
    severity == .info ? Self.annotationLimit - 1 : Self.annotationLimit
  }

  private func annotation(_ finding: Finding) -> String {
    var properties = ["file=\(escapedProperty(finding.place.file))"]
    if finding.place.line > 0 {
      properties += ["line=\(finding.place.line)", "col=\(max(finding.place.column, 1))"]
    }
    properties.append("title=\(escapedProperty(finding.rule.rawValue))")
    let texts = [finding.what, finding.howWeKnow, finding.whatToDo].map { $0[language] }
    return "::\(command(finding.severity)) \(properties.joined(separator: ","))::"
      + escapedData(texts.joined(separator: "\n"))
  }

  /// Begins with the severity, so that no file name can begin a workflow command.
  private func logLine(_ finding: Finding) -> String {
    visible(
      "\(finding.severity.word[language]): \(finding.place): \(finding.what[language]) [\(finding.rule)]")
  }

  private func unasked(_ report: ValidationReport) -> [String] {
    report.verdict.notEvaluated.map { lack in
      let words = Bilingual(zh: "未评估", en: "not evaluated")[language]
      let subject = [lack.city, lack.story].compactMap { $0 }.joined(separator: "/")
      return visible("\(words): \(lack.rule): \(subject): \(lack.reason[language])")
    }
  }

  private func closing(_ report: ValidationReport, overflow: Int) -> String {
    let summary = report.summary[language]
    guard overflow > 0 else { return "citypack: \(summary)" }
    let more = Bilingual(
      zh: "；GitHub 每级最多显示 10 条，另有 \(overflow) 条在日志里",
      en: "; GitHub shows ten of a level, \(overflow) more \(overflow == 1 ? "is" : "are") in the log")
    return "::notice title=citypack::\(escapedData(summary + more[language]))"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}

/// What a message may not hold as it is: the escape itself and line ends. Other controls are made visible.
private func escapedData(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { replacing($0, ["%": "%25"]) }
    .map(visible)
    .joined(separator: "%0A")
}

/// What a property may not hold: the escape, line ends, and the marks between properties.
private func escapedProperty(_ text: String) -> String {
  replacing(visible(text)[...], ["%": "%25", ":": "%3A", ",": "%2C"])
}

private func replacing(_ text: Substring, _ replacements: [Character: String]) -> String {
  text.map { replacements[$0] ?? String($0) }.joined()
}
