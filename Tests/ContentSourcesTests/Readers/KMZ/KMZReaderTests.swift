import SourceText
import Testing

@testable import ContentSources

@Suite("KMZ is KML in an archive")
struct KMZReaderTests {
  private func read(_ builder: ZIPBuilder) -> ReadDocument {
    KMZReader.read(SourceBytes(file: "city.kmz", bytes: builder.bytes))
  }

  @Test func `every place names the member`() {
    let document = read(ZIPBuilder(ZIPBuilder.Member("doc.kml", "<kml>\n<Placemark><name/></Placemark></kml>")))
    #expect(document.format == .kmz)
    #expect(document.items.first?.place.description == "city.kmz!doc.kml:2:1")
    #expect(
      document.findings.map { "\($0.place) \($0.rule)" } == [
        "city.kmz!doc.kml:1:1 kml/namespace", "city.kmz!doc.kml:2:12 kml/empty-name",
      ])
  }

  @Test func `linked members follow the main one, each once`() {
    let member = { (name: String, links: [String]) in
      ZIPBuilder.Member(
        name,
        KMZPitfallBuilders.kml(
          "<Folder><name>\(name)</name>\(KMZPitfallBuilders.place)</Folder>"
            + links.map(KMZPitfallBuilders.link).joined()))
    }
    let document = read(
      ZIPBuilder(
        member("doc.kml", ["a/1.kml", "2.kml"]), member("2.kml", ["a/1.kml"]), member("a/1.kml", ["../2.kml"])))
    #expect(document.items.map { $0.folders.first ?? "" } == ["doc.kml", "a/1.kml", "2.kml"])
    #expect(document.seen == 3)
  }

  @Test func `a workbook is called a workbook`() {
    let document = read(ZIPBuilder(ZIPBuilder.Member("[Content_Types].xml", "<Types/>")))
    #expect(document.findings.first?.what.en.contains("Office") == true)
  }

  @Test(
    "a link names an address, or a member as seen from the one it stands in",
    arguments: [
      ("b.kml", "a/doc.kml", KMZLinkTarget.member("a/b.kml")),
      ("./b.kml?x#y", "doc.kml", .member("b.kml")),
      ("../b.kml", "a/doc.kml", .member("b.kml")),
      ("files\\b.kml", "doc.kml", .member("files/b.kml")),
      ("my%20map.kml", "doc.kml", .member("my map.kml")),
      ("%e5%a4%96.kml", "doc.kml", .member("外.kml")),
      ("100%.kml", "doc.kml", .member("100%.kml")),
      ("%FF.kml", "doc.kml", .member("%FF.kml")),
      ("../../b.kml", "a/doc.kml", .outside),
      ("/b.kml", "doc.kml", .outside),
      ("http://example.org/b.kml", "doc.kml", .outside),
      ("C:\\b.kml", "doc.kml", .outside),
      ("//example.org/b.kml", "doc.kml", .outside),
    ])
  func targets(link: String, from: String, target: KMZLinkTarget) {
    #expect(KMZLinkTarget(link, from: from) == target)
  }
}
