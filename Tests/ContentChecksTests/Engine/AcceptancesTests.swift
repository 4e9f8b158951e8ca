import ContentSources
import SourceText
import Testing

@testable import ContentChecks

@Suite struct AcceptancesTests {
  @Test(arguments: [
    AcceptedFinding.entry("geo/outside-extent"),
    .entry("geo/outside-extent", story: "the-bund"),
    .entry("geo/outside-extent", story: "the-bund", subject: "31.2989, 120.5853"),
    .entry("geo/outside-extent", expires: "2026-06-15"),
  ])
  func `an entry that names the finding accepts it, with its reason`(_ entry: AcceptedFinding) {
    let verdict = accepting(entry)
    #expect(verdict.findings.isEmpty)
    #expect(verdict.accepted.map(\.finding.rule) == [OutsideExtent.id])
    #expect(verdict.accepted.map(\.reason) == ["looked at it"])
  }

  @Test(arguments: [
    AcceptedFinding.entry("coord/swapped"),
    .entry("geo/outside-extent", story: "the-band"),
    .entry("geo/outside-extent", subject: "31.2990, 120.5853"),
  ])
  func `an entry that names something else accepts nothing, and is itself a finding`(_ entry: AcceptedFinding) {
    let verdict = accepting(entry)
    #expect(Set(verdict.findings.map(\.rule)) == [OutsideExtent.id, UnusedAcceptance.id])
    #expect(verdict.accepted.isEmpty)
  }

  @Test func `what an expired entry accepted is found again, and the entry is not called unused`() {
    let verdict = accepting(.entry("geo/outside-extent", expires: "2026-06-14"))
    #expect(verdict.findings.map(\.rule) == [OutsideExtent.id])
    #expect(verdict.hasErrors)
  }

  @Test func `what is found again says until when it was accepted, and where`() {
    let verdict = accepting(.entry("geo/outside-extent", expires: "2026-06-14"))
    let related = verdict.findings.flatMap(\.related).filter { $0.place.file == "shanghai/ignore.yaml" }
    #expect(related.map(\.note.en) == ["accepted this until 2026-06-14"])
  }

  @Test func `what cannot be packed cannot be accepted, and the entry says so`() throws {
    let verdict = Scene(.placeless()).with { $0.city.accepted = [.entry("coord/missing", story: "the-bund")] }.verdict
    #expect(verdict.accepted.isEmpty)
    #expect(verdict.findings.map(\.rule) == [BindingRule.id, CoordinateMissing.id])
    #expect(verdict.findings.first?.place.file == "shanghai/ignore.yaml")
    #expect(verdict.findings.allSatisfy { $0.severity == .error })
  }

  @Test func `an expired entry that matches nothing says so`() {
    let verdict = accepting(.entry("coord/swapped", expires: "2026-06-14"))
    #expect(verdict.findings.contains { $0.rule == UnusedAcceptance.id && $0.what.en.hasSuffix("and has expired") })
  }

  @Test func `a lasting entry counts where an expired one for the same finding stands before it`() {
    let entries = [
      AcceptedFinding.entry("geo/outside-extent", expires: "2020-01-01"), .entry("geo/outside-extent"),
    ]
    #expect(scene.with { $0.city.accepted = entries }.verdict.findings.isEmpty)
  }

  @Test func `an entry for a rule that does not exist is an error with a hint`() {
    let verdict = accepting(.entry("geo/outside-extend"))
    let finding = verdict.findings.first { $0.rule == UnknownRule.id }
    #expect(finding?.severity == .error)
    #expect(finding?.whatToDo.en == "Did you mean geo/outside-extent?")
  }

  @Test func `an entry whose rule could not be asked is not called unused`() {
    let unasked = scene.with { scene in
      scene.hazards = nil
      scene.city.accepted = [.entry("geo/in-airfield", story: "the-bund"), .entry("reference/not-covered")]
    }
    #expect(!unasked.rules.contains("meta/unused-acceptance"))
  }

  private var scene: Scene {
    Scene(.at(31.2989, 120.5853))
      .with { $0.hazards = .covering(Extent(south: 30, west: 120, north: 32, east: 122)) }
  }

  private func accepting(_ entry: AcceptedFinding) -> Verdict {
    scene.with { $0.city.accepted = [entry] }.verdict
  }
}
