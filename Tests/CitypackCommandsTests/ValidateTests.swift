#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import CitypackCommands
import FileStore
import TestSupport
import Testing

struct ValidateTests {
  @Test func `sound content ends with exit code 0 and a line that says so`() async {
    let run = await ToolRun("validate", files: SampleContent.files())
    #expect(run.code == .fine)
    #expect(run.output == "nothing found in 1 city with 2 stories\n")
    #expect(run.messages.isEmpty)
  }

  @Test func `an error is told with file, line, column and rule, and ends with exit code 1`() async {
    let files = SampleContent.files([
      "content/cities/suzhou/stories/tower.md": SampleContent.story(id: "tower", latitude: "131.3")
    ])
    let run = await ToolRun("validate", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.output.contains("content/cities/suzhou/stories/tower.md:5:11: error: "))
    #expect(run.output.contains("[coord/out-of-range]"))
    #expect(run.output.contains("what to do: "))
  }

  @Test func `a place on a runway is refused with airport and runway named`() async {
    let files = SampleContent.files([
      "content/cities/suzhou/stories/tower.md": SampleContent.story(
        id: "tower", latitude: "31.40000", longitude: "120.50010")
    ])
    let run = await ToolRun("validate content/cities/suzhou", files: files)
    #expect(run.code == .inputAtFault)
    #expect(
      run.output.contains("Sample Airport") && run.output.contains("18/36") && run.output.contains("geo/on-runway"))
  }

  @Test func `quiet leaves the errors alone, one line each`() async {
    let files = SampleContent.files([
      "content/cities/suzhou/stories/tower.md": SampleContent.story(id: "tower", latitude: "131.3")
    ])
    let run = await ToolRun("validate --quiet", files: files)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(await ToolRun("validate --quiet", files: SampleContent.files()).output.isEmpty)
  }

  @Test("the answer for scripts follows its schema, with findings and without", arguments: ["31.3", "131.3"])
  func json(latitude: String) async throws {
    let story = SampleContent.story(id: "tower", latitude: latitude)
    let files = SampleContent.files(["content/cities/suzhou/stories/tower.md": story])
    let run = await ToolRun("validate --format json", files: files)
    let schema = try JSONSchema(named: "validate.schema.json")
    #expect(try schema.faults(in: Array(run.output.utf8)).isEmpty)
    #expect(run.output.contains(#""stories": 2"#))
  }

  @Test func `annotations for GitHub name the file and line`() async {
    let files = SampleContent.files([
      "content/cities/suzhou/stories/tower.md": SampleContent.story(id: "tower", latitude: "131.3")
    ])
    let run = await ToolRun("validate --format github", files: files)
    #expect(run.output.contains("::error file=content/cities/suzhou/stories/tower.md,line=5"))
  }

  @Test func `a file of a city shows what concerns it, and nothing else`() async {
    let files = SampleContent.files([
      "content/cities/suzhou/stories/tower.md": SampleContent.story(id: "tower", latitude: "131.3")
    ])
    let fine = await ToolRun("validate content/cities/suzhou/stories/garden.md", files: files)
    let faulty = await ToolRun("validate ./content/cities/suzhou/stories/tower.md", files: files)
    #expect(fine.code == .fine && faulty.code == .inputAtFault)
    #expect(faulty.output.contains("tower.md:5:11"))
  }

  @Test func `a city named twice is checked once`() async {
    let run = await ToolRun("validate content content/cities/suzhou/", files: SampleContent.files())
    #expect(run.output == "nothing found in 1 city with 2 stories\n")
  }

  @Test func `a file outside any content is read for its own faults`() async {
    let files = MemoryFileSystem(files: ["list.csv": Array("id,latitude,longitude\na,31.3,120.6\nb,nan,120.6\n".utf8)])
    let run = await ToolRun("validate list.csv", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.output.contains("list.csv:3:3: error: "))
  }

  @Test(
    "what is not there or is no content is told apart by the exit code",
    arguments: [
      ("validate nowhere", ExitCode.inputOutput), ("validate elsewhere", .usage),
    ])
  func wrongPaths(line: String, code: ExitCode) async {
    let files = SampleContent.files(["elsewhere/note.txt": "hello"])
    #expect(await ToolRun(line, files: files).code == code)
  }

  @Test(
    "a city is named by its id too, in whatever content folder",
    arguments: ["validate suzhou", "validate --content content suzhou", "validate content/cities/suzhou"])
  func cityByID(line: String) async {
    let run = await ToolRun(line, files: SampleContent.files())
    #expect(run.output == "nothing found in 1 city with 2 stories\n" && run.code == .fine)
  }

  @Test(
    "a city that is nearly named is offered, in every command that takes one",
    arguments: [
      "validate suzou", "validate content/cities/suzou", "build suzou", "release suzou", "import x --city suzou",
    ])
  func nearlyNamed(line: String) async {
    let run = await ToolRun(line, files: SampleContent.files())
    #expect(run.code == .usage)
    #expect(run.messages.contains("did you mean suzhou?"), "\(run.messages)")
  }

  @Test func `a path with dots in it means the city it leads to, or the part of one`() async throws {
    let folder = try TemporaryFolder()
    let disk = LocalFileSystem()
    for (path, bytes) in SampleContent.files().files {
      try disk.createFolder(folder.path(FilePath.folder(of: path)))
      try disk.write(bytes, to: folder.path(path))
    }
    let city = folder.path("content/cities/suzhou")
    for path in ["\(city)/stories/..", "\(city)/."] {
      let run = await ToolRun("validate \(path)", files: disk)
      #expect(run.output == "nothing found in 1 city with 2 stories\n", "\(run.messages)")
    }
    try disk.write(Array(SampleContent.story(id: "tower", latitude: "131.3").utf8), to: "\(city)/stories/tower.md")
    #expect(await ToolRun("validate \(city)/./stories/tower.md", files: disk).code == .inputAtFault)
    #expect(await ToolRun("validate \(city)/./stories/garden.md", files: disk).code == .fine)
    #expect(await ToolRun("validate \(folder.path)", files: disk).code == .usage)
  }

  @Test func `a pipe or a circle of links where a story should be is an error of that story`() async throws {
    let folder = try TemporaryFolder()
    let disk = LocalFileSystem()
    for (path, bytes) in SampleContent.files().files {
      try disk.createFolder(folder.path(FilePath.folder(of: path)))
      try disk.write(bytes, to: folder.path(path))
    }
    let stories = folder.path("content/cities/suzhou/stories")
    #expect(mkfifo("\(stories)/pipe.md", 0o600) == 0)
    #expect(symlink("loop.md", "\(stories)/loop.md") == 0)
    let run = await ToolRun("validate \(folder.path("content"))", files: disk)
    #expect(run.code == .inputOutput)
    #expect(
      run.output.contains("stories/pipe.md: error: it is a pipe, socket or device, not a file [content/unreadable]"))
    #expect(run.output.contains("stories/loop.md: error: links lead in a circle [content/unreadable]"))
  }

  @Test func `an unreadable file is told with exit code 3`() async {
    let files = SampleContent.files()
    files.fail(at: 3, with: .error(.notPermitted))
    let run = await ToolRun("validate", files: files)
    #expect(run.code == .inputOutput)
    #expect(run.messages.contains("permission denied"))
  }

  @Test func `an accepted finding stops to be accepted the day after it expires`() async {
    let files = SampleContent.files([
      "content/cities/suzhou/stories/tower.md": SampleContent.story(id: "tower", latitude: "31.3", longitude: "120.6"),
      "content/cities/suzhou/ignore.yaml":
        "- {rule: coord/low-precision, story: tower, reason: The tower is wide, expires: 2026-04-01}\n",
    ])
    let before = await ToolRun("validate --verbose", files: files, today: "2026-04-01")
    let after = await ToolRun("validate --verbose", files: files, today: "2026-04-02")
    #expect(before.output.contains("The tower is wide"))
    #expect(!after.output.contains("accepted: The tower is wide"))
    #expect(after.output.contains("[coord/low-precision]"))
  }
}
