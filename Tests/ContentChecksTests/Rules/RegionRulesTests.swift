import Atlas
import ContentSources
import SourceText
import Testing

@testable import ContentChecks

@Suite struct RegionRulesTests {
  @Test func `the finding says where the story is and where it should be`() throws {
    let finding = try #require(RuleCases.declared(310_000, .at(31.2397, 121.65)).verdict.findings.first)
    #expect(finding.what.en.hasSuffix("is in Suzhou (320500), not in Shanghai (310000)"))
    #expect(finding.severity == .error)
  }

  @Test func `a province, and a city of it, can be declared`() {
    for adcode: Int32 in [320_000, 320_500] {
      #expect(RuleCases.declared(adcode, .at(31.2397, 121.65)).rules == [])
    }
  }

  @Test func `an adcode that the atlas does not know is an error, once`() {
    #expect(RuleCases.declared(990_000, .at(31.2397, 121.4896)).rules == ["region/outside"])
  }

  @Test func `how far off the story may be widens the band`() {
    var story = Story.at(31.2397, 121.59)
    story.accuracyMeters = .init(2_000, raw: "2000", at: story.id.place)
    #expect(RuleCases.declared(310_000, story).rules == ["region/undecided"])
  }

  @Test func `off the shore of the region declared it is undecided, off another it is outside`() {
    #expect(RuleCases.declared(310_000, .at(31.2397, 120.99)).rules.contains("region/undecided"))
    #expect(RuleCases.declared(320_500, .at(31.2397, 120.99)).rules.contains("region/outside"))
  }

  @Test func `without an atlas it says so for cities that declare a region, and only for those`() {
    let unasked = RuleCases.declared(310_000, .at(31.2397, 121.65), atlas: nil).verdict.notEvaluated
    #expect(unasked.map(\.rule.rawValue) == ["region/outside", "region/undecided"])
    #expect(Scene(.at(31.2397, 121.4896)).verdict.notEvaluated.isEmpty)
  }
}
