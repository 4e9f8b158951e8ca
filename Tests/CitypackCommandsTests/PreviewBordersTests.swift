import CitypackCommands
import Reports
import TestSupport
import Testing

@Suite(.enabled(if: MapPage.isAvailable, "built without Leaflet")) struct PreviewBordersTests {
  /// The atlas of `LocateTests`, built, and a city on the border in it.
  private func files() async throws -> MemoryFileSystem {
    let more = [
      "content/cities/hankou/city.yaml": """
      id: hankou
      names: {zh-hans: 汉口, en: Hankou}
      languages: [zh-hans, en]
      country: CN
      timezone: Asia/Shanghai
      extent: {south: 30.4, west: 114.8, north: 30.6, east: 115.2}
      licence: CC-BY-4.0

      """,
      "content/cities/hankou/stories/quay.md": SampleContent.story(
        id: "quay", latitude: "30.50000", longitude: "114.99000"),
    ]
    let files = SampleContent.files(LocateTests.content.merging(more) { $1 })
    _ = await ToolRun("build", files: files)
    #expect(try files.info("packs/china-1.citypack") != nil)
    return files
  }

  @Test func `The newest atlas gives the borders, where it reaches`() async throws {
    let files = try await files()
    let near = await ToolRun("preview hankou -o -", files: files).output
    #expect(near.contains("\"kind\":\"province\"") && near.contains("\"en\":\"Bing\""))
    #expect(near.contains("Borders: china, version 1"))
    let far = await ToolRun("preview suzhou -o -", files: files).output
    #expect(far.contains("\"borders\":null"))
  }

  @Test func `An atlas that is named is used, and one that is none is refused`() async throws {
    let files = try await files()
    try files.rename("packs/china-1.citypack", to: "elsewhere.citypack")
    #expect(await ToolRun("preview hankou -o -", files: files).output.contains("\"borders\":null"))
    let named = await ToolRun("preview hankou -o - --atlas elsewhere.citypack", files: files)
    #expect(named.output.contains("\"en\":\"Bing\""))
    #expect(await ToolRun("preview -o - --atlas packs/suzhou-1.citypack", files: files).code == .inputAtFault)
  }
}
