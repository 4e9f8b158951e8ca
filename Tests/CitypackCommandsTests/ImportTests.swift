import CitypackCommands
import FileStore
import TestSupport
import Testing

struct ImportTests {
  private let list = """
    id,name,latitude,longitude,phone
    west-gate,West Gate,31.30500,120.60500,512
    ,Cloud Rock Pagoda,31.33600,120.57500,
    ,寒山寺,31.31000,120.56800,
    bad,Nowhere,nan,120.6,

    """

  private func files() -> MemoryFileSystem {
    SampleContent.files(["list.csv": list])
  }

  private func text(_ path: String, in files: MemoryFileSystem) throws -> String {
    String(decoding: try files.read(path), as: UTF8.self)
  }

  @Test func `each place becomes a draft, and what was left is told with its place and reason`() async throws {
    let files = files()
    let run = await ToolRun("import list.csv --city suzhou --language en", files: files)
    #expect(run.code == .inputAtFault)
    for id in ["west-gate", "cloud-rock-pagoda", "story-1"] {
      #expect(run.output.contains("wrote content/cities/suzhou/stories/\(id).md\n"))
    }
    #expect(run.output.contains("left list.csv:5:"))
    #expect(run.messages.contains("list.csv (csv): read 4, 3 new, 0 there already, 1 left"))
    let story = try text("content/cities/suzhou/stories/west-gate.md", in: files)
    #expect(story.contains("# phone: 512\n") && story.contains("\nstatus: draft\nid: west-gate\n"))
    #expect(story.contains("latitude: 31.30500\nlongitude: 120.60500\n"))
    #expect(story.contains(#"title: {en: "West Gate"}"#))
    #expect(story.hasSuffix("# zh-hans\n\n# en\n"))
  }

  @Test func `a second import finds every story again, whatever a person has made of it`() async throws {
    let files = files()
    _ = await ToolRun("import list.csv --city suzhou", files: files)
    let path = "content/cities/suzhou/stories/story-1.md"
    let edited = try text(path, in: files).replacing("寒山寺", with: "枫桥夜泊")
    files.put(Array(edited.utf8), at: path)
    let before = files.files
    let run = await ToolRun("import list.csv --city suzhou", files: files)
    #expect(run.messages.contains("read 4, 0 new, 3 there already, 1 left"))
    #expect(files.files == before)
  }

  @Test func `a story that is there is left alone, and how far the file is off is told`() async {
    let files = SampleContent.files(["list.csv": "id,name,latitude,longitude\ngarden,Other,31.31700,120.62960\n"])
    let before = files.files
    let run = await ToolRun("import list.csv --city suzhou", files: files)
    #expect(run.code == .fine)
    #expect(run.output == "there already: garden; the file puts it 67 m away, which was not taken over\n")
    #expect(files.files == before)
  }

  @Test func `a dry run shows the new files and writes nothing`() async {
    let files = files()
    let before = files.files
    let run = await ToolRun("import list.csv --city suzhou --dry-run", files: files)
    #expect(run.output.contains("--- /dev/null\n+++ content/cities/suzhou/stories/west-gate.md\n@@ -0,0 +1,"))
    #expect(run.output.contains("\n+id: west-gate\n"))
    #expect(files.files == before)
  }

  @Test func `imported drafts keep their city buildable`() async {
    let files = files()
    _ = await ToolRun("import list.csv --city suzhou", files: files)
    #expect(await ToolRun("validate", files: files).code == .fine)
    #expect(await ToolRun("build", files: files).code == .fine)
  }

