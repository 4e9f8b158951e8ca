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
    #expect(finding.what.en == "unknown key ‘\(written)’: did you mean ‘\(meant)’?")
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
}
