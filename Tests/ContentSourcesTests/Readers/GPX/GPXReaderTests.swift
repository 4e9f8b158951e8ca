import SourceText
import Testing

@testable import ContentSources

@Suite("GPX waypoints become items, tracks and routes become ways")
struct GPXReaderTests {
  private func read(_ inner: String) -> ReadDocument {
    let text = "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\">\n\(inner)</gpx>"
    return GPXReader.read(SourceBytes(file: "a.gpx", bytes: Array(text.utf8)))
  }

  @Test func `a waypoint keeps its name, text and position, each with its place`() throws {
    let item = try #require(
      read(
        "<wpt lat=\"31.2401\"\n lon='121.4903'><ele>4</ele><name>外滩</name><cmt>c</cmt><desc>d</desc>"
          + "<link href=\"https://example.org\"><text>t</text></link><sym>Flag</sym></wpt>"
      ).items.first)
    #expect(item.place.description == "a.gpx:2:1")
    #expect(item.name?.value == "外滩")
    #expect(item.text?.value == "d")
    #expect(item.fields.map(\.key.value) == ["ele", "cmt", "link", "sym"])
    #expect(item.fields.map(\.value.value) == ["4", "c", "https://example.org", "Flag"])
    guard case .point(let position) = item.geometry else {
      Issue.record("\(item.geometry)")
      return
    }
    #expect(position.latitude.value == 31.2401 && position.longitude.value == 121.4903)
    #expect(position.latitude.place.description == "a.gpx:2:11")
    #expect(position.latitude.place.label == "lat")
    #expect(position.longitude.place.description == "a.gpx:3:7")
  }

  @Test func `segments are not joined, and routes are planned`() {
    let document = read(
      "<trk><name>t</name><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg><trkseg><trkpt lat=\"3\" lon=\"4\"/></trkseg></trk>"
        + "<rte><rtept lat=\"5\" lon=\"6\"/><rtept lat=\"7\" lon=\"8\"/></rte>")
    #expect(document.tracks.map(\.kind) == [.recorded, .planned])
    #expect(document.tracks.map { $0.segments.map(\.count) } == [[1, 1], [2]])
    #expect(document.tracks.first?.name?.value == "t")
  }

  @Test func `a point that is refused parts the way`() {
    let document = read(
      "<trk><trkseg><trkpt lat=\"1\" lon=\"2\"/><trkpt lat=\"x\" lon=\"2\"/><trkpt lat=\"y\" lon=\"2\"/>"
        + "<trkpt lat=\"3\" lon=\"2\"/></trkseg></trk>")
    #expect(document.tracks.first?.segments.map(\.count) == [1, 1])
    let refusals = document.findings.filter { $0.rule.rawValue == "coord/not-a-number" }
    #expect(refusals.map(\.place.line) == [2], "one finding a way, with the number of the others")
    #expect(refusals.first?.whatToDo.en.contains("1 more") == true)
  }

  @Test func `times that run backwards are told once, at the first, and the order stays`() {
    let point = { (second: Int) in
      "<trkpt lat=\"1\" lon=\"2\"><time>1970-01-01T00:00:0\(second)Z</time></trkpt>\n"
    }
    let document = read("<trk><trkseg>\n" + [5, 3, 4, 6].map(point).joined() + "</trkseg></trk>")
    #expect(document.findings.map { "\($0.place) \($0.rule)" } == ["a.gpx:4:1 track/time-backwards"])
    #expect(document.findings.first?.what.en.hasPrefix("2 point") == true, "3 and 4 are both before 5")
    #expect(document.tracks.first?.segments.first?.map(\.time) == [5, 3, 4, 6])
  }
}
