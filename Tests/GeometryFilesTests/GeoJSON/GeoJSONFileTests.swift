import GeometryFiles
import StrictJSON
import Testing

@Suite struct GeoJSONFileTests {
  struct Outcome {
    var features: [GeoJSONFeature] = []
    var faults: [GeoJSONFault] = []
    var summary = GeoJSONFile.Summary()
  }

  private func read(_ text: String) throws -> Outcome {
    var outcome = Outcome()
    outcome.summary = try GeoJSONFile.read(Array(text.utf8)) { element in
      switch element {
      case .feature(let feature): outcome.features.append(feature)
      case .fault(let fault): outcome.faults.append(fault)
      }
    }
    return outcome
  }

  private func position(_ longitude: Double, _ latitude: Double, at offset: Int) -> GeoJSONPosition {
    GeoJSONPosition(longitude: longitude, latitude: latitude, offset: offset)
  }

  @Test func aCollectionYieldsItsFeaturesWithTheirPlaces() throws {
    let text = #"""
      {"type":"FeatureCollection","crs":null,"features":[
      {"type":"Feature","id":2305843009223239036,"geometry":{"type":"Point","coordinates":[121.49,31.24,5]},
      "properties":{"name":"外滩"},"note":1}]}
      """#
    let outcome = try read(text)
    let feature = try #require(outcome.features.first)
    #expect(outcome.features.count == 1 && outcome.faults.isEmpty)
    #expect(feature.id?.number?.text == "2305843009223239036")
    #expect(feature.property("name")?.value.string == "外滩")
    #expect(feature.foreignMembers.map(\.key) == ["note"])
    #expect(outcome.summary.crs?.value.isNull == true)
    guard case .point(let point) = feature.geometry else {
      Issue.record("no point")
      return
    }
    #expect(point.dimensions == 3)
    let bytes = Array(text.utf8)
    #expect(
      point.numberRanges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } == ["121.49", "31.24", "5"])
  }

  @Test(arguments: [
    ("Point", "[1,2]"), ("MultiPoint", "[[1,2],[3,4]]"), ("LineString", "[[1,2],[3,4]]"),
    ("MultiLineString", "[[[1,2],[3,4]],[[5,6],[7,8]]]"), ("Polygon", "[[[0,0],[1,0],[1,1],[0,0]]]"),
    ("MultiPolygon", "[[[[0,0],[1,0],[1,1],[0,0]]],[[[5,5],[6,5],[6,6],[5,5]]]]"),
  ])
  func everyTypeIsReadAndNoOtherNestingThanItsOwn(type: String, coordinates: String) throws {
    let good = try read(#"{"coordinates":\#(coordinates),"type":"\#(type)"}"#)
    #expect(good.features.count == 1 && good.features[0].geometry != nil)
    let bad = try read(#"{"type":"\#(type)","coordinates":[[[[[\#(coordinates)]]]]]}"#)
    #expect(bad.faults == [GeoJSONFault(offset: 0, reason: .wrongNesting(type: type))])
  }

  @Test func aCollectionOfGeometriesIsReadWhole() throws {
    let text =
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"MultiPoint","coordinates":[[3,4]]}]}"#
    let outcome = try read(text)
    guard case .collection(let parts) = outcome.features.first?.geometry else {
      Issue.record("no collection")
      return
    }
    #expect(parts.count == 2)
  }

  @Test(arguments: [
    #"{"type":"Feature","properties":null,"geometry":null}"#, #"{"type":"Feature","properties":{}}"#,
    #"{"type":"Feature","geometry":{"type":"Point","coordinates":[]}}"#,
    #"{"type":"Feature","geometry":{"type":"GeometryCollection","geometries":[]}}"#,
  ])
  func aFeatureMayBeWithoutGeometry(text: String) throws {
    let outcome = try read(text)
    #expect(outcome.features.count == 1 && outcome.faults.isEmpty && outcome.features[0].geometry == nil)
  }

  @Test(
    arguments: [
      (#"{"type":"Point","coordinates":["121.49",31.24]}"#, 31, .notANumber(#""121.49""#)),
      (#"{"type":"LineString","coordinates":[[1,2],[null,3]]}"#, 43, .notANumber("null")),
      (#"{"type":"Point","coordinates":[121]}"#, 30, .shortPosition(count: 1)),
      (#"{"type":"Point","coordinates":{"x":1}}"#, 30, .notANumber(#"{"x":1}"#)),
      (#"{"type":"Point"}"#, 0, .noCoordinates(type: "Point")),
      (#"{"type":"Feature","geometry":{"type":"Circle","coordinates":[1,2]}}"#, 29, .unknownGeometry(type: "Circle")),
      (#"{"type":"Feature","geometry":{"coordinates":[1,2]}}"#, 29, .unknownGeometry(type: nil)),
      (#"{"type":"Feature","geometry":[1,2]}"#, 29, .geometryNotAnObject),
      (#"{"type":"Feature","properties":[]}"#, 31, .propertiesNotAnObject),
      (#"{"type":"Topology","arcs":[]}"#, 0, .notGeoJSON(type: "Topology")),
      (#"{"a":1}"#, 0, .notGeoJSON(type: nil)), ("[1,2]", 0, .notGeoJSON(type: nil)), ("7", 0, .notGeoJSON(type: nil)),
      (#"{"features":[{"type":"name","properties":{}}]}"#, 13, .notAFeature(type: "name")),
      (#"{"features":[null]}"#, 13, .notAFeature(type: nil)),
    ] as [(String, Int, GeoJSONFault.Reason)])
  func whatIsNoGeoJSONIsAFaultAtItsPlace(text: String, offset: Int, reason: GeoJSONFault.Reason) throws {
    let outcome = try read(text)
    #expect(outcome.faults == [GeoJSONFault(offset: offset, reason: reason)])
    #expect(outcome.features.isEmpty)
  }

  @Test func oneBadFeatureDoesNotLoseTheOthers() throws {
    let good = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}"#
    let bad = #"{"type":"Feature","geometry":{"type":"Point","coordinates":"1,2"},"properties":{}}"#
    let outcome = try read(#"{"type":"FeatureCollection","features":[\#(good),\#(bad),\#(good)]}"#)
    #expect(outcome.features.count == 2 && outcome.faults.count == 1)
  }

  @Test(
    arguments: [
      (
        #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1e400,2]},"properties":{}}"#, 60,
        .numberOutOfRange
      ),
      (#"{"type":"Feature","geometry":null,"properties":{"name":"\uD83D"}}"#, 56, .loneSurrogate),
      (#"{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[1,2],[NaN,3]]]}}"#, 70, .unknownWord),
    ] as [(String, Int, JSONSyntaxError.Reason)])
  func aScalarThatIsNoJSONCostsItsFeatureAlone(bad: String, offset: Int, reason: JSONSyntaxError.Reason) throws {
    let good = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}"#
    let start = #"{"type":"FeatureCollection","features":["#
    let outcome = try read(start + Array(repeating: good, count: 99).joined(separator: ",") + "," + bad + "]}")
    #expect(outcome.features.count == 99)
    let base = start.utf8.count + 99 * (good.utf8.count + 1)
    #expect(outcome.faults == [GeoJSONFault(offset: base + offset, reason: .syntax(reason))])
  }

  @Test func whatStandsBesideTheFeaturesCostsNone() throws {
    let outcome = try read(
      #"{"type":"FeatureCollection","name":"\uD83D","features":[{"type":"Feature"}],"bbox":[1e400]}"#)
    #expect(outcome.features.count == 1 && outcome.faults.isEmpty)
    #expect(outcome.summary.faults.map(\.reason) == [.syntax(.loneSurrogate), .syntax(.numberOutOfRange)])
    #expect(throws: JSONSyntaxError.self) { try read(#"{"crs":{"x":1e400},"features":[]}"#) }
  }

  @Test func aSequenceIsReadLineByLineAndABadLineIsAFaultOfItsOwn() throws {
    let first = #"{"type":"Point","coordinates":[1,2]}"#
    let lines = first + "\n\n{\"type\":\"Point\",\"coordinates\":[3,4,]}\r\n" + first + "\n"
    let outcome = try read(lines)
    #expect(outcome.summary.isSequence && outcome.features.count == 2)
    let start = first.utf8.count + 2
    #expect(outcome.faults == [GeoJSONFault(offset: start + 34, reason: .syntax(.trailingComma))])
    #expect(outcome.features.map(\.offset) == [0, start + 39])
  }

  @Test func recordsByRFC8142AreASequence() throws {
    let outcome = try read(
      "\u{1E}{\"type\":\"Point\",\"coordinates\":[1,2]}\n\u{1E}{\"type\":\"Point\",\"coordinates\":[3,4]}\n")
    #expect(outcome.features.map(\.offset) == [1, 39] && outcome.faults.isEmpty)
  }

  @Test func repeatedKeysAreListedAndTheFirstCounts() throws {
    let outcome = try read(#"{"type":"Point","coordinates":[1,2],"coordinates":[3,4]}"#)
    #expect(outcome.summary.duplicateKeys == [JSONDuplicateKey(firstOffset: 16, secondOffset: 36)])
    #expect(outcome.features.first?.geometry == .point(position(1, 2, at: 30)))
  }

  @Test(arguments: ["", "{", #"{"type":"Point","coordinates":[1,2}"#, #"{"features":[}"#])
  func whatIsNoJSONIsThrown(text: String) {
    #expect(throws: JSONSyntaxError.self) { try read(text) }
  }
}
