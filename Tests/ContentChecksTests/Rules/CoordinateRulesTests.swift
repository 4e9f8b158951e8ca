import ContentSources
import SourceText
import Testing

@testable import ContentChecks

@Suite struct CoordinateRulesTests {
  @Test func `a story with only an address names it, and points at it`() throws {
    let address = Located("中山东一路", at: SourcePlace(file: "stories/the-bund.md", line: 6, column: 10))
    let finding = try #require(
      Scene(Story.placeless().with { $0.address = address }).verdict.findings.first { $0.rule == CoordinateMissing.id })
    #expect(finding.what.en == "‘The Bund’ has an address (中山东一路) but no coordinates")
    #expect(finding.place == address.place)
  }

  @Test(arguments: [
    (121.4896, 31.2397, "31.2397, 121.4896"),  // exchanged
    (31.2397, 481.4896, "31.2397, 121.4896"),  // a turn too many
    (31.2397, -238.5104, "31.2397, 121.4896"),  // a turn too few
  ])
  func `an impossible position offers what was meant`(_ latitude: Double, _ longitude: Double, _ words: String) throws {
    let finding = try #require(findings(at: latitude, longitude).first)
    #expect(finding.rule == CoordinateOutOfRange.id)
    #expect(finding.whatToDo.en.contains(words), "\(finding.whatToDo.en)")
    #expect(finding.whatToDo.zh.contains(words))
  }

  @Test func `an impossible position that nothing explains has the plain advice`() throws {
    let finding = try #require(findings(at: 31.2397, 200).first)
    #expect(finding.whatToDo == CoordinateOutOfRange.description.remedy)
    #expect(finding.what.en == "longitude 200 is impossible")
    #expect(finding.place.line == 6, "the longitude's own line")
  }

  /// Half the diagonal of one unit against a quarter of the radius, in Shanghai.
  @Test(arguments: [(3, 100.0, true), (3, 300, false), (4, 20, true), (4, 40, false), (0, 1000, true), (7, 20, false)])
  func `decimals are too few where they may miss a quarter of the radius`(
    _ decimals: Int, _ radius: Double, _ isFound: Bool
  ) {
    let story = Story.at(31.2397, 121.4896, decimals: decimals).with { $0.radiusMeters?.value = radius }
    #expect(Scene(story).rules.contains("coord/low-precision") == isFound)
  }

  @Test func `a position that was not written in decimals has no decimals to count`() {
    #expect(!Scene(.at(31.2397, 121.4896, decimals: nil)).rules.contains("coord/low-precision"))
  }

  @Test func `the project's radius counts where the story states none`() {
    let story = Story.at(31.2397, 121.4896, decimals: 3).with { $0.radiusMeters = nil }
    #expect(!Scene(story).with { $0.config.defaultRadiusMeters = 400 }.rules.contains("coord/low-precision"))
    #expect(Scene(story).with { $0.config.defaultRadiusMeters = 100 }.rules.contains("coord/low-precision"))
  }

  @Test func `of stories on one spot every pair is named once, the later id first`() {
    let scene = Scene(
      .at(31.2274, 121.492, id: "c"), .at(31.2274, 121.492, id: "a"), .at(31.2274, 121.492, id: "b"),
      .at(31.2374, 121.492, id: "d"))
    let pairs = scene.verdict.findings.map(\.subject)
    #expect(pairs.sorted() == ["a b", "a c", "b c"])
    #expect(scene.verdict.findings.map(\.story) == ["b", "c", "c"])
  }

  @Test func `the distance outside the extent is said`() throws {
    let finding = try #require(
      Scene(.at(31.41, 121.5)).with { $0.hazards = .covering(Extent(south: 0, west: 0, north: 90, east: 180)) }
        .verdict.findings.first)
    #expect(finding.what.en == "31.41, 121.5 is 1.1 km outside this city's extent")
    #expect(finding.related.map(\.place.description) == ["shanghai/city.yaml:7:9"])
  }

  @Test func `an extent across the date line holds both sides of it`() {
    let fiji = Extent(south: -20, west: 177, north: -15, east: -178)
    #expect(Scene(.at(-17, 179.5), extent: fiji).rules.isEmpty)
    #expect(Scene(.at(-17, -179.5), extent: fiji).rules.isEmpty)
    #expect(Scene(.at(-17, 170), extent: fiji).rules.contains("geo/outside-extent"))
  }

  private func findings(at latitude: Double, _ longitude: Double) -> [Finding] {
    Scene(.at(latitude, longitude)).verdict.findings
  }
}
