import CitypackCommands
import Reports
import StrictJSON
import TestSupport
import Testing

@Suite(.enabled(if: MapPage.isAvailable, "built without Leaflet")) struct PreviewTests {
  @Test func `A page of every city is written, and what it shows is said`() async throws {
    let files = SampleContent.files()
    let run = await ToolRun("preview", files: files)
    #expect(run.code == .fine)
    #expect(run.output.hasPrefix("wrote preview.html  "))
    #expect(run.messages.contains("in 1 city with 2 stories"))
    let page = String(decoding: try files.read("preview.html", limit: 1 << 24), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("\"id\":\"garden\"") && page.contains("\"day\":\"2026-04-01\""))
  }

  @Test func `The page is the same bytes each time`() async {
    let first = await ToolRun("preview -o -", files: SampleContent.files())
    let second = await ToolRun("preview -o -", files: SampleContent.files())
    #expect(first.code == .fine && !first.output.isEmpty && first.output == second.output)
  }

  @Test func `Content with errors is shown all the same`() async {
    let bad = SampleContent.story(id: "runway", latitude: "31.40000", longitude: "120.50000")
    let files = SampleContent.files(["content/cities/suzhou/stories/runway.md": bad])
    let run = await ToolRun("preview -o -", files: files)
    #expect(run.code == .fine)
    #expect(run.output.contains("\"rule\":\"geo/on-runway\""))
  }

  @Test func `The answer for scripts conforms to its schema`() async throws {
    let run = await ToolRun("preview suzhou -o out/page.html --format json", files: SampleContent.files())
    #expect(run.code == .fine)
    let bytes = Array(run.output.utf8)
    #expect(try JSONSchema(named: "preview.schema.json").faults(in: bytes).isEmpty)
    #expect(try JSONDocument(bytes).root["path"]?.string == "out/page.html")
  }

  @Test func `A dry run writes nothing`() async throws {
    let files = SampleContent.files()
    let run = await ToolRun("preview --dry-run", files: files)
    #expect(run.output.hasPrefix("would write preview.html"))
    #expect(try files.info("preview.html") == nil)
  }

  @Test(arguments: ["preview atlantis", "preview -o - --open", "preview -o - --format json"])
  func `What makes no sense is refused before anything is written`(_ line: String) async {
    #expect(await ToolRun(line, files: SampleContent.files()).code == .usage)
  }

  @Test func `Where nothing can open the page, its place is told`() async {
    let run = await ToolRun("preview --open", files: SampleContent.files())
    #expect(run.code == .inputOutput)
    #expect(run.messages.contains("preview.html yourself"))
  }
}

@Suite(.enabled(if: MapPage.isAvailable, "built without Leaflet")) struct ValidateHTMLTests {
  private func page(_ files: MemoryFileSystem) throws -> String {
    String(decoding: try files.read("map.html", limit: 1 << 24), as: UTF8.self)
  }

  @Test func `The findings are on the page and on standard output`() async throws {
    let bad = SampleContent.story(id: "runway", latitude: "31.40000", longitude: "120.50000")
    let files = SampleContent.files(["content/cities/suzhou/stories/runway.md": bad])
    let run = await ToolRun("validate --html map.html", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.output.contains("geo/on-runway") && run.messages.contains("wrote map.html"))
    #expect(try page(files).contains("\"rule\":\"geo/on-runway\""))
  }

  @Test func `Of a part of a city the page shows what concerns it`() async throws {
    let bad = SampleContent.story(id: "runway", latitude: "31.40000", longitude: "120.50000")
    let files = SampleContent.files(["content/cities/suzhou/stories/runway.md": bad])
    let run = await ToolRun("validate content/cities/suzhou/stories/tower.md --html map.html", files: files)
    #expect(run.code == .fine)
    #expect(try !page(files).contains("\"rule\":\"geo/on-runway\""))
  }

  @Test func `The points of a file that belongs to no city are shown`() async throws {
    let files = SampleContent.files(["list.csv": "id,name,latitude,longitude\nwest,West Gate,31.3,120.6\n"])
    let run = await ToolRun("validate list.csv --html map.html", files: files)
    #expect(run.code == .fine)
    let page = try page(files)
    #expect(page.contains("\"id\":\"west\"") && page.contains("\"title\":\"West Gate\""))
  }

  @Test func `A dry run writes no page, and standard output is no place for one`() async throws {
    let files = SampleContent.files()
    #expect(await ToolRun("validate --html map.html --dry-run", files: files).code == .fine)
    #expect(try files.info("map.html") == nil)
    #expect(await ToolRun("validate --html -", files: files).code == .usage)
  }
}
