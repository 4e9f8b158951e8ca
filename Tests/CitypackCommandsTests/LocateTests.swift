import CitypackCommands
import FileStore
import TestSupport
import Testing

@Suite struct LocateTests {
  /// Two provinces side by side at 30° N in GCJ-02: 420000 with one city, 420100, from 114° to 115° E, and 430000 up to
  /// 116° E.
  static let content = [
    "content/boundaries/china/atlas.json": #"""
    {"datum": "gcj02", "names": {"en": "China", "zh": "中国"}}
    """#,
    "content/boundaries/china/borders.topojson": #"""
    {"type":"Topology","objects":{
    "cities":{"type":"GeometryCollection","geometries":[
    {"type":"Polygon","properties":{"adcode":420100,"name-zh":"甲市","name-en":"Jia"},"arcs":[[0,1]]},
    {"type":"Polygon","properties":{"adcode":430000,"name-zh":"丙省","name-en":"Bing"},"arcs":[[-2,2]]}]},
    "provinces":{"type":"GeometryCollection","geometries":[
    {"type":null,"properties":{"adcode":420000,"name-zh":"丁省","name-en":"Ding"}},
    {"type":null,"properties":{"adcode":430000,"name-zh":"丙省","name-en":"Bing"}}]}},
    "arcs":[[[115,31],[114,31],[114,30],[115,30]],[[115,30],[115,31]],[[115,30],[116,30],[116,31],[115,31]]]}
    """#,
  ]

  static func files() async -> MemoryFileSystem {
    let files = SampleContent.files(content)
    let run = await ToolRun("build", files: files)
    #expect(run.code == .fine, "\(run.messages)")
    return files
  }

  @Test func `positions are answered in plain words`() async {
    let files = await Self.files()
    let run = await ToolRun(
      "locate --lang en --datum gcj02 30.5,114.5 30.5,115.5 30.5,115.000001 30.5,116.05 10,10", files: files)
    #expect(
      run.output == """
        30.5,114.5  Jia, Ding, 48.0 km from the border
        30.5,115.5  Bing, 48.0 km from the border
        30.5,115.000001  Bing, or Jia, Ding: the border is within the error of 1.1 m
        30.5,116.05  in no province; the nearest is Bing, 4800 m
        10,10  in no province

        """)
    #expect(run.code == .fine)
  }

  @Test func `WGS-84 is the datum unless another is named`() async {
    let files = await Self.files()
    let run = await ToolRun("locate --lang en 30.5,114.998", files: files)
    #expect(run.output.contains("Bing"))
    #expect(await ToolRun("locate --lang en --datum gcj02 30.5,114.998", files: files).output.contains("Jia"))
  }

  @Test func `the answer for scripts follows its schema`() async throws {
    let files = await Self.files()
    let schema = try JSONSchema(named: "locate.schema.json")
    for position in ["30.5,114.5", "30.5,115.5", "30.5,114.9945", "30.5,116.05", "10,10"] {
      let run = await ToolRun("locate --format json --accuracy 50 \(position)", files: files)
      #expect(try schema.faults(in: Array(run.output.utf8)) == [], "\(run.output)")
    }
  }

  @Test func `a stream of objects is answered line by line, and bad lines are named`() async throws {
    let files = await Self.files()
    let input = """
      {"latitude": 30.5, "longitude": 114.5, "id": "a"}

      {"latitude": 30.5}
      [1]
      {"longitude": 114.5, "latitude": 30.5, "accuracyMeters": 60000}
      {"latitude": 95, "longitude": 0}
      """
    let run = await ToolRun("locate --lang en --datum gcj02 -", input: input, files: files)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 7)
    #expect(lines[0].contains(#""id":"a","latitude":30.5,"longitude":114.5,"confidence":"certain""#))
    #expect(lines[1] == "")
    #expect(lines[4].contains(#""confidence":"either""#))
    let schema = try JSONSchema(named: "locate.schema.json")
    for line in lines where !line.isEmpty { #expect(try schema.faults(in: Array(line.utf8)) == [], "\(line)") }
    #expect(run.code == .inputAtFault)
    #expect(
      run.messages == """
        citypack: line 3: it has no latitude and longitude
        citypack: line 4: it is not a JSON object
        citypack: line 6: it is no place on Earth

        """)
  }

  @Test func `rows keep their fields and get the answer behind them`() async {
    let files = await Self.files()
    let input = "name,lon,lat\n\"a, b\",114.5,30.5\r\nc,115.5,30.5\nd,x,30\n"
    let run = await ToolRun("locate --lang en --datum gcj02 -", input: input, files: files)
    #expect(
      run.output == """
        name,lon,lat,province.adcode,province.name,city.adcode,city.name,metersToBorder,confidence
        "a, b",114.5,30.5,420000,Ding,420100,Jia,47999.5,certain
        c,115.5,30.5,430000,Bing,,,47999.5,certain
        d,x,30,,,,,,

        """)
    #expect(run.messages == "citypack: line 4: it has no latitude and longitude\n")
    let bare = await ToolRun("locate --lang en --datum gcj02 -", input: "30.5,114.5\n", files: files)
    #expect(bare.output == "30.5,114.5,420000,Ding,420100,Jia,47999.5,certain\n")
  }

  @Test func `without an atlas it says what to do`() async {
    let run = await ToolRun("locate --lang en 30,114")
    #expect(run.code == .usage)
    #expect(run.messages.contains("run citypack build first, or name one with --atlas"))
  }

  @Test func `the index is kept in the user's cache folder, and a damaged one is derived again`() async throws {
    let files = await Self.files()
    let line = "locate --lang en --datum gcj02 30.5,114.5"
    let environment = ["XDG_CACHE_HOME": "/cache"]
    let first = await ToolRun(line, files: files, environment: environment)
    let path = "/cache/citypack/china-cities.index"
    let bytes = try files.read(path)
    files.put(bytes.map { $0 ^ 1 }, at: path)
    #expect(await ToolRun(line, files: files, environment: environment).output == first.output)
    #expect(try files.read(path) == bytes)
  }

  @Test func `a city outside the region it declares is refused, with the atlas of the same build`() async {
    var content = Self.content
    content["content/cities/suzhou/city.yaml"] = """
      id: suzhou
      names: {zh-hans: 苏州, en: Suzhou}
      languages: [zh-hans, en]
      adcode: 420100
      timezone: Asia/Shanghai
      extent: {south: 31.2, west: 120.4, north: 31.5, east: 120.8}
      licence: CC-BY-4.0

      """
    let run = await ToolRun("build --lang en", files: SampleContent.files(content))
    #expect(run.code == .inputAtFault)
    #expect(run.messages.contains("region/outside"), "\(run.messages)")
  }
}
