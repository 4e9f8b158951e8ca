import ContentSources
import Geodesy
import SourceText
import TestSupport
import Testing

@testable import ContentChecks

@Suite struct RunwayRulesTests {
  @Test func `a finding names the airport and the runway`() throws {
    let finding = try #require(findings(at: 47.4475, -122.308).first)
    #expect(finding.what.en.contains("runway 16L/34R of Seattle–Tacoma International Airport (KSEA)"))
    #expect(finding.what.zh.contains("16L/34R"))
    #expect(finding.subject == "KSEA 16L/34R 47.4475,-122.3080")
    #expect(finding.severity == .error)
  }

  @Test(arguments: [Severity.info, .warning, nil])
  func `no setting turns a runway down, or the lack of an answer about one`(_ wanted: Severity?) {
    let place = SourcePlace(file: "content/citypack.yaml", line: 2, column: 3)
    for rule in [OnRunway.id, ReferenceNotCovered.id, ReferenceChanged.id] {
      let scene = onRunway.with { scene in
        scene.config.severities = [rule: Located(wanted, raw: "", at: place)]
        if rule == ReferenceNotCovered.id { scene.hazards = .covering(Extent(south: 0, west: 0, north: 1, east: 1)) }
      }
      #expect(scene.verdict.hasErrors)
      let checker = Checker(config: scene.config, hazards: scene.hazards, today: "2026-06-15")
      #expect(checker.projectVerdict().findings.map(\.rule) == [BindingRule.id])
    }
  }

  @Test func `a runway is accepted by story and subject only, and only where the story stands`() throws {
    let subject = try #require(onRunway.verdict.findings.first { $0.rule == OnRunway.id }?.subject)
    func verdict(_ entry: AcceptedFinding, at latitude: Double = 47.4475) -> Verdict {
      onRunway(at: latitude).with { $0.city.accepted = [entry] }.verdict
    }
    #expect(!verdict(.entry("geo/on-runway", story: "the-bund", subject: subject)).hasErrors)
    #expect(verdict(.entry("geo/on-runway", story: "the-bund", subject: subject), at: 47.449).hasErrors)
    for wide in [
      AcceptedFinding.entry("geo/on-runway"), .entry("geo/on-runway", story: "the-bund"),
      .entry("geo/on-runway", subject: subject),
    ] {
      #expect(Set(verdict(wide).findings.map(\.rule)) == [OnRunway.id, BindingRule.id])
    }
  }

  private var onRunway: Scene { onRunway(at: 47.4475) }

  private func onRunway(at latitude: Double) -> Scene {
    Scene(.at(latitude, -122.308, decimals: 7), extent: Extent(south: -90, west: -180, north: 90, east: 180))
      .with { $0.hazards = KnownAerodromes.all }
  }

  /// Half the width of 197 ft plus 10 m is 40 m; 60 m past either end.
  @Test(arguments: [
    (0.0, 0.5, true), (39, 0.5, true), (42, 0.5, false), (0, -58, true), (0, -62, false), (39, -59, true),
  ])
  func `an open runway reaches ten metres beside and sixty metres past`(
    _ beside: Double, _ along: Double, _ isFound: Bool
  ) throws {
    let place = try place(by: "ZSPD 17L/35R", besideMeters: beside, along: along)
    #expect(rules(at: place).contains("geo/on-runway") == isFound)
  }

  /// Half the width of 200 ft plus 150 m is 180 m; 300 m past either end.
  @Test(arguments: [(0.0, 0.5, true), (179, 0.5, true), (183, 0.5, false), (0, -298, true), (0, -303, false)])
  func `a former runway reaches further`(_ beside: Double, _ along: Double, _ isFound: Bool) throws {
    let place = try place(by: "HK-0099 13/31", besideMeters: beside, along: along)
    #expect(rules(at: place) == (isFound ? ["geo/on-former-runway"] : []))
  }

