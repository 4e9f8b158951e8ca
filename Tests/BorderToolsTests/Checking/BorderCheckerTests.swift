import BorderTools
import FileStore
import Testing

/// The checker itself, on defects that were planted.
@Suite("The checker")
struct BorderCheckerTests {
  /// GeoJSON of features given as lists of rings of whole degrees: `"0,0 4,0 4,4 | 1,1 1,2 2,1"`, `+` before a further polygon.
  static func map(_ features: [String]) throws -> CheckedMap {
    let texts = features.map { feature -> String in
      let polygons = feature.split(separator: "+").map { polygon -> String in
        let rings = polygon.split(separator: "|").map { ring -> String in
          let points = ring.split(separator: " ").map { "[\($0)]" }
          return "[\((points + points.prefix(1)).joined(separator: ","))]"
        }
        return "[\(rings.joined(separator: ","))]"
      }
      return
        #"{"type":"Feature","properties":{},"geometry":{"type":"MultiPolygon","coordinates":[\#(polygons.joined(separator: ","))]}}"#
    }
    let text = #"{"type":"FeatureCollection","features":[\#(texts.joined(separator: ","))]}"#
    return try CheckedMap(MappedFile(copying: Array(text.utf8)), decimals: 6)
  }

  static func found(_ features: [String]) throws -> [QualityReport.Defect.Kind: Int] {
    let report = BorderChecker.check(try map(features))
    return Dictionary(grouping: report.defects, by: \.kind).mapValues(\.count)
  }

  @Test(
    "finds nothing where nothing is wrong",
    arguments: [
      ["0,0 4,0 4,4 0,4"],
      ["0,0 4,0 4,4 0,4", "4,0 8,0 8,4 4,4"],
      ["0,0 9,0 9,9 0,9 | 3,3 3,6 6,6 6,3", "3,3 6,3 6,6 3,6"],
      ["0,0 9,0 9,9 0,9 | 3,3 3,6 6,6 6,3 + 4,4 5,4 5,5", "3,3 6,3 6,6 3,6 | 4,4 5,5 5,4"],
      ["0,0 4,0 4,4 + 4,4 8,4 8,8"],
      ["0,0 9,0 9,9 0,9 | 0,0 3,6 6,3", "0,0 6,3 3,6"],
      ["0,0 2,0 1,3", "2,0 4,0 1,3", "1,3 4,0 5,5"],
    ])
  func clean(_ features: [String]) throws { #expect(try Self.found(features) == [:]) }

  @Test(
    "finds each planted defect, and what it is",
    arguments: [
      ("a bow tie", ["0,0 4,4 4,0 0,4"], [.invalidRing: 1, .invalidFeature: 1]),
      ("a ring that touches itself", ["0,0 4,0 2,2 4,4 0,4 2,2"], [.invalidRing: 1, .invalidFeature: 1]),
      ("a ring of two corners", ["0,0 4,0"], [.invalidRing: 1, .invalidFeature: 1]),
      ("a hole outside its shell", ["0,0 2,0 2,2 | 5,5 5,6 6,5"], [.invalidFeature: 1]),
      ("a shell inside a shell", ["0,0 9,0 9,9 0,9 + 2,2 4,2 4,4"], [.invalidFeature: 1]),
      ("polygons of one feature that share a border", ["0,0 2,0 2,2 0,2 + 2,0 4,0 4,2 2,2"], [.invalidFeature: 1]),
      ("a hole that cuts its shell in two", ["0,0 8,0 8,8 0,8 | 0,4 4,5 8,4 4,3"], [.invalidFeature: 1, .gap: 1]),
      ("a clockwise shell", ["0,0 0,4 4,4 4,0"], [.invalidFeature: 1]),
      ("a gap", ["0,0 9,0 9,9 0,9 | 3,3 3,6 6,6 6,3", "3,3 6,3 6,6"], [.gap: 1]),
      ("an overlap", ["0,0 4,0 4,4 0,4", "3,1 7,1 7,3 3,3"], [.overlap: 1, .crossing: 2]),
      ("an island swallowed", ["0,0 9,0 9,9 0,9", "3,3 6,3 6,6"], [.overlap: 1]),
      ("the same land twice", ["0,0 4,0 4,4", "0,0 4,0 4,4"], [.overlap: 1]),
      ("a vertex that the neighbour has not", ["0,0 4,0 4,4 0,4", "4,0 8,0 8,4 4,4 4,2"], [.crossing: 2]),
    ] as [(String, [String], [QualityReport.Defect.Kind: Int])])
  func planted(_ what: String, features: [String], expected: [QualityReport.Defect.Kind: Int]) throws {
    #expect(try Self.found(features) == expected, "\(what)")
  }

  @Test("measures overlaps and gaps in square kilometres")
  func areas() throws {
    let report = BorderChecker.check(try Self.map(["0,0 4,0 4,1 0,1", "3,0 7,0 7,1 3,1"]))
    // A square degree at the equator is some 12,308 km².
    #expect((report.squareKilometers(.overlap) - 12308).magnitude < 40)
  }

  @Test("takes a lake of the input for no gap, and a new hole for one")
  func lakes() throws {
    let lake = "0,0 9,0 9,9 0,9 | 3,3 3,6 6,6 6,3"
    let input = BorderReaderTests.read(
      #"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,9],[0,0]],[[3,3],[3,6],[6,6],[6,3],[3,3]]]}"#)
    #expect(BorderChecker.check(try Self.map([lake]), against: input).defects.isEmpty)
    let holed = BorderChecker.check(try Self.map([lake + " | 7,7 7,8 8,8"]), against: input)
    #expect(holed.defects.map(\.kind) == [.gap])
  }

  @Test("misses a polygon of which nothing is left, and a feature moved too far")
  func lostAndFar() throws {
    let input = BorderReaderTests.read(
      #"{"type":"MultiPolygon","coordinates":[[[[0,0],[4,0],[4,4],[0,0]]],[[[6,6],[7,6],[7,7],[6,6]]]]}"#)
    let options = BorderChecker.Options(distancesAt: 1)
    let lost = BorderChecker.check(try Self.map(["0,0 4,0 4,4"]), against: input, options: options)
    #expect(lost.defects.map(\.kind) == [.polygonLost])
    let distance = try #require(lost.distances)
    #expect((distance.outDegrees - (3.0 * 3 + 3 * 3).squareRoot()).magnitude < 1e-9)
    let far = BorderChecker.check(try Self.map(["0,0 4,0 4,4 + 6,6 7,6 9,7"]), against: input, options: options)
    #expect(((far.distances?.backDegrees ?? 0) - 2).magnitude < 1e-9)
  }
}
