import ContentSources
import Geodesy
import SourceText
import TestSupport
import Testing

@Suite struct ContentReaderTests {
  @Test func `A city without fault is read whole, with the project's defaults`() throws {
    let city = try ContentFixture().city()
    #expect(city.rules == [])
    #expect(city.config.languages.map(\.value.rawValue) == ["en"])
    #expect(city.config.licence?.value == "CC-BY-4.0")
    #expect(city.config.extent?.value == Extent(south: 31, west: 121, north: 32, east: 122))
    let story = try #require(city.stories.first)
    let en = try #require(LanguageTag(rawValue: "en"))
    #expect(story.id.value == "gate")
    #expect(story.texts[en]?.title?.value == "Gate")
    #expect(story.texts[en]?.notification?.value == "Look up")
    #expect(story.texts[en]?.body == Located("Text.", at: SourcePlace(file: story.id.place.file, line: 10, column: 1)))
    #expect(story.position?.wgs84 == Coordinate(latitude: 31.2397, longitude: 121.4896))
  }

  @Test func `Cities are the folders, in byte order, hidden ones left out`() throws {
    let fixture = ContentFixture().with("content/cities/abc/city.yaml", "").with("content/cities/.git/x", "")
    #expect(try fixture.project().cityIDs == ["abc", "town"])
  }

  @Test func `Without citypack yaml the defaults hold`() throws {
    let project = try ContentFixture().with("content/citypack.yaml", nil).project()
    #expect(project.config.maxImageBytes == 400_000)
    #expect(project.config.findings.isEmpty)
  }

  @Test func `A place of a points file gives a story its position`() throws {
    let fixture = ContentFixture().with(story: ContentFixture.story("")).with(points: "id,lat,lon\ngate,31.5,121.5\n")
    let story = try #require(try fixture.city().stories.first)
    #expect(story.position?.wgs84 == Coordinate(latitude: 31.5, longitude: 121.5))
    #expect(story.otherPositions.isEmpty)
  }

  @Test func `A position in the story stays, and the other is kept beside it`() throws {
    let story = try #require(try ContentFixture().with(points: "id,lat,lon\ngate,31.5,121.5\n").city().stories.first)
    #expect(story.position?.wgs84?.latitude == 31.2397)
    #expect(story.otherPositions.map(\.wgs84?.latitude) == [31.5])
  }

  @Test(arguments: ["gate", "Gate", "The Gate", "the-gate"], ["gate", "the-gate"])
  func `A name joins where it has the shape of an id, or becomes one`(_ name: String, _ id: String) throws {
    let story = ContentFixture.story("")
    let city = try ContentFixture().with("content/cities/town/stories/gate.md", nil)
      .with("content/cities/town/stories/\(id).md", story).with(points: "name,lat,lon\n\(name),31.5,121.5\n").city()
    let joins = name.lowercased().split(separator: " ").joined(separator: "-") == id
    #expect((city.stories.first?.position != nil) == joins)
    #expect(city.rules.contains("points/unmatched") != joins)
  }

  @Test func `A stated id is not given up for a name`() throws {
    let city = try ContentFixture().with(points: "id,name,lat,lon\ngata,gate,31.5,121.5\n").city()
    let finding = try #require(city.findings.first)
    #expect(finding.rule.rawValue == "points/unmatched")
    #expect(finding.whatToDo.en == "Did you mean gate?")
  }

  @Test func `An address without a position is kept for the message`() throws {
    let fixture = ContentFixture().with(story: ContentFixture.story(""))
      .with(points: "id,lat,lon,address\ngate,,,Bund 1\n")
    let story = try #require(try fixture.city().stories.first)
    #expect(story.position == nil)
    #expect(story.address?.value == "Bund 1")
  }

  @Test func `Findings about a story name it, a refused one too`() throws {
    let city = try ContentFixture().with(story: "no front matter").city()
    #expect(city.stories.isEmpty)
    #expect(city.findings.map(\.story) == ["gate"])
  }

  @Test func `A section's text has no heading, no blank edges, and LF line ends`() throws {
    let body = "# en\r\n\r\n## Old\r\n\r\nText.\r\n\r\n# zh-hans\r\n\r\n正文。\r\n\r\n"
    let city = try ContentFixture().with(story: ContentFixture.story(body: body)).city()
    let texts = try #require(city.stories.first?.texts)
    let bodies = texts.sorted { $0.key < $1.key }.map { $0.value.body?.value }
    #expect(bodies == ["## Old\n\nText.", "正文。"])
  }

