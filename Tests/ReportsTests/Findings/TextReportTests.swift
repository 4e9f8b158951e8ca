import ContentChecks
import Reports
import SourceText
import Testing

@Suite struct TextReportTests {
  @Test func `a finding says where, what, how we know and what to do`() {
    let report = TextReport(language: .en).bytes(Samples.report([Samples.finding()]))
    #expect(
      text(report) == """
        seattle/stories/x.md:7:11: error: on runway 16L/34R [geo/on-runway]
            how we know: The data says so.
            what to do: Take the position again.
        1 error, 0 warnings, 0 infos in 2 cities with 31 stories

        """)
  }

  @Test func `the same in Chinese`() {
    let report = TextReport(language: .zh).bytes(Samples.report([Samples.finding()]))
    #expect(
      text(report) == """
        seattle/stories/x.md:7:11: 错误: 落在跑道 16L/34R 上 [geo/on-runway]
            依据：资料。
            处理：重新取点。
        1 个错误，0 个警告，0 个提示（2 座城市，31 个故事）

        """)
  }

  @Test func `the brief form is one line a finding`() {
    let findings = [Samples.finding(), Samples.finding("x", severity: .info, line: 9)]
    let report = TextReport(language: .en, detail: .brief).bytes(Samples.report(findings))
    #expect(lines(report).count == 2)
  }

  @Test func `accepted findings are counted, and shown on request`() {
    let report = Samples.report([], accepted: [Samples.accepted])
    let full = text(TextReport(language: .en).bytes(report))
    let everything = text(TextReport(language: .en, detail: .everything).bytes(report))
    #expect(full == "nothing found in 2 cities with 31 stories; 1 accepted\n")
    #expect(everything.contains("    accepted: a museum (until 2027-01-31)\n"))
  }

  @Test func `on request a finding shows the entry that would accept it`() {
    let report = TextReport(language: .en, detail: .everything).bytes(Samples.report([Samples.finding()]))
    #expect(
      lines(report).contains(
        "    to accept: - {rule: geo/on-runway, story: x, subject: \"KSEA 16L/34R\", reason: …}"))
  }

  @Test(arguments: ["coord/missing", "meta/bad-value", "reference/impossible-row"])
  func `what no entry can accept comes without one`(_ rule: String) {
    var finding = Samples.finding()
    finding.rule = RuleID(rule)
    let report = TextReport(language: .en, detail: .everything).bytes(Samples.report([finding]))
    #expect(!text(report).contains("to accept"))
  }

  @Test func `a finding of the project's own file comes without an entry that would accept it`() {
    let finding = Samples.finding(file: "content/citypack.yaml")
    let report = TextReport(language: .en, detail: .everything).bytes(Samples.report([finding]))
    #expect(!text(report).contains("to accept"))
  }

  @Test func `evidence that only says again what the rule looks for is left out`() throws {
    var finding = Samples.finding()
    finding.howWeKnow = try #require(RuleSet.all[finding.rule]).summary
    let report = TextReport(language: .en).bytes(Samples.report([finding]))
    #expect(!text(report).contains("how we know"))
    #expect(text(report).contains("what to do"))
  }

  @Test func `rules that share a reason for not being evaluated share a line`() {
    let report = TextReport(language: .en).bytes(Samples.report([], notEvaluated: Samples.notEvaluated))
    #expect(lines(report).first == "lhasa: not evaluated: geo/in-airfield, geo/on-runway: there is no data")
    #expect(lines(report).last == "nothing found in 2 cities with 31 stories; 2 not evaluated")
  }

  @Test func `related places follow the finding`() {
    var finding = Samples.finding()
    finding.related = [
      Finding.Related(
        SourcePlace(file: "points.kmz", member: "doc.kml", line: 3, column: 4),
        note: Bilingual(zh: "另一个", en: "the other"))
    ]
    let report = TextReport(language: .en).bytes(Samples.report([finding]))
    #expect(lines(report).contains("    see also: points.kmz!doc.kml:3:4: the other"))
  }

  @Test func `a file cannot write to the terminal through a finding`() {
    let hostile = "\u{1B}[2J\u{9B}31m\u{202E}\r\nname"
    let report = TextReport(language: .en).bytes(Samples.report([Samples.finding(hostile, file: hostile)]))
    #expect(lines(report).count == 4)
    #expect(!text(report).unicodeScalars.contains { $0.value != 0x0A && ($0.value < 0x20 || $0.value == 0x9B) })
    #expect(text(report).contains("\\u{1B}[2J\\u{9B}31m\\u{202E}\\u{D}\\u{A}name"))
  }

  @Test func `colour is only added around the same words`() {
    let report = Samples.report([Samples.finding()])
    let plain = text(TextReport(language: .en).bytes(report))
    let coloured = text(TextReport(language: .en, usesColor: true).bytes(report))
    #expect(coloured != plain)
    #expect(withoutColors(coloured) == plain)
  }

  private func withoutColors(_ text: String) -> String {
    var isInside = false
    return text.filter { character in
      if character == "\u{1B}" { isInside = true }
      defer { if character == "m" { isInside = false } }
      return !isInside
    }
  }
}
