import ContentSources
import SourceText
import Testing

@testable import ContentChecks

@Suite struct CheckerTests {
  @Test func `a story without fault yields nothing, and every rule was asked`() {
    let verdict = Scene(.at(31.2397, 121.4896)).verdict
    #expect(verdict.findings.isEmpty)
    #expect(verdict.notEvaluated.isEmpty)
    #expect(!verdict.hasErrors)
  }

  @Test func `findings stand in reading order, whatever order the rules are asked in`() {
    let scene = Scene(.placeless(id: "a"), .at(121, 31, id: "b"), .at(0, 0, id: "c"), .at(31.24, 121.49, id: "D"))
    let verdict = scene.verdict
    #expect(verdict.findings.count >= 4)
    #expect(verdict.findings == verdict.findings.sorted(by: Finding.inReadingOrder))
  }

  @Test func `what the readers found is part of the verdict`() {
    let scene = Scene(.at(31.2397, 121.4896)).with { $0.city.findings = [suzhou.verdict.findings[0]] }
    #expect(scene.rules == ["geo/outside-extent"])
  }

  // MARK: severities

  @Test func `a project can make a rule's findings lighter or heavier`() {
    let lighter = suzhou.with { $0.config.severities = [OutsideExtent.id: severity(.warning)] }.verdict
    #expect(lighter.findings.map(\.severity) == [.warning])
    #expect(!lighter.hasErrors)
  }

  @Test func `a rule that is off finds nothing`() {
    #expect(suzhou.with { $0.config.severities = [OutsideExtent.id: severity(nil)] }.rules.isEmpty)
  }

  @Test func `a severity for a rule that does not exist is a finding of the project, with its place`() throws {
    let scene = suzhou.with { $0.config.severities = [RuleID("geo/on-runwy"): severity(.info)] }
    let verdict = Checker(config: scene.config, hazards: nil, today: "2026-06-15").projectVerdict()
    let finding = try #require(verdict.findings.first)
    #expect(finding.rule == UnknownRule.id)
    #expect(finding.place.description == "citypack.yaml:9:20")
    #expect(finding.whatToDo.en.contains("geo/on-runway"))
    #expect(verdict.hasErrors)
  }

  @Test func `the project's verdict holds what is wrong with its configuration and its reference`() {
    var config = ProjectConfig()
    config.findings = suzhou.verdict.findings
    let hazards = HazardReference.made(airports: ["1,KXXX,small_airport,Somewhere,north,0"])
    let rules = Checker(config: config, hazards: hazards, today: "2026-06-15").projectVerdict().findings.map(\.rule)
    #expect(Set(rules) == [OutsideExtent.id, ReferenceImpossibleRow.id])
  }

  @Test(arguments: [Severity.warning, .info, nil])
  func `a binding rule can be neither made lighter nor switched off`(_ wanted: Severity?) throws {
    let scene = Scene(.placeless()).with { $0.config.severities = [CoordinateMissing.id: severity(wanted)] }
    #expect(scene.verdict.findings.map(\.rule) == [CoordinateMissing.id])
    #expect(scene.verdict.hasErrors)
    let project = Checker(config: scene.config, hazards: nil, today: "2026-06-15").projectVerdict()
    let finding = try #require(project.findings.first)
    #expect(project.findings.map(\.rule) == [BindingRule.id])
    #expect(finding.place.description == "citypack.yaml:9:20")
    #expect(finding.what.en.hasPrefix("coord/missing cannot be accepted or turned down"))
  }

  @Test func `to state of a binding rule that it is an error is no fault`() {
    let scene = Scene(.placeless()).with { $0.config.severities = [CoordinateMissing.id: severity(.error)] }
    #expect(Checker(config: scene.config, hazards: nil, today: "2026-06-15").projectVerdict().findings.isEmpty)
  }

  // MARK: drafts

  @Test func `a city of drafts outside the covered area has no error`() {
    let drafts = Scene(
      Story.at(31.23, 121.47, id: "a").with { $0.isDraft = true },
      Story.at(31.24, 121.48, id: "b").with { $0.isDraft = true }
    ).with { $0.hazards = .covering(Scene.seattle) }
    #expect(drafts.rules == ["content/no-stories", "reference/not-covered"])
    #expect(!drafts.verdict.hasErrors)
    #expect(drafts.with { $0.city.stories[0].isDraft = false }.verdict.hasErrors)
  }

  @Test func `what is wrong with a draft is a warning, for a draft is not packed`() {
    let verdict = Scene(.at(31.2397, 121.4896, id: "a"), Story.at(31.2989, 120.5853).with { $0.isDraft = true })
      .with { $0.hazards = everywhere }.verdict
    #expect(verdict.findings.map(\.rule) == [OutsideExtent.id])
    #expect(!verdict.hasErrors)
  }

