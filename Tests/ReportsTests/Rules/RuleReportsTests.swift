import ContentChecks
import Foundation
import Reports
import SourceText
import TestSupport
import Testing

@Suite struct RuleReportsTests {
  @Test func `explain shows a rule as a page`() {
    let page = text(RuleText(language: .en).bytes(Samples.rule))
    #expect(
      page == """
        geo/on-runway · error
        A story lies on a runway

        Nobody walks on a runway.

        What to do
          Take the position again.

        Fires
            latitude: 47.4475
          The middle of it.

        Stays silent
            latitude: 47.5182
          The museum.

        """)
  }

  @Test func `a rule whose findings cannot be accepted says so in every form`() throws {
    let rules = ["coord/missing", "geo/on-runway"].compactMap { RuleSet.all[RuleID($0)] }
    let pages = rules.map { text(RuleText(language: .en).bytes($0)).contains("error · cannot be accepted\n") }
    let sections = rules.map { RuleReference.markdown([$0]).contains("**error**, cannot be accepted · 不能接受 ·") }
    let answers = rules.map { text(RuleJSON(language: .en).bytes([$0])).contains(#""canBeAccepted": false"#) }
    #expect(pages == [true, false])
    #expect(sections == [true, false])
    #expect(answers == [true, false])
  }

  @Test(arguments: MessageLanguage.allCases)
  func `every rule explained fits 80 columns and conforms to the schema`(_ language: MessageLanguage) throws {
    let json = RuleJSON(language: language).bytes(RuleSet.all.descriptions)
    #expect(try JSONSchema(named: "explain.schema.json").faults(in: json) == [])
    for rule in RuleSet.all.descriptions where language == .en {
      let prose = lines(RuleText(language: language).bytes(rule)).filter { !$0.hasPrefix("    ") }
      #expect(prose.allSatisfy { $0.count <= 80 }, "\(rule.id)")
    }
  }

  @Test func `the list of rules has one line for each`() {
    let list = lines(RuleText(language: .zh).list(RuleSet.all.descriptions))
    #expect(list.count == RuleSet.all.descriptions.count)
    #expect(list.contains { $0.hasPrefix("geo/on-runway") && $0.hasSuffix("故事落在机场跑道上") })
  }

  @Test func `the generated reference of rules is up to date`() {
    let page = RuleReference.markdown(RuleSet.all.descriptions)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/reference/rules.md").standardized
    let difference = Snapshot.difference(of: page, fromFile: file.path)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `nothing in a rule's words becomes markup in the reference`() {
    var rule = Samples.rule
    rule.explanation = Bilingual(zh: "见 <Placemark>", en: "see <Placemark> and *x* in [a](b)")
    let page = RuleReference.markdown([rule])
    #expect(page.contains("see \\<Placemark\\> and \\*x\\* in \\[a\\](b)"))
  }
}