  @Test(
    arguments: [
      ("English", "en"), ("中文", "zh-hans"), ("繁體中文", "zh-hant"), ("zh_Hans", "zh-hans"), ("The Bund", nil),
    ] as [(String, String?)])
  func `A first-level heading that is no language tag is told, with the tag that was meant`(
    _ heading: String, _ meant: String?
  ) throws {
    let body = "# en\n\nText.\n\n# \(heading)\n\nMore.\n"
    let city = try ContentFixture().with(story: ContentFixture.story(body: body)).city()
    let finding = try #require(city.findings.first)
    #expect(city.rules == ["markdown/heading-language"])
    #expect(finding.place.line == 12)
    #expect(finding.story == "gate")
    #expect(finding.what.en.contains("did you mean # \(meant ?? "…")?") == (meant != nil))
  }

  @Test(arguments: ["## English", "    # English", "> # English", "# en-GB"])
  func `Any other heading is not`(_ heading: String) throws {
    let body = "# en\n\nText.\n\n\(heading)\n\nMore.\n"
    let city = try ContentFixture().with(story: ContentFixture.story(body: body)).city()
    #expect(!city.rules.contains("markdown/heading-language"))
  }

  @Test func `A file that is a map instead of a list is named`() throws {
    let city = try ContentFixture().with("content/cities/town/ignore.yaml", "rule: x/y\n").city()
    #expect(city.findings.map(\.what.en) == ["ignore.yaml does not fit: it takes a list (- rule: …)"])
  }

