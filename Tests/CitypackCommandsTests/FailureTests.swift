import CitypackCommands
import FileStore
import SystemKit
import TestSupport
import Testing

/// What a script gets where a command cannot do what it was asked.
struct FailureTests {
  @Test(
    "where JSON was asked for it comes, whatever went wrong",
    arguments: [
      ("inspect nothing.citypack --format json", ExitCode.inputOutput, "file"),
      ("inspect content/citypack.yaml --format json", .inputAtFault, "input"),
      ("build --content nowhere --format json", .inputOutput, "file"),
      ("build atlantis --format json", .usage, "configuration"),
      ("release atlantis --format json", .usage, "configuration"),
      ("import nothing.kml --city suzhou --format json", .inputOutput, "file"),
      ("validate nowhere-at-all --format json", .inputOutput, "file"),
      ("init suzhou --format json", .usage, "configuration"),
    ])
  func answers(line: String, code: ExitCode, kind: String) async throws {
    let run = await ToolRun(line, files: SampleContent.files())
    #expect(run.code == code)
    let schema = try JSONSchema(named: "error.schema.json")
    #expect(try schema.faults(in: Array(run.output.utf8)) == [], "\(run.output)")
    #expect(run.output.contains("\"kind\":\"\(kind)\"") && run.output.contains("\"exitCode\":\(code.rawValue)"))
    #expect(run.messages.hasPrefix("citypack: error: "))
  }

  @Test func `verify answers for every path, those that are not there included`() async throws {
    let files = SampleContent.files()
    _ = await ToolRun("build", files: files)
    let line = "verify nowhere packs/suzhou-1.cpd content/citypack.yaml --format json"
    let run = await ToolRun(line, files: files)
    #expect(run.code == .inputOutput)
    #expect(try JSONSchema(named: "verify.schema.json").faults(in: Array(run.output.utf8)) == [])
    #expect(run.output.split(separator: "\n").count { $0.contains("\"path\"") } == 3)
    #expect(await ToolRun("verify content/citypack.yaml --format json", files: files).code == .inputAtFault)
  }

  @Test func `a fault of the project is told with its findings`() async throws {
    let files = SampleContent.files(["content/citypack.yaml": "severities: {coord/missing: warning}\n"])
    let run = await ToolRun("build --format json", files: files)
    #expect(run.code == .inputAtFault)
    #expect(try JSONSchema(named: "error.schema.json").faults(in: Array(run.output.utf8)) == [])
    #expect(run.output.contains("meta/binding-rule"))
  }

  @Test func `a line that was not understood has no answer`() async {
    for line in ["inspect --format json", "build --format json --colour", "convert 1,2,3 --format json"] {
      let run = await ToolRun(line, files: SampleContent.files())
      #expect(run.code == .usage && run.output.isEmpty)
    }
  }

  @Test(
    "what cannot be read of one city refuses that city, with exit code 3", arguments: ["build", "validate", "release"])
  func unreadable(command: String) async throws {
    for reason in [FileError.Reason.notPermitted, .linkLoop, .nameNotUTF8, .notAFile] {
      let files = SampleContent.files([
        "content/cities/wuxi/city.yaml": "", "content/cities/wuxi/stories/lake.md": SampleContent.story(id: "lake"),
      ])
      files.refuse("content/cities/wuxi/stories/lake.md", reason)
      let run = await ToolRun(command, files: files)
      #expect(run.code == .inputOutput)
      #expect((run.output + run.messages).contains("content/cities/wuxi/stories/lake.md: error: "))
      #expect((run.output + run.messages).contains("content/unreadable"))
      if command == "build" { #expect(files.files["packs/suzhou-1.citypack"] != nil) }
      if command == "release" { #expect(files.files["content/cities/suzhou/released.json"] != nil) }
    }
  }

  @Test(
    "an answer that cannot be given whole is no success",
    arguments: [(Int32(28), "no space left"), (32, "has stopped"), (9, "is closed"), (99, "system error 99")])
  func brokenOutput(code: Int32, words: String) async {
    let files = SampleContent.files()
    _ = await ToolRun("build", files: files)
    for line in ["inspect packs/suzhou-1.citypack --format json", "validate --format json", "--version", "help"] {
      let run = await ToolRun(line, files: files, outputError: StreamError(code: code))
      #expect(run.code == .inputOutput, "\(line)")
      #expect(run.messages.contains(words), "\(run.messages)")
    }
  }
}

/// `-` stands for standard input where a file is read.
struct StandardInputTests {
  @Test func `import takes its places from standard input`() async {
    let files = SampleContent.files()
    let run = await ToolRun(
      "import - --city suzhou --language en", input: "id,name,latitude,longitude\ngate,Gate,31.3,120.6\n", files: files)
    #expect(run.code == .fine, "\(run.messages)")
    #expect(files.files["content/cities/suzhou/stories/gate.md"] != nil)
  }

  @Test func `inspect and verify look at a pack from standard input`() async throws {
    let files = SampleContent.files()
    _ = await ToolRun("build", files: files)
    for name in ["suzhou-1.citypack", "suzhou-1.cpd"] {
      let bytes = try files.read("packs/\(name)")
      let piped = await ToolRun(["inspect", "-", "--format", "json"], inputBytes: bytes, files: files)
      let named = await ToolRun("inspect packs/\(name) --format json", files: files)
      #expect(piped.code == .fine && piped.output == named.output)
      #expect(await ToolRun(["verify", "-", "-"], inputBytes: bytes, files: files).code == .fine)
      #expect(await ToolRun(["verify", "-"], inputBytes: bytes.dropLast(), files: files).code == .inputAtFault)
    }
  }

  @Test func `validate reads a file from standard input`() async {
    let run = await ToolRun("validate -", input: "id,latitude,longitude\na,31.3,120.6\nb,nan,120.6\n")
    #expect(run.code == .inputAtFault && run.output.contains("-:3:3: error: "))
  }
}
