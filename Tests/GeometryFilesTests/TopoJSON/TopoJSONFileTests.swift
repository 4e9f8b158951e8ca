import GeometryFiles
import StrictJSON
import Testing

@Suite struct TopoJSONFileTests {
  private static func topology(_ objects: String, arcs: String, transform: String = "") -> String {
    #"{"type":"Topology",\#(transform)"objects":{"a":\#(objects)},"arcs":\#(arcs)}"#
  }

  @Test func `deltas and quantisation are undone, whatever the order of members`() throws {
    let text =
      #"{"arcs":[[[10,0],[5,5],[-5,-5]]],"objects":{},"transform":{"translate":[100,20],"scale":[0.1,0.01]},"type":"Topology"}"#
    let arcs = try TopoJSONFile.read(Array(text.utf8)).arcs
    #expect(
      arcs.positions(of: 0).map { [arcs.longitude($0), arcs.latitude($0)] } == [
        [101, 20], [101.5, 20.05], [101, 20],
      ])
  }

  @Test func `an index below zero runs an arc backwards`() throws {
    let text = Self.topology(
      #"{"type":"Polygon","id":"x","properties":{"n":1},"arcs":[[0,-2]]}"#,
      arcs: "[[[0,0],[1,0],[1,1]],[[0,0],[0,1],[1,1]]]")
    let object = try #require(try TopoJSONFile.read(Array(text.utf8)).objects.first)
    guard case .polygons(let polygons) = object.geometry.shape else {
      throw TopoJSONFault(offset: 0, reason: .notATopology)
    }
    #expect(polygons == [[[0, -2]]])
    #expect(object.geometry.id?.string == "x")
  }

  @Test(arguments: [
    (#"{"type":"Polygon","arcs":[[7]]}"#, "[[[0,0],[1,0]]]", "", TopoJSONFault.Reason.noSuchArc(7)),
    (#"{"type":"Polygon","arcs":[[-3]]}"#, "[[[0,0],[1,0]]]", "", .noSuchArc(-3)),
    (#"{"type":"Polygon","arcs":[[0]]}"#, "[[[0,0],[1,0]]]", "", .openRing),
    (#"{"type":"LineString","arcs":[0,1]}"#, "[[[0,0],[1,0]],[[2,0],[3,0]]]", "", .arcsDoNotMeet),
    (#"{"type":"Polygon","arcs":[0]}"#, "[[[0,0],[1,0]]]", "", .wrongNesting(type: "Polygon")),
    (#"{"type":"Polygon"}"#, "[]", "", .badMember("arcs")),
    (#"{"type":"Circle","arcs":[]}"#, "[]", "", .unknownGeometry(type: "Circle")),
    (#"{"type":null}"#, "[[[0,0]]]", "", .shortArc),
    (#"{"type":null}"#, "[[[0],[1,0]]]", "", .badPosition),
    (#"{"type":null}"#, "[[[0.5,0],[1,0]]]", #""transform":{"scale":[1,1],"translate":[0,0]},"#, .badPosition),
    (#"{"type":null}"#, "[[[0,0],[1,0]]]", #""transform":{"scale":[1]},"#, .badMember("transform")),
  ])
  func `a file that does not hold together is refused`(
    _ object: String, _ arcs: String, _ transform: String, _ reason: TopoJSONFault.Reason
  ) throws {
    let fault = #expect(throws: TopoJSONFault.self) {
      try TopoJSONFile.read(Array(Self.topology(object, arcs: arcs, transform: transform).utf8))
    }
    #expect(fault?.reason == reason)
  }

  @Test(arguments: ["[]", "{}", #"{"type":"FeatureCollection","features":[]}"#, "{", ""])
  func `what is no topology is refused`(_ text: String) {
    #expect(throws: TopoJSONFault.self) { try TopoJSONFile.read(Array(text.utf8)) }
  }
}
