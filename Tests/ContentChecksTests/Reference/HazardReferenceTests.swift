import FileStore
import Digests
import ContentSources
import Geodesy
import SourceText
import TestSupport
import Testing

@testable import ContentChecks

@Suite struct HazardReferenceTests {
  @Test func `rows become aerodromes with their runways`() throws {
    let reference = KnownAerodromes.all
    #expect(reference.findings.isEmpty)
    let seattle = try #require(reference.aerodromes.first { $0.ident == "KSEA" })
    #expect(seattle.kind == .large)
    #expect(seattle.runways.map(\.idents) == ["16L/34R", "lower/high"])
    let strip = try #require(seattle.runways[0].strip)
    #expect((strip.lengthMeters - 11900 * 0.3048).magnitude < 30)
    #expect((strip.halfWidthMeters - 75 * 0.3048).magnitude < 0.001)
  }

  @Test(arguments: [
    ("1,KXXX,3000,75,ASP,0,09,40.1,-88.2,27,40.1,88.2", "long"),
    ("1,KXXX,,75,ASP,0,09,40.1,-88.2,27,40.2,-88.3", "apart"),
    ("1,KXXX,3000,75,ASP,0,09,41.1,-88.2,27,41.1,-88.21", "from its aerodrome"),
    ("1,KXXX,3000,75,ASP,0,09,140.1,-88.2,27,40.1,-88.21", "no place"),
    ("1,KXXX,3000,75,ASP,0,09,4O.1,-88.2,27,40.1,-88.21", "no place"),
    ("2,KYYY,3000,75,ASP,0,09,40.1,-88.2,27,40.1,-88.21", "belongs to no aerodrome"),
  ])
  func `a runway that cannot be true is a finding with its line, and is not used`(
    _ row: String, _ words: String
  ) throws {
    let reference = HazardReference.made(
      airports: ["1,KXXX,small_airport,Somewhere,40.1,-88.2"],
      runways: ["1,KXXX,3000,75,ASP,0,18,40.1,-88.2,36,40.108,-88.2", row])
    let finding = try #require(reference.findings.first)
    #expect(reference.findings.count == 1)
    #expect(finding.rule == ReferenceImpossibleRow.id)
    #expect(finding.place.description == "reference/runways.csv:3:1")
    #expect(finding.what.en.contains(words), "\(finding.what.en)")
    #expect(reference.aerodromes[0].runways.compactMap(\.strip).count == 1)
  }

  @Test(arguments: [
    ("small_airport", "27", "here,40,-89,41,-88", true), ("closed", "27", "here,40,-89,41,-88", true),
    ("small_airport", "27", "there,50,-89,51,-88", false), ("small_airport", "27", "end,40,88,41,89", true),
    ("heliport", "27", "here,40,-89,41,-88", false), ("seaplane_base", "27", "here,40,-89,41,-88", false),
    ("small_airport", "H1", "here,40,-89,41,-88", false),
  ])
  func `a runway that cannot be true is told only where a rule would ask it`(
    _ kind: String, _ ident: String, _ box: String, _ isTold: Bool
  ) {
    let runway = "1,KXXX,3000,75,ASP,0,\(ident == "H1" ? "H1" : "09"),40.1,-88.2,\(ident),40.1,88.2"
    let reference = HazardReference.made(
      airports: ["1,KXXX,\(kind),Somewhere,40.1,-88.2"], runways: [runway], covering: box)
    #expect(reference.findings.map(\.rule) == (isTold ? [ReferenceImpossibleRow.id] : []))
    #expect(reference.findings.allSatisfy { $0.severity == .info })
    #expect(reference.aerodromes.flatMap(\.runways).allSatisfy { $0.strip == nil })
  }

  @Test(arguments: ["1,KXXX,small_airport,X,91,0", "1,KXXX,small_airport,X,,0", "1,KXXX,spaceport,X,40,0"])
  func `an aerodrome that cannot be true is a finding, and the others are kept`(_ row: String) {
    let reference = HazardReference.made(airports: [row, "2,KYYY,small_airport,Y,40.1,-88.2"])
    #expect(reference.findings.map(\.place.line) == [2])
    #expect(reference.aerodromes.map(\.ident) == ["KYYY"])
  }

  @Test func `names may hold commas, quotes and line breaks, and lines are still counted`() {
    let reference = HazardReference.made(
      airports: ["1,A,small_airport,\"One, \"\"two\"\"\nthree\",40.1,-88.2", "2,B,small_airport,B,91,0"])
    #expect(reference.aerodromes.map(\.name) == ["One, \"two\"\nthree"])
    #expect(reference.findings.map(\.place.line) == [4])
  }

  @Test(arguments: [
    ([], true),
    (["1,K,3000,75,ASP,0,09,40.1,-88.2,27,40.1,-88.21"], false),
    (["1,K,3000,75,ASP,0,09,,,27,,"], true),
    (["1,K,3000,75,ASP,0,09,40.1,-88.2,27,40.1,88.2"], true),
    (["1,K,3000,75,ASP,0,09,40.1,-88.2,27,40.1,-88.21", "1,K,3000,75,ASP,0,18,,,36,,"], true),
    (["1,K,3000,75,ASP,0,09,40.1,-88.2,27,40.1,-88.21", "1,K,3000,75,ASP,1,18,,,36,,"], false),
    (["1,K,3000,75,ASP,0,09,40.1,-88.2,27,40.1,-88.21", "1,K,60,60,CONC,0,H1,,,H1,,"], false),
    (["1,K,3000,75,ASP,1,18,,,36,,"], true),
    (["1,K,60,60,CONC,0,H1,,,,,"], true),
    (["1,K,9500,300,WATER-E,0,18W,,,36W,,"], false),
  ])
  func `an aerodrome may have runways that the data does not place`(_ runways: [String], _ mayHave: Bool) {
    let reference = HazardReference.made(airports: ["1,K,small_airport,Somewhere,40.1,-88.2"], runways: runways)
    #expect(reference.aerodromes.map(\.hasRunwaysWithoutPlace) == [mayHave])
  }

