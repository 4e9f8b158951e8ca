import ContentChecks
import Reports
import SourceText
import StrictJSON
import TestSupport
import Testing

@Suite struct JSONReportTests {
  @Test(arguments: MessageLanguage.allCases)
  func `whatever is reported conforms to the published schema`(_ language: MessageLanguage) throws {
    let hostile = Samples.finding("\u{0}\u{1B}\"\\\u{2028}", file: "a\nb", line: 0)
    let report = Samples.report(
      [Samples.finding(), hostile], accepted: [Samples.accepted], notEvaluated: Samples.notEvaluated)
    let bytes = JSONReport(language: language).bytes(report)
    #expect(try JSONSchema(named: "validate.schema.json").faults(in: bytes) == [])
  }

  @Test func `nothing found is empty lists, not missing ones`() throws {
    let bytes = JSONReport(language: .en).bytes(Samples.report([]))
    let root = try JSONDocument(bytes).root
    for name in ["findings", "accepted", "notEvaluated"] { #expect(root[name]?.elements?.isEmpty == true) }
  }

  @Test func `a finding carries what scripts need`() throws {
    let root = try JSONDocument(JSONReport(language: .en).bytes(Samples.report([Samples.finding()]))).root
    let finding = try #require(root["findings"]?.elements?.first)
    #expect(finding["rule"]?.string == "geo/on-runway")
    #expect(finding["severity"]?.string == "error")
    #expect(finding["file"]?.string == "seattle/stories/x.md")
    #expect(finding["line"]?.integer == 7)
    #expect(finding["column"]?.integer == 11)
    #expect(finding["story"]?.string == "x")
    #expect(finding["message"]?.string == "on runway 16L/34R")
  }

  @Test func `the checker of schemas finds what does not conform`() throws {
    let schema = try JSONSchema(named: "validate.schema.json")
    let faults = try schema.faults(in: Array(#"{"schemaVersion": 2, "language": "fr", "findings": [{}], "x": 1}"#.utf8))
    #expect(faults.contains("$: lacks counts"))
    #expect(faults.contains("$.schemaVersion: not 1"))
    #expect(faults.contains("$.language: not one of the values"))
    #expect(faults.contains("$.findings[0]: lacks rule"))
    #expect(faults.contains("$: x is not in the schema"))
  }
}
