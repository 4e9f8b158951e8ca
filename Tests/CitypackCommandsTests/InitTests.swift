import CitypackCommands
import FileStore
import TestSupport
import Testing

struct InitTests {
  @Test func `a new city has its settings and a draft to copy, and the next steps are told`() async throws {
    let files = MemoryFileSystem()
    let run = await ToolRun("init suzhou --near 31.30,120.62 --timezone Asia/Shanghai", files: files)
    #expect(run.code == .fine)
    #expect(
      run.output == "wrote content/cities/suzhou/city.yaml\nwrote content/cities/suzhou/stories/example-story.md\n")
    #expect(run.messages.contains("citypack validate content/cities/suzhou"))
    let config = try text("content/cities/suzhou/city.yaml", in: files)
    #expect(config.contains("extent: {south: 31.15, west: 120.42, north: 31.45, east: 120.82}"))
    #expect(config.contains("\ntimezone: Asia/Shanghai\n"))
    #expect(try text("content/cities/suzhou/stories/example-story.md", in: files).contains("\nstatus: draft\n"))
  }

  @Test func `what is not given is left to fill in, and said`() async throws {
    let files = MemoryFileSystem()
    let run = await ToolRun("init suzhou --language en", files: files)
    #expect(run.messages.contains("fill in extent and timezone"))
    let config = try text("content/cities/suzhou/city.yaml", in: files)
    #expect(config.contains("languages: [en]") && config.contains("# extent:") && config.contains("# timezone:"))
  }

  @Test func `a dry run shows the files as a diff and writes nothing`() async {
    let files = MemoryFileSystem()
    let run = await ToolRun("init suzhou --dry-run", files: files)
    #expect(run.code == .fine)
    #expect(run.output.contains("--- /dev/null\n+++ content/cities/suzhou/city.yaml\n@@ -0,0 +1,"))
    #expect(run.output.contains("\n+id: suzhou\n"))
    #expect(files.files.isEmpty)
  }

  @Test func `a city that is there is left alone`() async {
    let files = MemoryFileSystem(files: ["content/cities/suzhou/city.yaml": Array("mine\n".utf8)])
    let run = await ToolRun("init suzhou", files: files)
    #expect(run.code == .usage)
    #expect(run.messages.contains("left alone"))
    #expect(files.files == ["content/cities/suzhou/city.yaml": Array("mine\n".utf8)])
  }

  @Test func `a disk that cannot be written is told with exit code 3`() async {
    let files = MemoryFileSystem()
    files.limitCapacity(to: 10)
    let run = await ToolRun("init suzhou", files: files)
    #expect(run.code == .inputOutput)
    #expect(run.messages.contains("no space left on the disk"))
  }

  @Test(
    "a wrong id, position or language is named",
    arguments: [
      ("init Suzhou", "'Suzhou'"), ("init a/b", "'a/b'"), ("init ../x", "'../x'"), ("init x --near 31.3", "LAT,LON"),
      ("init x --near 120.62,31.3", "look exchanged"), ("init x --near nan,1", "cannot be read as degrees"),
      ("init china", "kept for the pack of the atlas"), ("init 7", "a letter first"),
      ("init " + String(repeating: "a", count: 65), "at most 64"), ("init x --timezone Mars/X", "no such time zone"),
      ("init x --timezone asia/shanghai", "did you mean Asia/Shanghai"),
      ("init x --near 31.3,220", "within ±180"), ("init x --language zh_CN", "'zh_CN'"),
    ])
  func mistakes(line: String, expected: String) async {
    let run = await ToolRun(line)
    #expect(run.code == .usage)
    #expect(run.messages.contains(expected))
  }

  @Test func `the answer for scripts names the files`() async {
    let run = await ToolRun("init suzhou --format json")
    #expect(run.output.contains(#""path": "content/cities/suzhou/city.yaml""#))
    #expect(run.output.contains(#""action": "created""#))
  }

  private func text(_ path: String, in files: MemoryFileSystem) throws -> String {
    String(decoding: try files.read(path), as: UTF8.self)
  }

  @Test func `an id that YAML would take for a truth value is quoted`() async throws {
    let files = MemoryFileSystem()
    _ = await ToolRun("init no", files: files)
    #expect(try text("content/cities/no/city.yaml", in: files).contains("\nid: \"no\"\n"))
    files.put(Array("id,latitude,longitude\non,31.30500,120.60500\n".utf8), at: "list.csv")
    _ = await ToolRun("import list.csv --city no", files: files)
    #expect(try text("content/cities/no/stories/on.md", in: files).contains("\nid: \"on\"\n"))
    #expect(!(await ToolRun("validate", files: files)).output.contains("id/yaml-unsafe"))
  }
}
