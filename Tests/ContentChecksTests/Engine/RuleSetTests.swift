import Foundation
import SourceText
import Testing

@testable import ContentChecks

@Suite struct RuleSetTests {
  @Test func `every rule file holds one rule, and every rule is in the list`() throws {
    let listed = RuleSet.checkRules.map { String(describing: $0) }
    #expect(Set(listed) == Set(try ruleFiles()))
    #expect(listed.count == Set(listed).count)
  }

  @Test func `no two rules share an id`() {
    let ids = RuleSet.all.descriptions.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(arguments: RuleSet.all.descriptions.map(\.id))
  func `a rule says everything in both languages`(_ id: RuleID) throws {
    let rule = try #require(RuleSet.all[id])
    for text in [rule.summary, rule.explanation, rule.remedy] {
      #expect(hanCount(text.zh) > 0, "no Chinese in: \(text.zh)")
      #expect(hanCount(text.en) * 4 < text.en.count, "Chinese in: \(text.en)")
    }
    for text in [rule.summary, rule.explanation, rule.remedy, rule.fires.note, rule.staysSilent.note] {
      #expect(!text.zh.isEmpty && !text.en.isEmpty)
      #expect(!text.zh.contains("\n") && !text.en.contains("\n"))
    }
    #expect(!rule.fires.text.isEmpty && !rule.staysSilent.text.isEmpty)
    #expect(rule.fires.text != rule.staysSilent.text || rule.fires.note != rule.staysSilent.note)
  }

  @Test(arguments: RuleSet.all.descriptions.map(\.id))
  func `a rule id is two words of lower-case letters, digits and hyphens`(_ id: RuleID) {
    let parts = id.rawValue.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { byte in isIdentifier(byte) } })
  }

  @Test func `every binding rule exists and is an error`() {
    #expect(RuleSet.bindingRules.count > 15)
    for id in RuleSet.bindingRules { #expect(RuleSet.all[id]?.severity == .error, "\(id)") }
  }

  @Test func `rules give way only to rules that exist`() {
    for rule in RuleSet.checkRules {
      for replaced in rule.replaces { #expect(RuleSet.all[replaced] != nil, "\(rule.id) replaces \(replaced)") }
    }
  }

  @Test func `an id with a slip of the pen finds its rule`() {
    #expect(RuleSet.all.similar(to: RuleID("geo/on-runwy")).first == RuleID("geo/on-runway"))
    #expect(RuleSet.all.similar(to: RuleID("something/else-entirely")).isEmpty)
  }

  private func ruleFiles() throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let rules = tests.appendingPathComponent("../../../Sources/ContentChecks/Rules").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: rules.path)
    return paths.filter { $0.hasSuffix(".swift") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
  }
}

private func isIdentifier(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || byte == UInt8(ascii: "-")
}

private func hanCount(_ text: String) -> Int {
  text.unicodeScalars.count { (0x4E00...0x9FFF).contains($0.value) }
}
