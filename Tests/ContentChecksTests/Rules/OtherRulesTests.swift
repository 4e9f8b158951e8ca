import ContentSources
import Geodesy
import SourceText
import Testing

@testable import ContentChecks

@Suite struct OtherRulesTests {
  @Test(arguments: [
    "the-bund", "a", "b1", "bund-18", "x2-y", String(repeating: "a", count: 64),
  ])
  func `an id of letters, digits and joining hyphens is fit`(_ id: String) {
    #expect(!Scene(.at(31.2, 121.4, id: id)).rules.contains("id/format"))
  }

  @Test(arguments: [
    "", "The-bund", "the bund", "外滩", "007", "18-bund", "-bund", "bund-", "the--bund", "the_bund", "café", "a/b", "a.b",
    String(repeating: "a", count: 65),
  ])
  func `any other id is not`(_ id: String) {
    #expect(Scene(.at(31.2, 121.4, id: id)).rules.contains("id/format"))
  }

  /// The recommended, the possible and the impossible, at their borders.
  @Test(
    arguments: [
      (19.9, "fence/radius-impossible"), (20, "fence/radius"), (74.9, "fence/radius"), (75, nil), (150, nil),
      (150.1, "fence/radius"), (1000, "fence/radius"), (1000.1, "fence/radius-impossible"),
      (.nan, "fence/radius-impossible"), (-100, "fence/radius-impossible"),
    ] as [(Double, String?)])
  func `a radius is fit, unwise or impossible`(_ radius: Double, _ rule: String?) {
    let scene = Scene(Story.at(31.2397, 121.4896, decimals: 7).with { $0.radiusMeters?.value = radius })
    #expect(scene.rules == [rule].compactMap { $0 })
  }

  @Test func `a story without a radius takes the project's, and without one there is none`() {
    let story = Story.at(31.2397, 121.4896).with { $0.radiusMeters = nil }
    #expect(Scene(story).rules == ["fence/radius-impossible"])
    #expect(Scene(story).with { $0.config.defaultRadiusMeters = 100 }.rules.isEmpty)
  }

  @Test func `two files a hand's breadth apart agree`() {
    let story = Story.at(31.2397, 121.4896)
    let near = story.with { $0.otherPositions = [.at(31.239705, 121.489605, file: "points.kml")] }
    let far = story.with { $0.otherPositions = [.at(31.23972, 121.4896, file: "points.kml")] }
    #expect(Scene(near).rules.isEmpty)
    #expect(Scene(far).rules == ["source/position-conflict"])
  }

  @Test func `a conflict names both places`() throws {
    let story = Story.at(31.2397, 121.4896)
      .with { $0.otherPositions = [.at(31.24, 121.4896, line: 12, file: "points.kml")] }
    let finding = try #require(Scene(story).verdict.findings.first)
    #expect(finding.place.file == "stories/the-bund.md")
    #expect(finding.related.map(\.place.description) == ["points.kml:12:11"])
    #expect(finding.what.en.contains("33 m apart"))
  }

  @Test func `an image whose name differs only in case is hinted at, and not called unused as well`() throws {
    let story = Story.at(31.2397, 121.4896).with { $0.images = [.named("bund.jpg")] }
    let scene = Scene(story).with { $0.city.images = [.png("Bund.JPG")] }
    #expect(scene.rules == ["media/missing"])
    #expect(try #require(scene.verdict.findings.first).whatToDo.en.contains("‘Bund.JPG’"))
  }

  @Test(
    arguments: [
      ("bund1.png", "‘bund-1.png’"), ("bund-1.jpg", "‘bund-1.png’"), ("pier.png", nil), ("old.png", nil),
    ] as [(String, String?)])
  func `a missing image whose name is near that of an unused one is hinted at`(_ name: String, _ hint: String?) throws {
    let stories = [
      Story.at(31.2397, 121.4896).with { $0.images = [.named(name)] },
      Story.at(31.3, 121.5, id: "b").with { $0.images = [.named("odd.png")] },
    ]
    let scene = Scene(stories[0], stories[1]).with { $0.city.images = [.png("bund-1.png"), .png("odd.png")] }
    let finding = try #require(scene.verdict.findings.first { $0.rule == MediaMissing.id })
    #expect(finding.whatToDo.en.contains(hint ?? "Add the image"))
  }

