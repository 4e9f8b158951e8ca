import SourceText
import Testing

@testable import ContentSources

@Suite("KML placemarks become items")
struct KMLReaderTests {
  private static let root = """
    <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
    """

  private func read(_ inner: String) -> ReadDocument {
    KMLReader.read(SourceBytes(file: "a.kml", bytes: Array("\(Self.root)\n\(inner)</kml>".utf8)))
  }

  private func placemark(_ inner: String) throws -> SourceItem {
    try #require(read("<Placemark id=\"p1\">\n\(inner)\n</Placemark>").items.first)
  }

  @Test func `a placemark keeps its id, name, text and position, each with its place`() throws {
    let item = try placemark(
      "<name> 外滩 </name><description>\n<![CDATA[<b>x</b>]]>\n</description>"
        + "<Point><coordinates>\n 121.4903,31.240,4 </coordinates></Point>")
    #expect(item.place.description == "a.kml:2:1")
    #expect(item.id?.value == "p1")
    #expect(item.id?.place.description == "a.kml:2:16")
    #expect(item.name?.value == "外滩")
    #expect(item.name?.place.description == "a.kml:3:8")
    #expect(item.text?.value == "<b>x</b>")
    guard case .point(let position) = item.geometry else {
      Issue.record("\(item.geometry)")
      return
    }
    #expect(position.longitude.value == 121.4903)
    #expect(position.longitude.place.description == "a.kml:6:2")
    #expect(position.latitude.value == 31.24)
    #expect(position.latitude.raw == "31.240")
    #expect(position.latitude.place.description == "a.kml:6:11")
    #expect(position.decimals == 4)
  }

  @Test func `an id among the data wins over the attribute`() throws {
    let item = try placemark("<ExtendedData><Data name=\"ID\"><value>sh-bund</value></Data></ExtendedData>")
    #expect(item.id?.value == "sh-bund")
  }

  @Test func `an address stands in for a position that is not there`() throws {
    let item = try placemark("<address>中山东一路 1 号</address>")
    guard case .none(let address) = item.geometry else {
      Issue.record("\(item.geometry)")
      return
    }
    #expect(address?.value == "中山东一路 1 号")
  }

  @Test func `folders are kept, outermost first, and documents are none`() {
    let document = read(
      "<Document><name>file</name><Folder><name>a</name><Folder><name> b </name><Folder><Placemark/></Folder></Folder>"
        + "</Folder></Document>")
    #expect(document.items.first?.folders == ["a", "b"])
  }

  @Test func `data keep their texts, whatever their schema calls them`() throws {
    let item = try placemark(
      "<ExtendedData><SchemaData schemaUrl=\"#s\"><SimpleData name=\"open\">false</SimpleData>"
        + "<SimpleData name=\"year\">0</SimpleData></SchemaData><Data name=\"floor\"><displayName>F</displayName>"
        + "<value>2</value></Data><Data name=\"empty\"><value/></Data></ExtendedData>"
        + "<TimeStamp><when>1929</when></TimeStamp><styleUrl>#s</styleUrl>")
    #expect(item.fields.map(\.key.value) == ["open", "year", "floor", "when", "styleUrl"])
    #expect(item.fields.map(\.value.value) == ["false", "0", "2", "1929", "#s"])
  }

  @Test func `each placemark has the keys of its own data only`() {
    let document = read(
      "<Document><Placemark><ExtendedData><Data name=\"a\"><value>1</value></Data></ExtendedData></Placemark>"
        + "<Placemark><ExtendedData><Data name=\"b\"><value>2</value></Data></ExtendedData></Placemark></Document>")
    #expect(document.items.map { $0.fields.map(\.key.value) } == [["a"], ["b"]])
  }

  @Test func `elements written into a text are kept as text`() throws {
    let item = try placemark("<description> a<br/>b &amp; c </description>")
    #expect(item.text?.value == "a<br/>b &amp; c")
  }

  @Test func `lines, areas and several shapes keep every position`() throws {
    let line = try placemark("<LineString><coordinates>1,2 3,4\n5,6</coordinates></LineString>")
    guard case .line(let positions) = line.geometry else {
      Issue.record("\(line.geometry)")
      return
    }
    #expect(positions.map(\.longitude.value) == [1, 3, 5])
    let area = try placemark(
      "<Polygon><innerBoundaryIs><LinearRing><coordinates>1,1 2,1 1,2 1,1</coordinates></LinearRing></innerBoundaryIs>"
        + "<outerBoundaryIs><LinearRing><coordinates>0,0 9,0 9,9 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon>"
    )
    guard case .area(let rings) = area.geometry else {
      Issue.record("\(area.geometry)")
      return
    }
    #expect(rings.map(\.count) == [4, 4])
    #expect(rings.first?.first?.longitude.value == 0, "the outer ring comes first")
    let several = try placemark(
      "<MultiGeometry><Point><coordinates>1,2</coordinates></Point><MultiGeometry><Point><coordinates>3,4</coordinates>"
        + "</Point></MultiGeometry></MultiGeometry>")
    guard case .several(let parts) = several.geometry else {
      Issue.record("\(several.geometry)")
      return
    }
    #expect(parts.count == 2)
  }

  @Test func `a recorded way becomes a track with its times, and no item`() throws {
    let document = read(
      "<Placemark><name>walk</name><gx:Track><when>1970-01-01T00:00:10Z</when><when>1970-01-01T00:00:20Z</when>"
        + "<when>1970-01-01T00:00:30Z</when><gx:coord>121.49 31.24 4</gx:coord><gx:coord/>"
        + "<gx:coord>121.50 31.25</gx:coord></gx:Track></Placemark>")
    #expect(document.items.isEmpty && document.seen == 0)
    let track = try #require(document.tracks.first)
    #expect(track.name?.value == "walk")
    #expect(track.kind == .recorded)
    #expect(track.segments.map { $0.map(\.time) } == [[10], [30]], "an empty position parts the way")
    #expect(track.segments.last?.first?.position.latitude.value == 31.25)
  }

  @Test func `a placemark with a point and a way is an item and a track`() {
    let document = read(
      "<Placemark><MultiGeometry><Point><coordinates>1,2</coordinates></Point><gx:Track><gx:coord>1 2</gx:coord>"
        + "</gx:Track></MultiGeometry></Placemark>")
    #expect(document.items.count == 1 && document.tracks.count == 1)
  }

  @Test func `times without their positions are not guessed`() {
    let document = read(
      "<Placemark><gx:Track><when>1970-01-01T00:00:10Z</when><gx:coord>1 2</gx:coord><gx:coord>3 4</gx:coord></gx:Track>"
        + "</Placemark>")
    #expect(document.tracks.first?.segments.first?.map(\.time) == [nil, nil])
  }

  @Test func `what cannot be read names the number itself`() {
    let document = read(
      "<Placemark><LineString><coordinates>\n1,2\n3,x</coordinates></LineString></Placemark><Placemark/>")
    #expect(document.findings.map { "\($0.place) \($0.rule)" } == ["a.kml:4:3 coord/not-a-number"])
    #expect(document.items.count == 1 && document.seen == 2)
  }
}
