import ContentSources
import FileStore
import Foundation
import Geodesy
import SourceText
import TestSupport
import Testing

@testable import ContentChecks

/// The rules on the data that is committed in `content/reference`.
@Suite struct CommittedReferenceTests {
  /// Read once for all tests.
  private static let committed: HazardReference? = {
    let folder = CommittedReferenceTests.root.appendingPathComponent("content/reference").path
    return try? HazardFiles.read(folder, in: LocalFileSystem()).map { HazardReference($0) }
  }()

  private let reference: HazardReference

  init() throws { reference = try #require(Self.committed) }

  @Test(arguments: [
    ("KSEA", "16L/34R"), ("ZSPD", "17L/35R"), ("ZSSS", "18L/36R"), ("KORD", "14L/32R"), ("VHHH", "07L/25R"),
  ])
  func `a point on a well-known runway is an error that names it`(_ ident: String, _ idents: String) throws {
    let (aerodrome, runway) = try #require(strips.first { $0.0.ident == ident && $0.1.idents == idents })
    let middle = try #require(runway.strip?.middle)
    let finding = try #require(findings(at: middle).first { $0.rule == OnRunway.id })
    #expect(finding.severity == .error)
    #expect(finding.what.en.contains(idents) && finding.what.en.contains("\(aerodrome.name) (\(ident))"))
  }

  @Test func `every runway of an aerodrome in use is caught at its middle and at both ends`() throws {
    var count = 0
    for (aerodrome, runway) in strips where aerodrome.kind.isOperatingAirfield && !runway.isWater {
      guard let strip = runway.strip, let middle = strip.middle else { continue }
      for place in [middle, strip.lowEnd, strip.highEnd] {
        let rules = findings(at: place).map(\.rule)
        #expect(rules.contains(OnRunway.id), "\(aerodrome.ident) \(runway.idents)")
      }
      count += 1
    }
    #expect(count > 150)
  }

  @Test func `no runway of a closed aerodrome alone is more than an info`() {
    for (aerodrome, runway) in strips where aerodrome.kind == .closed && !runway.isWater && !runway.isHelipad {
      guard let middle = runway.strip?.middle else { continue }
      let found = findings(at: middle)
      #expect(found.contains { $0.rule == OnFormerRunway.id }, "\(aerodrome.ident) \(runway.idents)")
    }
  }

  @Test func `no heliport is found`() {
    for heliport in reference.aerodromes where heliport.kind == .heliport {
      #expect(!findings(at: heliport.position).contains { $0.what.en.contains("(\(heliport.ident))") })
    }
  }

  @Test func `the page of well-known places says what is found there`() throws {
    let rows = try places()
    let found = rows.map { row in (row, findings(at: row.place).map(\.rule.rawValue)) }
    for (row, rules) in found {
      #expect(rules == row.expected, "\(row.city): \(row.name)")
    }
    let page = found.map { row, rules in
      let result = rules.isEmpty ? "–" : rules.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(row.city) | \(row.name) | \(result) |"
    }
    let text = (["| city | place | found |", "|---|---|---|"] + page).joined(separator: "\n") + "\n"
    let file = Self.root.appendingPathComponent("docs/reference/known-places.md").path
    let difference = Snapshot.difference(of: Self.heading + text, fromFile: file)
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static let heading = """
    # Well-known places and the runway rules

    What the runway rules say of places the public may visit, many of them beside, inside or on former aerodromes, with
    the data in `content/reference`. Positions are WGS-84, right to about 100 m. The list is
    `Tests/ContentChecksTests/Data/known-places.tsv`.

    <!-- To refresh: CITYPACK_UPDATE_SNAPSHOTS=1 swift test --filter CommittedReferenceTests -->


    """

  private var strips: [(Aerodrome, Runway)] {
    reference.aerodromes.flatMap { aerodrome in aerodrome.runways.map { (aerodrome, $0) } }
  }

  private func findings(at place: Coordinate<WGS84>) -> [Finding] {
    var context = Scene(.at(place.latitude, place.longitude)).context
    context.hazards = reference
    let story = context.city.stories[0]
    let rules: [any StoryRule.Type] = [OnRunway.self, OnWaterRunway.self, InAirfield.self, OnFormerRunway.self]
    let found = rules.flatMap { $0.check(story, in: context) }
    return found.contains { $0.rule == OnRunway.id } ? found.filter { $0.rule != InAirfield.id } : found
  }

  private struct Place {
    var city: String
    var name: String
    var place: Coordinate<WGS84>
    var expected: [String]
  }

  private func places() throws -> [Place] {
    let file = Self.root.appendingPathComponent("Tests/ContentChecksTests/Data/known-places.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      let position = Coordinate<WGS84>(
        latitude: try #require(Double(cells[2])), longitude: try #require(Double(cells[3])))
      return Place(
        city: cells[0], name: cells[1], place: try #require(position),
        expected: cells[4] == "-" ? [] : cells[4].split(separator: " ").map(String.init))
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized
}
