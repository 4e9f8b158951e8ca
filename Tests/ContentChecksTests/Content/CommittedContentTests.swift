import ContentSources
import FileStore
import Foundation
import Geodesy
import SourceText
import Testing

@testable import ContentChecks

/// The rules on the content that is committed in `content/`.
@Suite struct CommittedContentTests {
  private let reader: ContentReader
  private let project: ContentProject
  private let checker: Checker

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      .standardized.appendingPathComponent("content").path
    reader = ContentReader(LocalFileSystem(), root: root)
    project = try reader.project()
    let files = try #require(try HazardFiles.read("\(root)/reference", in: LocalFileSystem()))
    checker = Checker(config: project.config, hazards: HazardReference(files), today: "2026-06-15")
  }

  @Test func `no city of the project has an error, and every rule was asked of it`() throws {
    #expect(!checker.projectVerdict().hasErrors)
    #expect(project.cityIDs.count >= 8)
    for id in project.cityIDs {
      let verdict = checker.verdict(on: try reader.city(id, in: project.config))
      let errors = verdict.findings.filter { $0.severity == .error }.map { "\($0.place): \($0.what.en) [\($0.rule)]" }
      #expect(errors.isEmpty, "\(id)")
      // The borders are asked where the atlas has been built: `make packs`.
      let unasked = verdict.notEvaluated.filter { ![RegionOutside.id, RegionUndecided.id].contains($0.rule) }
      #expect(unasked.isEmpty, "\(id)")
    }
  }

  @Test func `the story of the Kai Tak runway park passes with an info`() throws {
    let verdict = checker.verdict(on: try reader.city("hong-kong", in: project.config))
    let found = verdict.findings.filter { $0.story == "kai-tak-runway-park" }
    #expect(found.map(\.rule) == [OnFormerRunway.id])
    #expect(found.map(\.severity) == [.info])
  }

  @Test(arguments: [
    ("seattle", 47.4475, -122.308, "16L/34R", "Seattle–Tacoma International Airport (KSEA)"),
    ("shanghai", 31.14415, 121.7925, "17L/35R", "Shanghai Pudong International Airport (ZSPD)"),
  ])
  func `a story moved onto a runway is refused with airport and runway named`(
    _ id: String, _ latitude: Double, _ longitude: Double, _ runway: String, _ airport: String
  ) throws {
    var city = try reader.city(id, in: project.config)
    city.stories[0].position?.wgs84 = Coordinate(latitude: latitude, longitude: longitude)
    let verdict = checker.verdict(on: city)
    let finding = try #require(verdict.findings.first { $0.rule == OnRunway.id })
    #expect(verdict.hasErrors)
    #expect(finding.what.en.contains(runway) && finding.what.en.contains(airport))
    #expect(finding.what.zh.contains(runway) && finding.what.zh.contains(airport))
  }
}
