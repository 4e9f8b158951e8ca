import ContentChecks
import Reports
import SourceText
import Testing

@Suite struct GitHubReportTests {
  @Test func `a finding is an annotation with file, line and column`() {
    let report = GitHubReport(language: .en).bytes(Samples.report([Samples.finding()]))
    #expect(
      lines(report).first
        == "::error file=seattle/stories/x.md,line=7,col=11,title=geo/on-runway::"
        + "on runway 16L/34R%0AThe data says so.%0ATake the position again.")
  }

  @Test func `a finding about a whole file has no line`() {
    let report = GitHubReport(language: .en).bytes(Samples.report([Samples.finding(line: 0)]))
    #expect(lines(report).first?.hasPrefix("::error file=seattle/stories/x.md,title=") == true)
  }

  @Test(arguments: [(9, 0), (10, 0), (11, 1), (47, 37)])
  func `ten of a level are annotated, every other one is in the log, and a notice counts them`(
    _ count: Int, _ beyond: Int
  ) {
    let findings = (1...count).map { Samples.finding(line: $0) }
    let report = lines(GitHubReport(language: .en).bytes(Samples.report(findings)))
    #expect(report.count { $0.hasPrefix("::error ") } == count - beyond)
    #expect(report.count { $0.hasPrefix("error: seattle/stories/x.md:") } == beyond)
    #expect(report.count { $0.hasPrefix("::notice ") } == (beyond == 0 ? 0 : 1))
    #expect(report.last?.contains("\(count) errors") == true)
  }

  @Test func `no more than ten annotations of any level are written`() {
    let findings = Severity.allCases.flatMap { severity in
      (1...30).map { Samples.finding(severity: severity, line: $0) }
    }
    let report = lines(GitHubReport(language: .en).bytes(Samples.report(findings)))
    for level in ["::error ", "::warning ", "::notice "] {
      #expect(report.count { $0.hasPrefix(level) } == GitHubReport.annotationLimit)
    }
    #expect(report.count == 91)
  }

  @Test func `a file cannot give the runner orders`() {
    let hostile = "a,line=1::x%0A\n::stop-commands::token\r"
    let findings = (1...12).map { Samples.finding(hostile, file: hostile, line: $0) }
    let report = lines(GitHubReport(language: .en).bytes(Samples.report(findings)))
    #expect(report.count == 13)
    #expect(!report.contains { $0.hasPrefix("::stop") })
    #expect(report.first?.contains("file=a%2Cline=1%3A%3Ax%250A") == true)
  }

  @Test func `what was not evaluated is in the log`() {
    let report = lines(GitHubReport(language: .en).bytes(Samples.report([], notEvaluated: Samples.notEvaluated)))
    #expect(report.first == "not evaluated: geo/in-airfield: lhasa: there is no data")
    #expect(report.last == "citypack: nothing found in 2 cities with 31 stories; 2 not evaluated")
  }
}
