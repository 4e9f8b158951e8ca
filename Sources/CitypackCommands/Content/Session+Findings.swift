import SystemKit
import ContentChecks
import Reports
import SourceText

extension Session {
  /// Says findings on standard error, one line each; of more than `limit` only the first, and how many there are.
  func sayFindings(_ findings: [Finding], limit: Int = .max) {
    let report = ValidationReport(Verdict(findings: Array(findings.prefix(limit))), cityCount: 0, storyCount: 0)
    let text = TextReport(language: language, detail: .brief, usesColor: usesColor(on: host.messageTerminal))
    tell(text.bytes(report))
    let more = findings.count - limit
    if more > 0 {
      sayAlways(
        Bilingual(zh: "还有 \(more) 个；citypack validate 全部列出", en: "and \(more) more; citypack validate lists them"))
    }
  }

  /// Says why a city was left out, in a few lines.
  func sayRefused(_ city: String, _ findings: [Finding], _ what: Bilingual) {
    sayAlways(Bilingual(zh: "\(city) 有错误，\(what.zh)：", en: "\(city) has errors and was not \(what.en):"))
    sayFindings(findings.filter { $0.severity == .error }, limit: isVerbose ? .max : 10)
  }
}
