import CitypackCommands
import FileStore
import StrictJSON
import TestSupport
import Testing

@Suite struct SimplifyTests {
  /// Two neighbours with a bent border.
  private static let neighbours = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","properties":{"name":"A","province":"P"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[2,0],[2.001,1],[2,2],[0,2],[0,0]]]}},
    {"type":"Feature","properties":{"name":"B","province":"P"},"geometry":{"type":"Polygon","coordinates":[[[2,0],[4,0],[4,2],[2,2],[2.001,1],[2,0]]]}}
    ]}
    """

  private static func files(_ text: String = neighbours, _ more: [String: String] = [:]) -> MemoryFileSystem {
    MemoryFileSystem(files: more.merging(["in.geojson": text]) { first, _ in first }.mapValues { Array($0.utf8) })
  }

  @Test func `a border that bends less than the tolerance becomes straight for both neighbours`() async throws {
    let files = Self.files()
    let run = await ToolRun("simplify in.geojson -o out.geojson --lang en", files: files)
    #expect(run.code == .fine, "\(run.messages)")
    let text = String(decoding: try files.read("out.geojson"), as: UTF8.self)
    #expect(!text.contains("2.001"))
    #expect(text.contains("[2.000000,0.000000]"))
    #expect(
      run.output.contains("0 invalid rings, 0 invalid features, 0 crossings, 0 gaps, 0 overlaps, 0 polygons lost"))
  }

  @Test func `tolerance 0 keeps every position`() async throws {
    let files = Self.files()
    #expect(await ToolRun("simplify in.geojson -o out.geojson -t 0", files: files).code == .fine)
    #expect(String(decoding: try files.read("out.geojson"), as: UTF8.self).contains("2.001000"))
  }

  @Test func `metres are taken for degrees of latitude at their longest`() async throws {
    let files = Self.files()
    #expect(await ToolRun("simplify in.geojson -o out.geojson -t 100m", files: files).code == .fine)
    #expect(String(decoding: try files.read("out.geojson"), as: UTF8.self).contains("2.001000"))
    #expect(await ToolRun("simplify in.geojson -o out.geojson -t 0.2km", files: files).code == .fine)
    #expect(!String(decoding: try files.read("out.geojson"), as: UTF8.self).contains("2.001"))
  }

  @Test func `TopoJSON comes with a layer of unions when asked for`() async throws {
    let files = Self.files()
    let run = await ToolRun("simplify in.geojson -o map.topojson --group province=provinces", files: files)
    #expect(run.code == .fine, "\(run.messages)")
    let root = try JSONDocument(try files.read("map.topojson")).root
    let provinces = root["objects"]?["provinces"]?["geometries"]?.elements
    #expect(provinces?.count == 1)
    #expect(provinces?.first?["arcs"]?.elements?.first?.elements?.count == 2)
    #expect(await ToolRun("simplify map.topojson -o again.geojson -t 0", files: files).code == .fine)
  }

  @Test func `a crossing in the input is said with its place, the rest is written, and the exit code is 1`()
    async throws
  {
    let bowTie = #"{"type":"Polygon","coordinates":[[[0,0],[4,4],[4,0],[0,4],[0,0]]]}"#
    let files = Self.files(bowTie)
    let run = await ToolRun("simplify in.geojson -o out.geojson --lang en", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.messages.contains("in.geojson:1:"))
    #expect(run.messages.contains("[border/crossing]"))
    #expect(try files.info("out.geojson") != nil)
  }

  @Test func `a feature that cannot be read keeps everything from being written, unless told to go on`() async throws {
    let broken = Self.neighbours.replacing("[4,0]", with: "[400,0]")
    let files = Self.files(broken)
    let run = await ToolRun("simplify in.geojson -o out.geojson --lang en", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.messages.contains("[border/no-place-on-earth]"))
    #expect(try files.info("out.geojson") == nil)
    #expect(await ToolRun("simplify in.geojson -o out.geojson --keep-going", files: files).code == .inputAtFault)
    #expect(try files.info("out.geojson") != nil)
  }

  @Test func `a place of the keep-list that the result has not is an error`() async throws {
    let files = Self.files(Self.neighbours, ["keep.txt": "# islands\n1,1 inside A\n50,50 nowhere\n"])
    let run = await ToolRun("simplify in.geojson -o out.geojson --keep keep.txt --lang en", files: files)
    #expect(run.code == .inputAtFault)
    #expect(run.messages.contains("does not have nowhere"))
    #expect(!run.messages.contains("inside A"))
  }

  @Test func `a dry run writes nothing and says the same`() async throws {
    let files = Self.files()
    let run = await ToolRun("simplify in.geojson -o out.geojson --dry-run --svg map.svg --report r.json", files: files)
    #expect(run.code == .fine)
    #expect(try files.info("out.geojson") == nil)
    #expect(try files.info("map.svg") == nil)
    #expect(try files.info("r.json") == nil)
  }

  @Test func `the picture shows land, both borders and is the same twice`() async throws {
    let files = Self.files()
    #expect(await ToolRun("simplify in.geojson -o out.geojson --svg a.svg", files: files).code == .fine)
    #expect(await ToolRun("simplify in.geojson -o out.geojson --svg b.svg", files: files).code == .fine)
    let text = String(decoding: try files.read("a.svg"), as: UTF8.self)
    #expect(text.contains("class=\"land\"") && text.contains("class=\"before\"") && text.contains("class=\"after\""))
    #expect(try files.read("a.svg") == files.read("b.svg"))
  }

  @Test func `the JSON answer and the report keep to the schema`() async throws {
    let schema = try JSONSchema(named: "simplify.schema.json")
    for text in [Self.neighbours, #"{"type":"Polygon","coordinates":[[[0,0],[4,4],[4,0],[0,4],[0,0]]]}"#, "{"] {
      let files = Self.files(text)
      let run = await ToolRun("simplify in.geojson -o out.geojson --report r.json --format json", files: files)
      #expect(try schema.faults(in: Array(run.output.utf8)) == [])
      #expect(Array(run.output.utf8) == (try files.read("r.json")))
    }
  }

  @Test(arguments: [
    "simplify in.geojson", "simplify in.geojson -o out.shp", "simplify in.geojson -o in.geojson",
    "simplify in.geojson -o out.geojson -t x", "simplify in.geojson -o out.geojson -t -1",
    "simplify in.geojson -o out.geojson --svg-box 1,2,3", "simplify in.geojson -o out.geojson --group a=b",
  ])
  func `what makes no sense is a mistake in usage`(_ line: String) async {
    #expect(await ToolRun(line, files: Self.files()).code == .usage)
  }
}
