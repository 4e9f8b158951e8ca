import CitypackCommands
import TestSupport
import Testing

struct ConvertTests {
  @Test(
    "a position is answered as LAT,LON with the decimals asked for",
    arguments: [
      ("convert --from wgs84 --to gcj02 --decimals 4 31.2397,121.4896", "31.2377,121.4941\n"),
      ("convert --from gcj02 --to wgs84 --decimals 4 31.237717,121.494069", "31.2397,121.4896\n"),
      ("convert --to wgs84 31.2397,121.4896", "31.2397000,121.4896000\n"),
      ("convert --decimals 2 31°14′22″N,121°29′22″E --to wgs84", "31.24,121.49\n"),
    ])
  func positions(line: String, expected: String) async {
    let run = await ToolRun(line)
    #expect(run.code == .fine)
    #expect(run.output == expected)
    #expect(run.messages.isEmpty)
  }

  @Test(
    "a place that is not shifted keeps its numbers, and that is said",
    arguments: [
      "convert -33.8568,151.2153", "convert 37.5665,126.9780", "convert 22.2783,114.1747",
    ])
  func unshifted(line: String) async {
    let run = await ToolRun("\(line) --decimals 4")
    #expect(run.code == .fine)
    #expect(run.output == line.dropFirst(8) + "\n")
    #expect(run.messages.contains("is not shifted"))
  }

  @Test func `the policy of Amap shifts Hong Kong`() async {
    let run = await ToolRun("convert 22.2783,114.1747 --policy amap --decimals 4")
    #expect(run.output != "22.2783,114.1747\n" && run.messages.isEmpty)
  }

  @Test(
    "the answer for scripts says the datum of the numbers",
    arguments: [
      ("31.2397,121.4896", #""datum":"gcj02""#), ("37.5665,126.9780", #""datum":"wgs84""#),
    ])
  func json(position: String, datum: String) async throws {
    let run = await ToolRun("convert \(position) --format json")
    #expect(run.output.contains(datum))
    #expect(try JSONSchema(named: "convert.schema.json").faults(in: Array(run.output.utf8)) == [])
  }

  @Test func `lines on standard input are answered line by line`() async {
    let input = "31.2397,121.4896\r\n\nnonsense\n 39.9042, 116.4074\n91,0\n37.5665,126.9780"
    let run = await ToolRun("convert --decimals 3 -", input: input)
    #expect(run.code == .inputAtFault)
    #expect(run.output == "31.238,121.494\n\n\n39.906,116.414\n\n37.567,126.978\n")
    #expect(run.messages.contains("line 3: it is not LAT,LON"))
    #expect(run.messages.contains("line 5: it is no place on Earth"))
    #expect(run.messages.contains("1 lines are not shifted"))
  }

  @Test(
    "what cannot be read is a mistake in usage",
    arguments: [
      "convert", "convert 31.2397", "convert 1,2,3", "convert nan,1", "convert 121.4896,31.2397",
      "convert --to mars 1,2",
      "convert --decimals 13 1,2", "convert - 1,2", "convert - --format json",
    ])
  func mistakes(line: String) async {
    let run = await ToolRun(line)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty && !run.messages.isEmpty)
  }
}
