import ContentSources
import FileStore
import SourceText
import TestSupport
import Testing

@Suite struct KeyTests {
  @Test func `The page of keys is up to date`() {
    let root = (0..<4).reduce(#filePath) { path, _ in FilePath.folder(of: path) }
    let difference = Snapshot.difference(of: KeyReference.page, fromFile: root + "/docs/reference/keys.md")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test(arguments: [
    ("lattitude", "latitude"), ("lat", "latitude"), ("纬度", "latitude"), ("longtitude", "longitude"),
    ("lng", "longitude"),
    ("notifcation", "notification"), ("radius", "radiusMeters"), ("radiusmeters", "radiusMeters"), ("ttile", "title"),
  ])
  func `An unknown key is told with the one that was meant`(_ written: String, _ meant: String) throws {
    let city = try ContentFixture().with(story: ContentFixture.story("\(written): 1")).city()
    let finding = try #require(city.findings.first { $0.rule.rawValue == "meta/unknown-key" })
    #expect(finding.what.en.hasPrefix("unknown key ‘\(written)’: did you mean ‘\(meant)’?"))
    #expect(finding.place.line == 4)
  }

  @Test func `A key that resembles none is told with all that are known`() throws {
    let city = try ContentFixture().with(story: ContentFixture.story("zoom: 15")).city()
    let finding = try #require(city.findings.first { $0.rule.rawValue == "meta/unknown-key" })
    #expect(finding.whatToDo.en.hasPrefix("Known here are: id, title,"))
  }

  @Test func `Keys inside a value are known too`() throws {
    let more = "images: [{file: a.png, alts: {en: A}}]\nlatitude: 31.2\nlongitude: 121.4"
    let city = try ContentFixture().with(story: ContentFixture.story(more)).city()
    #expect(city.findings.first?.subject == "images[0].alts")
  }

  @Test func `Every key that takes a number states its bounds`() {
    for table in KeyTable.all {
      for key in table.keys.flatMap({ [$0] + $0.children }) {
        let isNumber = [.meters, .wholeNumber, .degrees].contains(key.kind)
        #expect((key.bounds != nil) == isNumber, "\(table.file) \(key.name)")
      }
    }
  }

  @Test(
    "A number outside the bounds of its key is told with them, and not taken",
    arguments: [
      ("accuracyMeters: 1e99", "from 0 to 1000"), ("accuracyMeters: -1", "from 0 to 1000"),
      ("radiusMeters: 1e99", "from 0 to 1000000"),
    ])
  func bounds(line: String, words: String) throws {
    let story = ContentFixture.story("latitude: 31.2397\nlongitude: 121.4896\n\(line)")
    let city = try ContentFixture().with(story: story).city()
    #expect(city.rules == ["meta/bad-value"])
    #expect(city.findings.first?.what.en.contains(words) == true)
    #expect(city.stories.first?.accuracyMeters == nil && city.stories.first?.radiusMeters == nil)
  }

  @Test(arguments: ["maxImageBytes: 9999999999", "maxImagePixels: 0", "radiusMeters: 5", "languages: [en, en]"])
  func `The project's numbers and lists have bounds too`(_ line: String) throws {
    let project = try ContentFixture().with("content/citypack.yaml", "\(line)\n").project()
    #expect(project.config.findings.map(\.rule.rawValue) == ["meta/bad-value"])
  }

  @Test(arguments: ["south: 91", "north: -90.5", "west: 200", "east: 1e9"])
  func `An extent lies on Earth`(_ edge: String) throws {
    let edges = ["south: 31", "west: 121", "north: 32", "east: 122"].map { $0.hasPrefix(edge.prefix(4)) ? edge : $0 }
    let text = "names: {en: Town}\ntimezone: Asia/Shanghai\nextent: {\(edges.joined(separator: ", "))}\n"
    let city = try ContentFixture().with("content/cities/town/city.yaml", text).city()
    #expect(city.rules == ["meta/bad-value"] && city.config.extent == nil)
  }

  @Test(arguments: [#""""#, #"" ""#, "", "''", "~"])
  func `A reason that says nothing is none`(_ reason: String) throws {
    let city = try ContentFixture().with(
      "content/cities/town/ignore.yaml", "- rule: geo/in-airfield\n  reason: \(reason)\n"
    ).city()
    #expect(city.rules == ["meta/missing-key"] && city.accepted.isEmpty)
  }

  @Test(
    "One slip in a key or its shape is one finding",
    arguments: [
      ("ttile: {en: Gate}\nnotification: {en: Look}\nlatitude: 31.2\nlongitude: 121.4", "meta/unknown-key"),
      ("title: Gate\nnotification: {en: Look}\nlatitude: 31.2\nlongitude: 121.4", "meta/bad-value"),
      ("notification: {en: Look}\nlatitude: 31.2\nlongitude: 121.4", "meta/missing-key"),
      ("title: {en: Gate}\nnotification: {en: Look}\nlattitude: 31.2\nlongitude: 121.4", "meta/unknown-key"),
      ("title: {en: Gate}\nnotification: {en: Look}\nlatitude: north\nlongitude: 121.4", "coord/not-a-number"),
      ("title: {en: Gate}\nnotification: {en: Look}\nlocation: 31.2,121.4\nDatum: gcj02", "meta/unknown-key"),
      ("title: {en: Gate}\nnotification: {en: Look}\nlocation: 31.2,121.4\n坐标系: gcj02", "meta/unknown-key"),
      ("title: {en: Gate}\nnotification: {en: Look}\nlocation: 31.2,121.4\ndatum: ''", "meta/bad-value"),
      ("title: {en: Gate}\nnotification: {en: Look}\nlocation: 31.2,121.4\ndatum: gcj-02", "meta/bad-value"),
    ])
  func oneSlip(frontMatter: String, rule: String) throws {
    let city = try ContentFixture().with(story: "---\n\(frontMatter)\n---\n\n# en\n\nText.\n").city()
    #expect(city.rules == [rule])
    #expect(city.findings.first?.severity == .error)
    #expect(city.stories.first?.unread.count == 1)
  }
}
