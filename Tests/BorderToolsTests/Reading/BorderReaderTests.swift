import Atlas
import BorderTools
import FileStore
import SourceText
import Testing

@Suite("Reading borders as they are found")
struct BorderReaderTests {
  static func read(_ text: String, snap: Double = 0) -> BorderInput {
    let source = BorderSource(name: "in.geojson", file: MappedFile(copying: Array(text.utf8)))
    return BorderReader.read([source], options: BorderReader.Options(snapDegrees: snap))
  }

  static func polygon(_ rings: String, type: String = "Polygon", properties: String = "{}") -> String {
    #"{"type":"Feature","properties":\#(properties),"geometry":{"type":"\#(type)","coordinates":\#(rings)}}"#
  }

  /// What is mended, and what the ring is afterwards (in steps of a millionth of a degree).
  @Test(
    "mends what can be mended in one way alone, and says so",
    arguments: [
      ("a position twice", "[[[0,0],[2,0],[2,0],[2,2],[0,0]]]", ["0,0 2,0 2,2 0,0"], "position(s) that stood twice"),
      ("an open ring", "[[[0,0],[2,0],[2,2]]]", ["0,0 2,0 2,2 0,0"], "open ring(s) closed"),
      ("a shell that turns clockwise", "[[[0,0],[2,2],[2,0],[0,0]]]", ["0,0 2,0 2,2 0,0"], "turned"),
      ("a spike", "[[[0,0],[2,0],[5,5],[2,0],[2,2],[0,0]]]", ["0,0 2,0 2,2 0,0"], "along there and back"),
      (
        "a keyhole instead of a hole", "[[[0,0],[9,0],[9,9],[0,9],[0,0],[2,2],[2,4],[4,2],[2,2],[0,0]]]",
        ["0,0 9,0 9,9 0,9 0,0", "2,2 2,4 4,2 2,2"], "along there and back"
      ),
      (
        "a ring that touches itself", "[[[0,0],[2,0],[2,2],[4,2],[4,4],[2,2],[0,2],[0,0]]]",
        ["2,2 4,2 4,4 2,2", "0,0 2,0 2,2 0,2 0,0"], "touch themselves"
      ),
      (
        "two polygons of one feature that share a border",
        "[[[0,0],[2,0],[2,2],[0,2],[0,0]]], [[[2,0],[4,0],[4,2],[2,2],[2,0]]]",
        ["0,0 2,0 4,0 4,2 2,2 0,2 0,0"], "makes one polygon of two"
      ),
      ("a ring without area", "[[[0,0],[2,0],[2,2],[0,0]],[[1,0],[2,0],[1,0]]]", ["0,0 2,0 2,2 0,0"], "without area"),
    ])
  func mends(_ what: String, rings: String, expected: [String], words: String) {
    let isMulti = rings.contains("]]], [[[")
    let text = Self.polygon(isMulti ? "[\(rings)]" : rings, type: isMulti ? "MultiPolygon" : "Polygon")
    let input = Self.read(text)
    let coverage = input.coverage
    let found = (0..<coverage.pathCount).map { path -> String in
      let points = coverage.points(ofPath: path).map { "\($0.x / 1_000_000),\($0.y / 1_000_000)" }
      return points.joined(separator: " ")
    }
    #expect(Set(found.map(Self.rotated)) == Set(expected.map(Self.rotated)), "\(what)")
    let messages = input.findings().map(\.what.en)
    #expect(messages.contains { $0.contains(words) }, "\(messages)")
    #expect(!input.hasFaults && !input.leavesSomethingOut)
  }

  /// A ring as text, begun at its least position.
  static func rotated(_ ring: String) -> String {
    let points = ring.split(separator: " ").dropLast()
    guard let least = points.indices.min(by: { points[$0] < points[$1] }) else { return ring }
    return (points[least...] + points[..<least]).joined(separator: " ")
  }

