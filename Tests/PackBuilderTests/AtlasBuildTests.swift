import Atlas
import ContentSources
import FileStore
import Geodesy
@testable import PackBuilder
import PackFormat
import SourceText
import TestSupport
import Testing

@Suite struct AtlasBuildTests {
  static func content(_ files: [String: String] = ToyAtlas.files) -> ToyContent {
    let content = ToyContent(cities: ["alpha"])
    for (path, text) in files { content.files.put(Array(text.utf8), at: path) }
    return content
  }

  @Test func `the atlas is built before the cities and stands in the list of packs`() async throws {
    let content = Self.content()
    let report = try await content.build()
    #expect(report.packs.map(\.entry.city) == ["china", "alpha"])
    #expect(report.packs.map(\.entry.kind) == ["atlas", "city"])
    let list = try #require(PacksManifest(reading: content.files.read("packs/manifest.json")))
    #expect(list.packs.map(\.city) == ["alpha", "china"])
    let about = try content.pack("china-1.citypack").manifest.about
    #expect(about.kind == "atlas")
    #expect(about.licence == "CC0-1.0")
    #expect(about.provenance == "made up")
  }

  @Test func `the pack answers for its cities and provinces`() async throws {
    let content = Self.content()
    _ = try await content.build()
    let atlas = try Atlas.inMemory(content.pack("china-1.citypack"))
    let expected: [(Double, AtlasLookup)] = [
      (114.5, .inside(AtlasPlace(province: 420_000, city: .adcode(420_100)))),
      (115.5, .inside(AtlasPlace(province: 420_000, city: .adcode(420_200)))),
      (116.5, .inside(AtlasPlace(province: 430_000, city: .undivided))), (117.5, .outside),
    ]
    for (longitude, answer) in expected {
      let position = try #require(Coordinate<GCJ02>(latitude: 30.5, longitude: longitude))
      #expect(atlas.region(at: position) == answer)
    }
    #expect(atlas.regions.region(adcode: 420_000)?.names == ["en": "Ding", "zh": "丁省"])
  }

  @Test func `an atlas that has not changed is taken over, and a changed one is not`() async throws {
    let content = Self.content()
    _ = try await content.build()
    #expect(try await content.build().packs.map(\.outcome) == [.reused, .reused])
    let changed = ToyAtlas.topology(secondCity: "420300")
    content.files.put(Array(changed.utf8), at: "content/boundaries/china/borders.topojson")
    // A city's verdict may depend on the borders; its pack does not.
    #expect(try await content.build().packs.map(\.outcome) == [.built, .reused])
  }

  @Test func `the same borders give the same bytes wherever a ring begins`() async throws {
    let content = Self.content()
    _ = try await content.build()
    let turned = ToyAtlas.topology().replacing("[[5,-4]]", with: "[[-4,5]]")
    let other = Self.content(ToyAtlas.files.merging(["content/boundaries/china/borders.topojson": turned]) { $1 })
    _ = try await other.build()
    #expect(try content.files.read("packs/china-1.citypack") == other.files.read("packs/china-1.citypack"))
  }

  @Test func `the rules get the atlas of the build`() async throws {
    let content = Self.content()
    let seen = Journal()
    var inputs = content.inputs()
    inputs.check = { city, atlas in
      seen.note("\(city.id) \(atlas?.manifest.about.id ?? "-")")
      return CityVerdict()
    }
    _ = try await Build.run(BuildOptions(toolFingerprint: "1"), inputs, files: content.files)
    #expect(seen.take() == ["alpha china"])
  }

  @Test func `a released atlas keeps its version, a changed one gets the next`() async throws {
    let content = Self.content()
    #expect(try content.release().released.map(\.city) == ["china", "alpha"])
    #expect(content.files.files["content/boundaries/china/released.json"] != nil)
    let changed = ToyAtlas.topology(secondCity: "420300")
    content.files.put(Array(changed.utf8), at: "content/boundaries/china/borders.topojson")
    #expect(try await content.build().packs.first?.entry.version == 2)
  }

  @Test(arguments: [
    ("atlas.json", #"{"datum": "bd09"}"#, "datum is not wgs84 or gcj02"),
    ("atlas.json", #"{"datum": "gcj02", "license": "x"}"#, "there is no key license"),
    ("atlas.json", #"{"datum": "gcj02", "datumUndecided": [710000]}"#, "atlas.json names 710000"),
    ("borders.topojson", #"{"type":"Topology","objects":{},"arcs":[]}"#, "there is no object cities"),
    ("borders.topojson", "{", "no TopoJSON"),
    ("borders.topojson", ToyAtlas.topology(secondCity: "420100"), "420100 stands twice in cities"),
    ("borders.topojson", ToyAtlas.topology(secondCity: "990100"), "990100 belongs to 990000"),
    ("borders.topojson", ToyAtlas.topology(secondCity: "x"), "feature 2 of cities has no usable adcode"),
  ])
  func `an atlas at fault is refused with its place, and the cities are built`(
    _ name: String, _ text: String, _ why: String
  ) async throws {
    let path = "content/boundaries/china/\(name)"
    let content = Self.content(ToyAtlas.files.merging([path: text]) { $1 })
    let report = try await content.build()
    #expect(report.packs.map(\.entry.city) == ["alpha"])
    let finding = try #require(report.refused.first?.verdict.findings.first)
    #expect(report.refused.first?.city == "china")
    #expect(finding.what.en.contains(why), "\(finding.what.en)")
  }

  @Test func `no city may have the id of the atlas`() async throws {
    let content = ToyContent(cities: ["china"])
    let report = try await content.build()
    #expect(report.refused.first?.verdict.findings.first?.what.en.contains("reserved") == true)
  }

  @Test func `inspecting and verifying read the borders`() async throws {
    let content = Self.content()
    _ = try await content.build()
    let atlas = try #require(try Inspection.run("packs/china-1.citypack", files: content.files).atlas)
    #expect(atlas.regions.count == 4)
    #expect(atlas.arcs == 6)
    #expect(atlas.shapePoints == atlas.points)
    #expect(try Verification.run("packs", files: content.files).allSatisfy { $0.problem == nil })
  }
}