  @Test(
    arguments: [
      ("Bund at Night.JPG", "bund-at-night.jpg"), ("外滩.jpg", "the-bund.jpg"), ("外滩", "the-bund"),
      ("a  (2).png", "a-2.png"), ("../x.png", "..-x.png"), (String(repeating: "a", count: 300) + " b.png", nil),
    ] as [(String, String?)])
  func `a name no pack can hold comes with one it can`(_ name: String, _ better: String?) throws {
    let cleaned = CleanFileName.of(name, fallback: "the-bund")
    #expect(MediaName.canBePacked(cleaned))
    if let better { #expect(cleaned == better) }
  }

  @Test func `a name no pack can hold is told where a story uses it, else at the file`() {
    let story = Story.at(31.2397, 121.4896).with { $0.images = [.named("Bund.png")] }
    let scene = Scene(story).with { $0.city.images = [.png("Bund.png"), .png("外滩.png")] }
    let found = scene.verdict.findings.filter { $0.rule == MediaName.id }
    #expect(found.map(\.place.file) == ["images/外滩.png", "stories/the-bund.md"])
    #expect(found.map(\.story) == [nil, "the-bund"])
  }

  @Test func `an image can have too many bytes and too many pixels`() {
    let story = Story.at(31.2397, 121.4896).with { $0.images = [.named("a.png")] }
    let scene = Scene(story).with { scene in
      scene.city.images = [.png("a.png", bytes: 5000, width: 10, height: 200)]
      scene.config.maxImageBytes = 4999
      scene.config.maxImagePixels = 199
    }
    #expect(scene.verdict.findings.map(\.subject) == ["a.png bytes", "a.png pixels"])
  }

  @Test func `a second story with an id points at the first`() throws {
    let scene = Scene(.at(31.2, 121.4, id: "a"), .at(31.3, 121.5, id: "a"), .at(31.35, 121.6, id: "a"))
    let found = scene.verdict.findings.filter { $0.rule == IdDuplicate.id }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.related.map(\.place.file) == ["stories/a.md"] })
  }

  @Test(arguments: [["the-bund.md", "bund.md"], ["a.md", "the-bund.md"], ["a.md", "b.md"]])
  func `of two stories with one id the one whose file bears it is the original`(_ files: [String]) throws {
    let stories = files.map { file in
      Story.at(31.2397, 121.4896).with { $0.id.place = SourcePlace(file: "stories/\(file)", line: 2, column: 5) }
    }
    let finding = try #require(IdDuplicate.check(Scene(stories[0], stories[1]).context).first)
    let original = files.contains("the-bund.md") ? "the-bund.md" : files[0]
    #expect(finding.place.file == "stories/" + files.filter { $0 != original }[0])
    #expect(finding.related.map(\.place.file) == ["stories/\(original)"])
  }

  @Test(arguments: ["china", "7", "7-eleven", "a--b", "-a", String(repeating: "a", count: 65)])
  func `no city has the name of the atlas, of a number, or one no pack can have`(_ id: String) {
    let scene = Scene(.at(31.2397, 121.4896)).with { $0.city.id = id }
    #expect(scene.rules == ["id/city-format"])
  }

  @Test func `a story that moved says how far, and whether it may be another place now`() throws {
    let same = ReleaseComparison.titleHash(of: .at(31.2397, 121.4896))
    for (hash, isRenamed) in [(same, false), ("0123456789abcdef", true)] {
      let scene = Scene(.at(31.2397, 121.4896)).with { scene in
        guard case .places(var places) = LastRelease.releasing([("the-bund", 31.2430, 121.4896)]) else { return }
        places[0].titleHash = hash
        scene.city.lastRelease = .places(places)
      }
      let finding = try #require(scene.verdict.findings.first)
      #expect(finding.rule == IdMoved.id && finding.severity == .warning)
      #expect(finding.what.en.contains("367 m from where it was released"))
      #expect(finding.what.en.contains("a new place needs a new id") == isRenamed)
    }
  }

  @Test func `a damaged release is no comparison, and that is said`() {
    let verdict = Scene(.at(31.2397, 121.4896)).with { $0.city.lastRelease = .damaged }.verdict
    #expect(verdict.findings.isEmpty)
    #expect(verdict.notEvaluated.map(\.rule) == [DatumChanged.id, IdGone.id, IdMoved.id])
  }

  @Test(arguments: DatumShift.allCases)
  func `every way of taking one datum for another is told from the last release`(_ shift: DatumShift) throws {
    let truth = [(31.2397, 121.4896), (31.2303, 121.4737), (31.1956, 121.4360), (31.3000, 121.5000)]
    let places = truth.compactMap { Coordinate<WGS84>(latitude: $0.0, longitude: $0.1) }
    let stories = try places.enumerated().map { index, place in
      let read = try #require(shift.misread(place))
      return Story.at(read.latitude, read.longitude, id: ["a", "b", "c", "d"][index])
    }
    let released = zip(["a", "b", "c", "d"], truth).map { ($0, $1.0, $1.1) }
    let scene = Scene(stories[0], stories[1], stories[2], stories[3])
      .with { $0.city.lastRelease = .releasing(released) }
    let finding = try #require(scene.verdict.findings.first)
    #expect(scene.rules == ["coord/datum-changed"])
    #expect(finding.subject == "\(shift)" && finding.what.en.hasPrefix("4 stories are about "))
  }
}