  @Test func `positions may go into a points file, to which a later import adds`() async throws {
    let files = files()
    _ = await ToolRun("import list.csv --city suzhou --positions points", files: files)
    let points = try text("content/cities/suzhou/points.csv", in: files)
    #expect(points.hasPrefix("id,name,latitude,longitude\nwest-gate,West Gate,31.30500,120.60500\n"))
    #expect(!(try text("content/cities/suzhou/stories/west-gate.md", in: files)).contains("latitude"))
    files.put(Array("name,latitude,longitude\nEast Gate,31.30600,120.64000\n".utf8), at: "more.csv")
    let dry = await ToolRun("import more.csv --city suzhou --positions points --dry-run", files: files)
    #expect(dry.output.contains("@@ -4,0 +5,1 @@\n+east-gate,East Gate,31.30600,120.64000\n"))
    _ = await ToolRun("import more.csv --city suzhou --positions points", files: files)
    #expect(
      try text("content/cities/suzhou/points.csv", in: files) == points + "east-gate,East Gate,31.30600,120.64000\n")
    #expect(await ToolRun("validate --quiet", files: files).output.isEmpty)
  }

  @Test func `a points file with other columns is left alone`() async {
    let files = files()
    files.put(Array("编号,纬度,经度\n".utf8), at: "content/cities/suzhou/points.csv")
    let before = files.files
    let run = await ToolRun("import list.csv --city suzhou --positions points", files: files)
    #expect(run.code == .usage && run.messages.contains("was left alone"))
    #expect(files.files == before)
  }

  @Test func `another datum is stated in the story, digits unchanged`() async throws {
    let files = SampleContent.files(["list.csv": "id,latitude,longitude\nx,31.31430,120.63390\n"])
    _ = await ToolRun("import list.csv --city suzhou --datum gcj02", files: files)
    #expect(try text("content/cities/suzhou/stories/x.md", in: files).contains("longitude: 120.63390\ndatum: gcj02\n"))
  }

  @Test func `ways and areas are no places`() async {
    let kml = """
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document>
      <Placemark id="a"><name>A</name><Point><coordinates>120.6,31.3</coordinates></Point></Placemark>
      <Placemark id="b"><name>B</name><LineString><coordinates>120.6,31.3 120.7,31.3</coordinates></LineString></Placemark>
      </Document></kml>
      """
    let files = SampleContent.files(["walk.kml": kml])
    let run = await ToolRun("import walk.kml --city suzhou --dry-run --format json", files: files)
    #expect(run.output.contains("a line is not a place"))
    #expect(run.output.contains(#""read": 2"#))
  }

  @Test func `the answer for scripts follows its schema`() async throws {
    let run = await ToolRun("import list.csv --city suzhou --format json", files: files())
    #expect(try JSONSchema(named: "import.schema.json").faults(in: Array(run.output.utf8)) == [])
  }

  @Test(
    "what was asked wrongly is told by the exit code",
    arguments: [
      ("import list.csv", ExitCode.usage, "--city ID must be given"),
      ("import list.csv --city atlantis", .usage, "citypack init atlantis"),
      ("import nothing.csv --city suzhou", .inputOutput, "no such file"),
      ("import list.csv --city suzhou --datum mars", .usage, "only wgs84, gcj02, bd09"),
      ("import list.csv --city suzhou --language EN", .usage, "'EN'"),
      ("import content/citypack.yaml --city suzhou", .inputAtFault, "content/citypack.yaml"),
    ])
  func mistakes(line: String, code: ExitCode, words: String) async {
    let run = await ToolRun(line, files: files())
    #expect(run.code == code)
    #expect((run.messages + run.output).contains(words), "\(run.messages)")
  }

  @Test func `rows are not added to a points file in another encoding`() async throws {
    let files = files()
    let before = Array("id,name,latitude,longitude\ngarden,".utf8) + [0xD6, 0xD0] + Array(",31.3,120.6\n".utf8)
    files.put(before, at: "content/cities/suzhou/points.csv")
    let run = await ToolRun("import list.csv --city suzhou --positions points", files: files)
    #expect(run.code == .usage)
    #expect(run.messages.contains("is not UTF-8 and was left alone"))
    #expect(try files.read("content/cities/suzhou/points.csv") == before)
  }

  @Test func `added rows end as the lines of the file do`() async throws {
    let files = files()
    files.put(Array("id,name,latitude,longitude\r\n".utf8), at: "content/cities/suzhou/points.csv")
    _ = await ToolRun("import list.csv --city suzhou --positions points", files: files)
    let lines = try text("content/cities/suzhou/points.csv", in: files).split(separator: "\r\n")
    #expect(lines.count == 4 && lines.allSatisfy { !$0.contains("\n") })
  }

  @Test(
    "what stands where a story would go is left alone, and said",
    arguments: [
      ("content/cities/suzhou/stories/west-gate.md", "no front matter\n"),
      ("content/cities/suzhou/stories/west-gate.md/inside.txt", "a folder\n"),
      ("content/cities/suzhou/stories/west-gate.md", SampleContent.story(id: "other-id")),
    ])
  func standing(path: String, standing: String) async {
    let files = SampleContent.files([
      path: standing, "list.csv": "id,name,latitude,longitude\nwest-gate,West Gate,31.30500,120.60500\n",
    ])
    let before = files.files
    let run = await ToolRun("import list.csv --city suzhou", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.output.contains("left list.csv:2:1: stories/west-gate.md is there but cannot be read as its story"))
    #expect(run.messages.contains("read 1, 0 new, 0 there already, 1 left"))
    #expect(files.files == before)
  }

  @Test func `a place with a name of its own is a story, whoever else stands on the spot`() async {
    let list =
      "name,latitude,longitude\nPagoda,31.33600,120.57500\nTea House,31.33600,120.57500\n寒山寺,31.31640,120.62960\n,31.33600,120.57500\n"
    let files = SampleContent.files(["list.csv": list])
    let run = await ToolRun("import list.csv --city suzhou --language en", files: files)
    for id in ["pagoda", "tea-house", "story-1"] {
      #expect(run.output.contains("wrote content/cities/suzhou/stories/\(id).md\n"))
    }
    #expect(run.output.contains("tea-house is on the spot of pagoda under another name"))
    #expect(run.output.contains("story-1 is on the spot of garden under another name"))
    #expect(run.output.contains("left list.csv:5:1: it is pagoda, which stands earlier in this file"))
    #expect(run.messages.contains("read 4, 3 new, 0 there already, 1 left"))
    let again = await ToolRun("import list.csv --city suzhou --language en", files: files)
    #expect(again.messages.contains("read 4, 0 new, 4 there already, 0 left"))
  }

  @Test func `a numbered id comes with the hint to rename it`() async throws {
    let files = files()
    let run = await ToolRun("import list.csv --city suzhou", files: files)
    #expect(run.messages.contains("rename them before the first release: content/cities/suzhou/stories/story-1.md"))
    #expect(try text("content/cities/suzhou/stories/story-1.md", in: files).contains("before the first release"))
    #expect(!(try text("content/cities/suzhou/stories/west-gate.md", in: files)).contains("before the first release"))
  }

  @Test(
    "known columns become what they say, under any of their names",
    arguments: [
      "id,name,lat,lon,notification,story\nx,X,31.3,120.6,Look up!,Once upon a time.\n",
      "编号,名称,坐标,通知,故事\nx,X,\"31.3, 120.6\",Look up!,Once upon a time.\n",
      "id;title;lng/lat;Notice;Body\nx;X;120.6 31.3;Look up!;Once upon a time.\n",
      #"{"type":"FeatureCollection","features":[{"type":"Feature","id":"x","geometry":{"type":"Point","coordinates":[120.6,31.3]},"properties":{"标题":"X","通知":"Look up!","故事":"Once upon a time."}}]}"#,
      #"<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark id="x"><name>X</name><ExtendedData><Data name="notification"><value>Look up!</value></Data><Data name="Story"><value>Once upon a time.</value></Data></ExtendedData><Point><coordinates>120.6,31.3</coordinates></Point></Placemark></kml>"#,
    ])
  func columns(list: String) async throws {
    let files = SampleContent.files(["list": list])
    let run = await ToolRun("import list --city suzhou --language en", files: files)
    let story = try text("content/cities/suzhou/stories/x.md", in: files)
    #expect(
      story.contains("notification:\n  en: \"Look up!\"\n# still to write: notification: {zh-hans: …}\n"),
      "\(run.output)")
    #expect(story.hasSuffix("# en\n\nOnce upon a time.\n"))
    #expect(story.contains("latitude: 31.3\nlongitude: 120.6\n"))
    #expect(!story.contains("# notification") && !story.contains("# 通知"))
  }

  @Test func `a place with an empty name is counted once, as what it became`() async {
    let kml = """
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document>
      <Placemark><name/><Point><coordinates>120.61,31.31</coordinates></Point></Placemark>
      <Placemark><name/><Point><coordinates>abc</coordinates></Point></Placemark>
      </Document></kml>
      """
    let run = await ToolRun("import walk.kml --city suzhou", files: SampleContent.files(["walk.kml": kml]))
    #expect(run.messages.contains("read 2, 1 new, 0 there already, 1 left"))
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("left ") } == 1)
    #expect(run.messages.contains("kml/empty-name"))
  }
}
