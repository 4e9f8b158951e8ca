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