  @Test func `a park on a closed airport is an info, a museum beside a live runway is nothing`() {
    #expect(rules(at: 52.4750, 13.4050) == ["geo/on-former-runway"])  // Tempelhofer Feld
    #expect(rules(at: 52.0945, 0.1320).isEmpty)  // Imperial War Museum Duxford
  }

  @Test func `a closed runway of an aerodrome in use is an error too`() throws {
    let finding = try #require(findings(at: 41.78745, -87.7511).first { $0.rule == OnRunway.id })
    #expect(finding.what.en.contains("closed runway 13L/31R of Chicago Midway"))
  }

  @Test func `on a runway nothing is said of the airfield around it`() throws {
    let middle = try place(by: "ZSPD 17L/35R", besideMeters: 0, along: 0.5)
    #expect(rules(at: middle) == ["geo/on-runway"])
  }

  @Test func `a runway whose ends are not in the data warns around the aerodrome`() {
    #expect(rules(at: 31.1434, 121.805) == ["geo/in-airfield"])
    #expect(rules(at: 31.32444, 121.40951) == ["geo/in-airfield"])
  }

  @Test(arguments: [
    (31.2390, 121.4900, "a heliport"), (31.166901, 121.454002, "a closed aerodrome without runways"),
    (47.6240, -122.3330, "beside a seaplane base"), (47.5299, -122.2960, "an aerodrome whose runways are known"),
  ])
  func `nothing is said at`(_ latitude: Double, _ longitude: Double, _ what: String) {
    #expect(rules(at: latitude, longitude).isEmpty)
  }

  @Test func `a runway shifted to GCJ-02 would miss itself, so the position is taken to WGS-84 first`() {
    // The middle of Hongqiao 18L/36R as Amap shows it: 480 m away, and off the runway if taken for WGS-84.
    #expect(rules(at: 31.19785, 121.336).contains("geo/on-runway"))
    #expect(!rules(at: 31.19588, 121.34059).contains("geo/on-runway"))
  }

  private func place(by subject: String, besideMeters: Double, along: Double) throws -> Coordinate<WGS84> {
    let (aerodrome, runway) = try #require(
      KnownAerodromes.all.aerodromes.flatMap { field in field.runways.map { (field, $0) } }
        .first { "\($0.0.ident) \($0.1.idents)" == subject })
    let strip = try #require(runway.strip, "\(aerodrome.name)")
    return try #require(strip.place(along: along, besideMeters: besideMeters))
  }

  private func rules(at place: Coordinate<WGS84>) -> [String] { rules(at: place.latitude, place.longitude) }

  private func rules(at latitude: Double, _ longitude: Double) -> [String] {
    findings(at: latitude, longitude).map(\.rule.rawValue)
  }

  private func findings(at latitude: Double, _ longitude: Double) -> [Finding] {
    Scene(.at(latitude, longitude, decimals: 7), extent: Extent(south: -90, west: -180, north: 90, east: 180))
      .with { $0.hazards = KnownAerodromes.all }.verdict.findings
  }
}

extension RunwayStrip {
  /// A place by the runway: `along` from 0 at the low end to 1 at the high end, or metres past the low end if negative.
  func place(along: Double, besideMeters: Double) -> Coordinate<WGS84>? {
    let degree = DegreeLength(at: lowEnd)
    let north = (highEnd.latitude - lowEnd.latitude) * degree.northMeters
    let east = (highEnd.longitude - lowEnd.longitude) * degree.eastMeters
    let length = (north * north + east * east).squareRoot()
    let way = along < 0 ? along : along * length
    let placeNorth = (north * way - east * besideMeters) / length
    let placeEast = (east * way + north * besideMeters) / length
    return Coordinate(
      latitude: lowEnd.latitude + placeNorth / degree.northMeters,
      longitude: lowEnd.longitude + placeEast / degree.eastMeters)
  }
}
