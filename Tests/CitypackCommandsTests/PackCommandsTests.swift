import CitypackCommands
import FileStore
import TestSupport
import Testing

struct PackCommandsTests {
  private let broken = [
    "content/cities/wuxi/city.yaml": "id: wuxi\nnames: {en: Wuxi}\nlanguages: [en]\ntimezone: Asia/Shanghai\n"
      + "extent: {south: 31.2, west: 120.0, north: 31.7, east: 120.6}\n",
    "content/cities/wuxi/stories/lake.md": "---\nid: lake\ntitle: {en: Lake}\nlatitude: 0\nlongitude: 0\n---\n",
  ]

  @Test func `a city becomes a pack and a download, the manifest names them, and a second build changes nothing`()
    async throws
  {
    let files = SampleContent.files()
    let first = await ToolRun("build", files: files)
    #expect(first.code == .fine)
    #expect(first.output.hasPrefix("packs/suzhou-1.citypack  "))
    #expect(first.messages.contains("1 built, 0 unchanged, 0 refused"))
    let made = files.files.filter { $0.key.hasPrefix("packs/suzhou") || $0.key == "packs/manifest.json" }
    #expect(made.keys.sorted() == ["packs/manifest.json", "packs/suzhou-1.citypack", "packs/suzhou-1.cpd"])
    let second = await ToolRun("build", files: files)
    #expect(second.output == "packs/suzhou-1.citypack  unchanged\n")
    #expect(files.files.filter { made[$0.key] != nil } == made)
  }

  @Test func `cache, jobs, day and language change no byte`() async {
    let files = SampleContent.files()
    _ = await ToolRun("build --output a", files: files)
    _ = await ToolRun("build --output b --no-cache --jobs 7 --lang zh", files: files, today: "2030-01-01")
    for name in ["suzhou-1.citypack", "suzhou-1.cpd", "manifest.json"] {
      #expect(files.files["a/\(name)"] == files.files["b/\(name)"] && files.files["a/\(name)"] != nil)
    }
  }

  @Test func `a city with errors is not packed, the others are, and the exit code is 1`() async {
    let files = SampleContent.files(broken)
    let run = await ToolRun("build", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.output.contains("packs/suzhou-1.citypack"))
    #expect(run.messages.contains("wuxi has errors and was not packed"))
    #expect(run.messages.contains("content/cities/wuxi/stories/lake.md:4:11: error: "))
    #expect(!files.files.keys.contains { $0.hasPrefix("packs/wuxi") })
  }

  @Test func `a dry run says what would be built and writes nothing`() async {
    let files = SampleContent.files()
    let before = files.files
    let run = await ToolRun("build --dry-run", files: files)
    #expect(run.code == .fine)
    #expect(run.messages.contains("dry run: 1 would be built"))
    #expect(files.files == before)
  }

  @Test func `the answers for scripts follow their schemas`() async throws {
    let files = SampleContent.files(broken)
    for (line, schema) in [
      ("build --format json", "build"), ("inspect packs/suzhou-1.citypack --format json", "inspect"),
      ("inspect packs/suzhou-1.cpd --format json", "inspect"), ("verify --format json", "verify"),
      ("release --format json", "release"), ("release --format json", "release"), ("init x --format json", "init"),
    ] {
      let run = await ToolRun(line, files: files)
      #expect(try JSONSchema(named: "\(schema).schema.json").faults(in: Array(run.output.utf8)) == [], "\(line)")
    }
  }

  @Test func `inspect shows every story with its place in both datums`() async {
    let files = SampleContent.files()
    _ = await ToolRun("build", files: files)
    let text = await ToolRun("inspect packs/suzhou-1.citypack", files: files)
    #expect(text.output.hasPrefix("suzhou version 1, 2 stories, zh-hans, en, "))
    #expect(text.output.contains("garden  31.3164000,120.6296000  gcj02 31.3142"))
    #expect(text.output.contains("  100 m  拙政园\n"))
    let json = await ToolRun("inspect packs/suzhou-1.cpd --format json", files: files)
    #expect(json.output.contains(#""latitude": 31.3164000"#))
    #expect(json.output.contains(#""gcj02": {"#))
  }

  @Test func `verify finds a damaged pack and ends with exit code 1`() async throws {
    let files = SampleContent.files()
    _ = await ToolRun("build", files: files)
    #expect(await ToolRun("verify", files: files).code == .fine)
    var bytes = try files.read("packs/suzhou-1.citypack")
    bytes[bytes.count / 2] ^= 1
    files.put(bytes, at: "packs/suzhou-1.citypack")
    let run = await ToolRun("verify packs", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.output.hasPrefix("packs/suzhou-1.citypack: damaged: "))
    #expect(run.messages.contains("1 damaged"))
  }

  @Test func `a release is noted once, and changed content gets the next version`() async {
    let files = SampleContent.files()
    let dry = await ToolRun("release --dry-run", files: files)
    #expect(dry.output.contains("version – → 1") && files.files["content/cities/suzhou/released.json"] == nil)
    #expect(await ToolRun("release", files: files).output.contains("version – → 1"))
    #expect(await ToolRun("release", files: files).output.contains("version 1  unchanged"))
    _ = await ToolRun("build", files: files)
    #expect(files.files["packs/suzhou-1.citypack"] != nil)
    files.put(
      Array(SampleContent.story(id: "tower", latitude: "31.30010", longitude: "120.60000").utf8),
      at: "content/cities/suzhou/stories/tower.md")
    let built = await ToolRun("build", files: files)
    #expect(built.output.contains("packs/suzhou-2.citypack"))
    #expect(files.files["packs/suzhou-1.citypack"] == nil)
    #expect(await ToolRun("release", files: files).output.contains("version 1 → 2"))
  }

  @Test(
    "what was asked wrongly is told by the exit code",
    arguments: [
      ("build atlantis", ExitCode.usage, "there is no city atlantis"),
      ("build --output content/packs", .usage, "overlaps the content"),
      ("build --content nowhere", .inputOutput, "no such file or folder"),
      ("build --jobs 0", .usage, "from 1 to 256"),
      ("inspect nothing.citypack", .inputOutput, "nothing.citypack"),
      ("inspect content/citypack.yaml", .inputAtFault, "content/citypack.yaml"),
      ("verify nowhere", .inputOutput, "nowhere"),
      ("release atlantis", .usage, "there is no city atlantis"),
    ])
  func mistakes(line: String, code: ExitCode, words: String) async {
    let run = await ToolRun(line, files: SampleContent.files())
    #expect(run.code == code, "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
  }

  @Test func `a full disk is told with exit code 3 and leaves the old packs`() async throws {
    let files = SampleContent.files()
    _ = await ToolRun("build", files: files)
    let old = files.files.filter { $0.key.hasPrefix("packs/suzhou") || $0.key.hasSuffix("manifest.json") }
    files.put(
      Array(SampleContent.story(id: "new", latitude: "31.31000").utf8),
      at: "content/cities/suzhou/stories/new.md")
    files.limitCapacity(to: files.files.values.reduce(0) { $0 + $1.count } + 100)
    let run = await ToolRun("build", files: files)
    #expect(run.code == .inputOutput)
    #expect(run.messages.contains("no space left"))
    #expect(files.files.filter { old[$0.key] != nil } == old)
  }

  @Test func `progress shows on a terminal and nowhere else`() async {
    let watched = await ToolRun("build", files: SampleContent.files(), isInteractive: true)
    let unwatched = await ToolRun("build", files: SampleContent.files())
    #expect(watched.messages.contains("\r\u{1B}[K"))
    #expect(!unwatched.messages.contains("\u{1B}"))
  }
}
