import ContentChecks
import ContentSources
import Geodesy
import SourceText
import StrictJSON
import TestSupport
import Testing

@testable import Reports

@Suite struct MapDataTests {
  private func data(_ subject: MapSubject) throws -> JSONNode {
    try JSONDocument(MapScene.page(subject).data.bytes()).root
  }

  private func text(_ node: JSONNode?) -> String? { node?.string }

  @Test func `A story has its place, its texts and its circle`() throws {
    let story = try #require(try data(MapScene.subject())["stories"]?.elements?.last)
    #expect(text(story["id"]) == "tower")
    #expect(story["place"]?["latitude"]?.number?.text == "31.3000000")
    #expect(text(story["written"]?["text"]) == "31.30000, 120.60000")
    #expect(text(story["written"]?["at"]) == "content/cities/suzhou/stories/tower.md:5:11")
    #expect(story["radiusMeters"]?.number?.value == 80)
    #expect(text(story["texts"]?.elements?.first?["html"]) == "<p>A <em>leaning</em> tower.</p>\n")
  }

  @Test func `A story without a place is there all the same`() throws {
    let subject = MapScene.subject { $0.cities[0].city.stories[0].position = nil }
    #expect(try data(subject)["stories"]?.elements?.first?["place"]?.isNull == true)
  }

  @Test func `A finding knows its city and its story`() throws {
    let other = MapScene.subject().cities[0]
    let subject = MapScene.subject { subject in
      var finding = Samples.finding()
      finding.story = "tower"
      subject.project = Verdict(findings: [Samples.finding("of the project")])
      subject.cities = [other, subject.cities[0]]
      subject.cities[1].verdict = Verdict(findings: [finding], notEvaluated: Samples.notEvaluated)
    }
    let data = try data(subject)
    let findings = try #require(data["findings"]?.elements)
    #expect(findings[0]["city"]?.isNull == true && findings[0]["story"]?.isNull == true)
    #expect(findings[1]["city"]?.integer == 1 && findings[1]["story"]?.integer == 3)
    #expect(text(findings[1]["at"]) == "seattle/stories/x.md:7:11")
    let lacks = try #require(data["notEvaluated"]?.elements)
    #expect(lacks.count == 1 && lacks[0]["rules"]?.elements?.count == 2)
  }

  @Test func `Of two stories with one id the finding is about the one in its file`() throws {
    let subject = MapScene.subject { subject in
      subject.cities[0].city.stories = ["a", "b"].map { file in
        MapScene.story("twin") { $0.id.place.file = "stories/\(file).md" }
      }
      var finding = Samples.finding(file: "stories/b.md")
      finding.story = "twin"
      subject.cities[0].verdict = Verdict(findings: [finding])
    }
    #expect(try data(subject)["findings"]?.elements?.first?["story"]?.integer == 1)
  }

  @Test func `An accepted finding says why, and its rule is no rule that found something`() throws {
    let data = try data(MapScene.subject { $0.cities[0].verdict = Verdict(accepted: [Samples.accepted]) })
    let finding = try #require(data["findings"]?.elements?.first)
    #expect(text(finding["accepted"]?["reason"]) == "a museum")
    #expect(text(finding["accepted"]?["expires"]) == "2027-01-31")
    #expect(data["rules"]?.elements?.isEmpty == true)
  }

  @Test func `A picture is in the page once, and only if it is one`() throws {
    let subject = MapScene.subject { subject in
      let names = ["a.png", "page.svg", "missing.png"]
      for index in subject.cities[0].city.stories.indices {
        subject.cities[0].city.stories[index].images = names.map { StoryImage(file: MapScene.located($0)) }
      }
      subject.cities[0].city.images = [
        image("a.png", .readable(kind: "png", widthPixels: 1, heightPixels: 1, hasGPS: false)),
        image("page.svg", .unreadable(reason: Bilingual(same: "?"))),
      ]
      subject.cities[0].pictures = ["a.png": [1, 2, 3], "page.svg": Array("<svg onload=alert(1)>".utf8)]
    }
    let data = try data(subject)
    #expect(data["pictures"]?.elements?.compactMap(\.string) == ["data:image/png;base64,AQID"])
    for story in data["stories"]?.elements ?? [] {
      let images = try #require(story["images"]?.elements)
      #expect(images.map { $0["picture"]?.integer } == [0, nil, nil])
    }
  }

  private func image(_ name: String, _ info: ImageInfo) -> CityImage {
    CityImage(name: name, place: SourcePlace(file: "images/\(name)"), byteCount: 3, info: info)
  }

  @Test func `Borders are steps from point to point`() throws {
    let points = [(31.0, 121.0), (31.00001, 121.5), (-0.5, 179.99999)].compactMap {
      Coordinate<WGS84>(latitude: $0, longitude: $1)
    }
    let name = Bilingual(zh: "上海", en: "Shanghai")
    let subject = MapScene.subject {
      $0.borders = MapBorders(
        lines: [.init(.outer, points)], labels: [.init(.province, name, at: points[0])], source: Bilingual(same: "us"))
    }
    let line = try #require(try data(subject)["borders"]?["lines"]?.elements?.first)
    #expect(text(line["kind"]) == "outer")
    let steps = line["steps"]?.elements?.compactMap(\.integer)
    #expect(steps == [3_100_000, 12_100_000, 1, 50_000, -3_150_001, 5_849_999])
  }

  @Test func `Aerodromes around the city come with their runways, others do not`() throws {
    let files = HazardFiles(
      folder: "content/reference",
      airports: Array(
        """
        id,ident,type,name,latitude_deg,longitude_deg,iso_country
        1,NEAR,large_airport,Near,31.6,120.5,CN
        2,FAR,large_airport,Far,35.0,120.5,CN

        """.utf8),
      runways: Array(
        """
        id,airport_ref,airport_ident,length_ft,width_ft,surface,closed,le_ident,le_latitude_deg,le_longitude_deg,he_ident,he_latitude_deg,he_longitude_deg
        2,1,NEAR,10000,100,CON,1,18,31.61,120.5,36,31.583,120.5

        """.utf8),
      coverage: Array("name,south,west,north,east\nsuzhou,30,119,36,122\n".utf8))
    let subject = MapScene.subject { $0.hazards = HazardReference(files) }
    let aerodromes = try #require(try data(subject)["aerodromes"]?.elements)
    #expect(aerodromes.compactMap { $0["ident"]?.string } == ["NEAR"])
    let runway = try #require(aerodromes.first?["runways"]?.elements?.first)
    #expect(runway["closed"]?.boolean == true && runway["widthMeters"]?.number?.text == "30.5")
    #expect(runway["ends"]?.elements?.first?.elements?.first?.number?.value == 31.61)
  }

  @Test func `Everything at once conforms to the schema`() throws {
    let hostile = HostileTexts.all.joined(separator: " ")
    let subject = MapScene.subject { subject in
      var finding = Samples.finding(hostile)
      finding.related = [.init(MapScene.place, note: Bilingual(same: hostile))]
      subject.cities[0].verdict = Verdict(
        findings: [finding], accepted: [Samples.accepted], notEvaluated: Samples.notEvaluated)
      subject.borders = MapBorders(lines: [], source: Bilingual(same: "us"))
    }
    let bytes = MapScene.page(subject).data.bytes()
    #expect(try JSONSchema(named: "map-page.schema.json").faults(in: bytes).isEmpty)
  }
}
