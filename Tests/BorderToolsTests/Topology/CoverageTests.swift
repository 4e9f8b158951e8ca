import Atlas
import BorderTools
import FileStore
import GeometryFiles
import StrictJSON
import Testing

@Suite("A coverage")
struct CoverageTests {
  /// Two squares side by side, and an island.
  static let neighbours = """
    A: 0,0 2,0 2,1 2,2 0,2 + 9,9 8,8 9,8
    B: 2,0 4,0 4,2 2,2 2,1
    """

  @Test("has a shared border once, with a region on each side")
  func sharedBorder() {
    let coverage = Coverage(shapes(Self.neighbours))
    #expect(coverage.arcCount == 4)
    let shared = (0..<coverage.arcCount).filter { coverage.left[$0] > 0 && coverage.right[$0] > 0 }
    #expect(shared.map { text(coverage.points[coverage.points(ofArc: $0)]) } == ["2,0 2,1 2,2"])
    #expect(shared.map { [coverage.left[$0], coverage.right[$0]] } == [[1, 2]])
  }

  @Test("gives back every ring as it was, from its first junction on")
  func ringsComeBack() {
    let coverage = Coverage(shapes(Self.neighbours))
    #expect(
      (0..<coverage.pathCount).map { text(coverage.points(ofPath: $0)) } == [
        "2,0 2,1 2,2 0,2 0,0 2,0", "8,8 9,8 9,9 8,8", "2,0 4,0 4,2 2,2 2,1 2,0",
      ])
    #expect(coverage.regions.map(\.polygons) == [0..<2, 2..<3])
  }

  @Test("cuts an enclave from its surroundings with one arc, and a ring that nobody touches is one too")
  func enclave() {
    let coverage = Coverage(shapes("A: 0,0 9,0 9,9 0,9 / 3,3 3,6 6,3\nB: 6,3 3,6 3,3"))
    #expect(coverage.arcCount == 2)
    #expect(coverage.right.max() == 2)
    #expect(coverage.polygons.map(\.count) == [2, 1])
  }

  @Test("lets a line share the border it follows, and stay a line")
  func lines() {
    let coverage = Coverage(shapes("A: 0,0 2,0 2,2 0,2\nL: ~ 5,0 2,0 2,2 5,2"))
    #expect(coverage.regions.map(\.lines.count) == [0, 1])
    #expect(text(coverage.points(ofPath: 1)) == "5,0 2,0 2,2 5,2")
    #expect(coverage.arcCount == 4)
  }

  @Test("comes back from TopoJSON with the same arcs and regions")
  func topoJSON() throws {
    let coverage = Coverage(shapes(Self.neighbours))
    let sink = MemorySink()
    try coverage.writeTopoJSON(to: sink, name: "regions")
    let topology = try TopoJSONFile.read(sink.bytes)
    let again = Coverage(try BorderShapes(topology))
    #expect(again.points == coverage.points)
    #expect(again.uses == coverage.uses)
    #expect(again.polygons == coverage.polygons)
    #expect(again.lattice == coverage.lattice)
  }

  @Test("writes GeoJSON with closed rings and the decimals of its lattice")
  func geoJSON() throws {
    let sink = MemorySink()
    try Coverage(shapes("A: -1,0 2000000,0 2,1")).writeGeoJSON(to: sink)
    #expect(
      String(decoding: sink.bytes, as: UTF8.self) == """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":\
        [[[-0.000001,0.000000],[2.000000,0.000000],[0.000002,0.000001],[-0.000001,0.000000]]]}}
        ]}

        """)
  }
}
