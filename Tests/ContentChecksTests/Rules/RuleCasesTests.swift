import SourceText
import Testing

@testable import ContentChecks

@Suite struct RuleCasesTests {
  @Test(arguments: RuleCases.all)
  func `a rule fires where it must`(_ rule: RuleCase) {
    let found = rule.fires().map(\.rule.rawValue)
    #expect(found.contains(rule.rule))
  }

  @Test(arguments: RuleCases.all)
  func `a rule stays silent where it must`(_ rule: RuleCase) {
    let found = rule.staysSilent().map(\.rule.rawValue)
    #expect(!found.contains(rule.rule))
  }

  @Test func `every rule of the room has both cases`() {
    #expect(Set(RuleCases.all.map(\.rule)) == Set(RuleSet.checkRules.map { $0.id.rawValue }))
  }
}