  @Test func `a draft that shares its id with a finished story does not excuse it`() {
    let verdict = Scene(.at(31.2989, 120.5853), Story.at(31.2397, 121.4896).with { $0.isDraft = true }).verdict
    #expect(verdict.findings.contains { $0.rule == OutsideExtent.id && $0.severity == .error })
  }

  // MARK: one mistake, one finding

  @Test(arguments: [
    (75.9898, 39.4704, "coord/swapped"), (0.2, 0.1, "coord/null-island"), (39.4704, -75.9898, "coord/sign"),
    (3_947_040, 7_598_980, "coord/lost-decimal-point"), (10.0, 10.0, "geo/outside-extent"),
    (494, 75.9898, "coord/out-of-range"),
  ])
  func `one slip in a position is one finding`(_ latitude: Double, _ longitude: Double, _ rule: String) {
    let kashgar = Extent(south: 39.30, west: 75.80, north: 39.60, east: 76.20)
    let scene = Scene(.at(latitude, longitude), extent: kashgar).with { $0.hazards = everywhere }
    #expect(scene.rules == [rule])
  }

  @Test func `with the sharper rule off, the blunter one still speaks`() {
    let kashgar = Extent(south: 39.30, west: 75.80, north: 39.60, east: 76.20)
    let scene = Scene(.at(75.9898, 39.4704), extent: kashgar).with { scene in
      scene.hazards = everywhere
      scene.config.severities = [CoordinateSwapped.id: severity(nil)]
    }
    #expect(scene.rules == ["geo/outside-extent"])
  }

  // MARK: what could not be asked

  @Test func `without an extent the rules that need one are not evaluated, once for the city`() {
    let verdict = Scene(.at(31.2397, 121.4896), .at(31.3, 121.5, id: "b"), extent: nil).with { $0.hazards = everywhere }
      .verdict
    let expected = ["coord/lost-decimal-point", "coord/sign", "coord/swapped", "geo/outside-extent"]
    #expect(verdict.notEvaluated.map(\.rule.rawValue) == expected)
    #expect(verdict.notEvaluated.allSatisfy { $0.city == "shanghai" && $0.story == nil })
  }

  @Test func `without a reference the runway rules are not evaluated and the city is refused`() {
    let verdict = Scene(.at(31.2397, 121.4896)).with { $0.hazards = nil }.verdict
    #expect(verdict.notEvaluated.map(\.rule) == runwayRules)
    #expect(verdict.findings.map(\.rule) == [ReferenceNotCovered.id])
    #expect(verdict.findings.first?.whatToDo.en.contains("content/tools/hazards.py") == true)
    #expect(verdict.hasErrors)
  }

  @Test func `for a story outside the covered area alone the runway rules are not evaluated`() {
    let west = Extent(south: 31.10, west: 121.30, north: 31.40, east: 121.48)
    let verdict = Scene(.at(31.23, 121.47, id: "inside"), .at(31.2397, 121.4896, id: "outside"))
      .with { $0.hazards = .covering(west) }.verdict
    #expect(verdict.notEvaluated.map(\.rule) == runwayRules)
    #expect(verdict.notEvaluated.allSatisfy { $0.story == "outside" })
    #expect(verdict.findings.map(\.story) == ["outside"])
    #expect(verdict.findings.map(\.rule) == [ReferenceNotCovered.id])
  }

  @Test func `a whole city outside the covered area is one error, at its extent`() {
    let verdict = Scene(.at(31.23, 121.47, id: "a"), .at(31.2397, 121.4896, id: "b"))
      .with { $0.hazards = .covering(Scene.seattle) }.verdict
    #expect(verdict.findings.map(\.place.description) == ["shanghai/city.yaml:7:9"])
    #expect(verdict.notEvaluated.count == 2 * runwayRules.count)
  }

  private let runwayRules = [InAirfield.id, OnFormerRunway.id, OnRunway.id, OnWaterRunway.id]
  private let everywhere = HazardReference.covering(Extent(south: -90, west: -180, north: 90, east: 180))

  /// One finding: a story in Suzhou, outside the extent of Shanghai.
  private var suzhou: Scene { Scene(.at(31.2989, 120.5853)).with { $0.hazards = everywhere } }

  private func severity(_ severity: Severity?) -> Located<Severity?> {
    Located(severity, raw: severity?.rawValue ?? "off", at: SourcePlace(file: "citypack.yaml", line: 9, column: 20))
  }
}