  @Test(
    "says what cannot be used, with its place",
    arguments: [
      ("[[[0,0],[200,0],[0,2],[0,0]]]", "border/no-place-on-earth", 1),
      ("[[[0,0],[4000000,0],[0,2],[0,0]]]", "border/no-place-on-earth", 1),
      ("[[[179,0],[-179,0],[179,2],[179,0]]]", "border/antimeridian", 1),
      (#"[[[0,0],["2",0],[0,2],[0,0]]]"#, "border/unreadable", 1),
      ("[[[0,0],[2],[0,2],[0,0]]]", "border/unreadable", 1),
      ("[[0,0],[2,0]]", "border/unreadable", 1),
    ])
  func refuses(_ rings: String, rule: String, line: Int) {
    let input = Self.read(Self.polygon(rings))
    #expect(input.leavesSomethingOut)
    #expect(input.findings().map(\.rule.rawValue) == [rule])
    #expect(input.findings().map(\.place.line) == [line])
  }

  @Test("leaves a ring that crosses itself as it is, also where its two sides cancel out")
  func bowTie() {
    #expect(Self.read(Self.polygon("[[[0,0],[4,4],[4,0],[0,4],[0,0]]]")).coverage.pathCount == 1)
  }

  @Test("refuses what is no JSON at the place where it stops being it", arguments: ["{", "[[[[", #"{"a": NaN}"#, ""])
  func noJSON(_ text: String) {
    let input = Self.read(text)
    #expect(input.leavesSomethingOut)
    #expect(input.findings().first?.rule.rawValue == "border/unreadable")
  }

  @Test("is not brought down by a million brackets")
  func brackets() {
    let input = Self.read(#"{"type":"Polygon","coordinates":"# + String(repeating: "[", count: 1_000_000))
    #expect(input.leavesSomethingOut)
  }

  @Test(
    "reads every shape of file",
    arguments: [
      ("a bare geometry", #"{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,0]]]}"#, 1),
      ("a stray member", #"{"type":"Polygon","properties":{"a":1},"coordinates":[[[0,0],[2,0],[2,2],[0,0]]]}"#, 1),
      ("no type", #"{"coordinates":[[[[0,0],[2,0],[2,2],[0,0]]]],"code":"110000","name":"北京"}"#, 1),
      (
        "a collection of geometries",
        #"{"type":"GeometryCollection","geometries":[{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,0]]]},"#
          + #"{"type":"LineString","coordinates":[[5,5],[6,6]]}]}"#, 2
      ),
      ("digits with an exponent", #"{"type":"Polygon","coordinates":[[[0,0],[2e0,0],[2.0,2],[0,0]]]}"#, 1),
      ("heights", #"{"type":"Polygon","coordinates":[[[0,0,7],[2,0,7],[2,2,7],[0,0,7]]]}"#, 1),
      ("a null geometry", #"{"type":"Feature","properties":{},"geometry":null}"#, 0),
    ])
  func shapes(_ what: String, text: String, paths: Int) {
    let input = Self.read(text)
    #expect(!input.leavesSomethingOut, "\(what): \(input.findings().map(\.what.en))")
    #expect(input.coverage.pathCount == paths, "\(what)")
    #expect(input.coverage.regions.count == 1)
  }

  @Test("keeps six decimals exactly, takes seven where there are more, and says how far anything was moved")
  func lattice() {
    let six = Self.read(Self.polygon("[[[100.000001,0],[2,0],[2,2],[100.000001,0]]]"))
    #expect(six.coverage.lattice.decimals == 6 && six.farthestMoveDegrees == 0)
    let more = Self.read(Self.polygon("[[[1.00000004,0],[2,0],[2,2],[1.00000004,0]]]"))
    #expect(more.coverage.lattice.decimals == 7)
    #expect((more.farthestMoveDegrees - 4e-8).magnitude < 1e-12)
    let wide = Self.read(Self.polygon("[[[-170.0000001,0],[2,0],[2,2],[-170.0000001,0]]]"))
    #expect(wide.coverage.lattice.decimals == 6)
  }

  @Test("matches vertices that almost match, when told how far")
  func snapping() {
    let text = """
      {"type":"FeatureCollection","features":[
      \(Self.polygon("[[[0,0],[2,0],[2,2],[0,2],[0,0]]]")),
      \(Self.polygon("[[[2.00001,0],[4,0],[4,2],[2,2.00001],[2.00001,0]]]"))]}
      """
    #expect(Self.read(text).coverage.arcCount == 2)
    let snapped = Self.read(text, snap: 0.001)
    #expect(snapped.coverage.arcCount == 3)
    #expect(snapped.snappedCount == 2)
  }
}