  @Test(arguments: ["airports", "runways", "coverage"])
  func `with a file or a column missing nothing is covered`(_ name: String) {
    let whole = HazardFiles(
      folder: "reference", airports: Array("id,ident,type,name,latitude_deg,longitude_deg\n".utf8),
      runways: Array((RunwayRow.headings.joined(separator: ",") + "\n").utf8),
      coverage: Array("name,south,west,north,east\nall,-90,-180,90,180\n".utf8))
    #expect(HazardReference(whole).covers(bund))
    for bytes in [nil, Array("id,name\n".utf8)] {
      var broken = whole
      switch name {
      case "airports": broken.airports = bytes
      case "runways": broken.runways = bytes
      default: broken.coverage = bytes
      }
      #expect(!HazardReference(broken).covers(bund))
    }
  }

  @Test(arguments: ["airports.csv", "runways.csv", "coverage.csv"])
  func `with a row lost nothing is covered`(_ name: String) throws {
    let rows = ["airports.csv": "a\nb\n", "runways.csv": "c\nd\n", "coverage.csv": "e\nf\n"]
    let sums = rows.map { "\(SHA256Digest(of: Array($0.value.utf8)).hex)  \($0.key)\n" }.joined()
    var files = rows.merging(["SHA256SUMS": sums]) { $1 }
    func read() throws -> HazardFiles {
      let disk = MemoryFileSystem(
        files: Dictionary(uniqueKeysWithValues: files.map { ("reference/\($0.key)", Array($0.value.utf8)) }))
      return try #require(try HazardFiles.read("reference", in: disk))
    }
    #expect(try read().changed.isEmpty)
    files[name] = "a\n"
    #expect(try read().changed == [name])
    // What a merge keeps of two versions vouches for neither.
    let other = "\(SHA256Digest(of: Array("a\n".utf8)).hex)  \(name)\n"
    files["SHA256SUMS"] = sums + other
    #expect(try read().changed.contains(name))
    files["SHA256SUMS"] = nil
    #expect(try read().changed.count == 3)
  }

  @Test func `a box across the date line covers both sides of it`() throws {
    let fiji = HazardReference.made(airports: [], covering: "fiji,-20,175,-15,-178")
    #expect(fiji.covers(try #require(Coordinate(latitude: -17, longitude: 179))))
    #expect(fiji.covers(try #require(Coordinate(latitude: -17, longitude: -179))))
    #expect(!fiji.covers(try #require(Coordinate(latitude: -17, longitude: 170))))
  }

  @Test func `no bytes make the reader fail, and every row is kept or reported`() {
    var random = SeededGenerator(seed: 42)
    let alphabet = Array("0123456789.,-\"\n\rABCx \u{FF}é".utf8)
    for _ in 0..<500 {
      let noise = (0..<Int.random(in: 0...120, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
      }
      let head = Array("id,ident,type,name,latitude_deg,longitude_deg\n".utf8)
      let rows = ReferenceTable(head + noise, file: "airports.csv", headings: []).rows.count
      let reference = HazardReference(
        HazardFiles(
          folder: "reference", airports: head + noise,
          runways: Array((RunwayRow.headings.joined(separator: ",") + "\n").utf8),
          coverage: Array("name,south,west,north,east\nall,-90,-180,90,180\n".utf8)))
      #expect(reference.aerodromes.count + reference.findings.count == rows)
    }
  }

  @Test func `the index finds every aerodrome whose box holds a place, date line and poles included`() throws {
    var random = SeededGenerator(seed: 5)
    var rows: [String] = []
    for id in 1...300 {
      let latitude = Double.random(in: -90...90, using: &random)
      let longitude =
        id.isMultiple(of: 3) ? [-180, 179.99, 0, -0.01][id % 4] : Double.random(in: -180...180, using: &random)
      rows.append("\(id),A\(id),small_airport,A,\(decimal(latitude, places: 5)),\(decimal(longitude, places: 5))")
    }
    let reference = HazardReference.made(airports: rows)
    #expect(reference.aerodromes.count == 300)
    for aerodrome in reference.aerodromes {
      let place = try #require(
        Coordinate<WGS84>(
          latitude: min(max(aerodrome.position.latitude + .random(in: -0.03...0.03, using: &random), -90), 90),
          longitude: turned(aerodrome.position.longitude + .random(in: -0.03...0.03, using: &random))))
      let plain = reference.aerodromes.filter { $0.box.contains(place) }.map(\.ident)
      #expect(reference.aerodromes(around: place).map(\.ident) == plain)
    }
  }

  private func turned(_ longitude: Double) -> Double {
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  }

  private let bund =
    Coordinate<WGS84>(latitude: 31.2397, longitude: 121.4896) ?? KnownAerodromes.all.aerodromes[0].position
}