  @Test func `The inventory lists what a pack depends on, and nothing else`() throws {
    let fixture = ContentFixture().with("content/cities/town/images/a.png", "x")
      .with("content/cities/town/walks/w.gpx", "").with("content/cities/town/released.json", "")
      .with("content/cities/town/.hidden", "").with("content/cities/town/notes.txt", "")
    let files = try fixture.reader.inventory(ofCity: "town")
    #expect(
      files.map(\.path) == [
        "content/cities/town/city.yaml", "content/cities/town/images/a.png", "content/cities/town/notes.txt",
        "content/cities/town/stories/gate.md",
      ])
    #expect(files.map(\.role) == [.config, .image("a.png"), .unexpected, .story("gate")])
  }

  @Test func `A picture that cannot be read is there with its reason`() throws {
    let city = try ContentFixture().with("content/cities/town/images/a.png", "not a picture").city()
    guard case .unreadable? = city.images.first?.info else {
      Issue.record("expected an unreadable picture")
      return
    }
    #expect(city.images.first?.name == "a.png")
  }

  @Test func `Severities keep the place that states them, and off is none`() throws {
    let yaml = "severities:\n  coord/duplicate: off\n  text/length: error\n"
    let severities = try ContentFixture().with("content/citypack.yaml", yaml).project().config.severities
    #expect(severities[RuleID("coord/duplicate")].map { $0.value == nil } == true)
    #expect(severities[RuleID("text/length")]?.value == .error)
    #expect(severities[RuleID("text/length")]?.place.line == 3)
  }

  @Test func `An accepted finding needs a rule and a reason`() throws {
    let yaml = "- {rule: coord/duplicate, story: gate, reason: two floors, expires: 2028-02-29}\n- {rule: x/y}\n"
    let city = try ContentFixture().with("content/cities/town/ignore.yaml", yaml).city()
    #expect(city.accepted.map(\.rule.value) == ["coord/duplicate"])
    #expect(city.accepted.first?.expires?.value == "2028-02-29")
    #expect(city.rules == ["meta/missing-key"])
  }

  @Test func `A folder that cannot be listed is an error of its own, not a city without stories`() {
    #expect(throws: (any Error).self) { try ContentFixture().reader.city("nowhere", in: ProjectConfig()) }
  }

  @Test(arguments: ["gcj02", "bd09"])
  func `A position in another datum becomes the WGS-84 place it stands for`(_ datum: String) throws {
    let bund = try #require(Coordinate<WGS84>(latitude: 31.2397, longitude: 121.4896))
    let shifted = try #require(GCJ02Formula.forward(bund))
    let written = datum == "gcj02" ? shifted.description : try #require(BD09Formula.forward(shifted)).description
    let numbers = written.split(separator: ",")
    let story = ContentFixture.story("datum: \(datum)\nlatitude: \(numbers[0])\nlongitude: \(numbers[1])")
    let place = try #require(try ContentFixture().with(story: story).city().stories.first?.position?.wgs84)
    #expect(abs(place.latitude - bund.latitude) < 1e-9 && abs(place.longitude - bund.longitude) < 1e-9)
  }

  @Test func `A city's datum holds for its points, and a story's own wins`() throws {
    let city =
      "names: {en: Town}\ntimezone: Asia/Shanghai\ndatum: gcj02\n"
      + "extent: {south: 31, west: 121, north: 32, east: 122}\n"
    let fixture = ContentFixture().with("content/cities/town/city.yaml", city)
      .with(story: ContentFixture.story("datum: wgs84\nlatitude: 31.2397\nlongitude: 121.4896"))
      .with(points: "id,lat,lon\ngate,31.2397,121.4896\n")
    let story = try #require(try fixture.city().stories.first)
    #expect(story.position?.wgs84?.latitude == 31.2397)
    #expect(story.otherPositions.map(\.datum) == [.gcj02])
  }

  @Test func `The encoding that a city states is taken where the bytes do not tell`() throws {
    // A rare character alone is no plausible Chinese.
    let points = Array("id,lat,lon,name\ngate,31.5,121.5,".utf8) + [0xFC, 0x6E]
    let city = "names: {en: Town}\ntimezone: Asia/Shanghai\nextent: {south: 31, west: 121, north: 32, east: 122}\n"
    for (config, rules) in [(city, ["encoding/unknown"]), (city + "encoding: gb18030\n", [])] {
      var files = ContentFixture().with(story: ContentFixture.story("")).files.mapValues { Array($0.utf8) }
      files["content/cities/town/city.yaml"] = Array(config.utf8)
      files["content/cities/town/points.csv"] = points
      let reader = ContentReader(MemoryFileSystem(files: files), root: "content")
      let read = try reader.city("town", in: reader.project().config)
      #expect(read.rules == rules)
      #expect((read.stories.first?.position != nil) == rules.isEmpty)
    }
  }

  @Test func `A story that is too large is told with its size`() throws {
    let large = ContentFixture.story() + String(repeating: "x", count: 1 << 20)
    let finding = try #require(try ContentFixture().with(story: large).city().findings.first)
    #expect(finding.rule.rawValue == "file/too-large")
    #expect(finding.what.en == "the file has \(large.utf8.count) bytes; the cap is 1048576")
  }

  @Test func `A place of a points file that cannot be read is known to be its story's`() throws {
    let city = try ContentFixture().with(story: ContentFixture.story("")).with(points: "id,lat,lon\ngate,x,121\n")
      .city()
    #expect(city.stories.first?.unread == [.position])
    #expect(city.findings.map(\.story) == ["gate"])
  }

  @Test func `A story knows where its parts stand`() throws {
    let story = try #require(try ContentFixture().city().stories.first)
    #expect(story.places[.title]?.line == 2 && story.places[.notification]?.line == 3)
    #expect(story.places[.body]?.line == 7 && story.unread.isEmpty)
  }

  @Test(arguments: ["# *English*", "# **en**", "# [English](x)", "# `en`", "English\n======="])
  func `A heading that only looks like a language is told`(_ heading: String) throws {
    let story = ContentFixture.story(body: "# en\n\nText.\n\n\(heading)\n\nMore.\n")
    let finding = try #require(try ContentFixture().with(story: story).city().findings.first)
    #expect(finding.rule.rawValue == "markdown/heading-language")
    #expect(finding.whatToDo.en == "Write # en.")
  }

  @Test func `A place that stands many times in a file is told once`() throws {
    let rows = String(repeating: "gate,31.5,121.5\n", count: 2000)
    let city = try ContentFixture().with(points: "id,lat,lon\n" + rows).city()
    #expect(city.rules == ["points/duplicate"])
    #expect(city.findings.first?.what.en == "‘gate’ has 2000 places in this file; the first is in line 2")
    #expect(city.findings.first?.place.line == 3)
    #expect(city.stories.first?.otherPositions.count == 1)
  }

  @Test func `What was released is read with its places, and a damaged file is known to be one`() throws {
    let path = "content/cities/town/released.json"
    let text = """
      {
        "stories": [
          {"id":"gate","latitude":31.2397000,"longitude":121.4896000,"titleHash":"00"}
        ]
      }
      """
    let city = try ContentFixture().with(path, text).city()
    guard case .places(let places) = city.lastRelease else {
      Issue.record("\(city.lastRelease)")
      return
    }
    #expect(places.map(\.wgs84) == [Coordinate(latitude: 31.2397, longitude: 121.4896)])
    #expect(places.map(\.id.place) == [SourcePlace(file: path, line: 3, column: 11, label: "id")])
    #expect(try ContentFixture().city().lastRelease == .none)
    for damaged in ["", "{", "{}", #"{"stories":[{"id":"gate"}]}"#, #"{"stories":[{"id":1}]}"#] {
      #expect(try ContentFixture().with(path, damaged).city().lastRelease == .damaged)
    }
  }

  @Test func `A wrong id in a story is one finding, and its place is found by its file`() throws {
    let city = try ContentFixture().with(story: ContentFixture.story("id: gata"))
      .with(points: "id,lat,lon\ngate,31.5,121.5\n").city()
    #expect(city.rules == ["content/id-mismatch"] && city.stories.first?.position != nil)
  }
}
