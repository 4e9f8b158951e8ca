import ContentSources
import SourceText
import TestSupport
import Testing

@Suite struct CSVReaderTests {
  private func read(_ text: String) -> ReadDocument {
    CSVReader.read(SourceBytes(file: "points.csv", bytes: Array(text.utf8)))
  }

  @Test func `A row becomes an item with places down to the cell`() throws {
    let document = read("id,名称,lat,lon,era\nbund,外滩,31.2397,121.49,1920s\n")
    let item = try #require(document.items.first)
    #expect(item.id == Located("bund", at: SourcePlace(file: "points.csv", line: 2, column: 1, label: "id")))
    #expect(item.name == Located("外滩", at: SourcePlace(file: "points.csv", line: 2, column: 6, label: "名称")))
    guard case .point(let position) = item.geometry else { throw PitfallError("points.csv", line: 2, "no point") }
    #expect(position.latitude.value == 31.2397)
    #expect(position.longitude.place == SourcePlace(file: "points.csv", line: 2, column: 17, label: "lon"))
    #expect(position.decimals == 4)
    #expect(item.fields.map(\.value.value) == ["1920s"])
  }

  @Test func `A record over several lines is placed at its first`() throws {
    let document = read("name,lat,lon\n\"The\nBund\",31.24,121.49\nGate,31.25,x\n")
    #expect(document.items.first?.place.line == 2)
    #expect(document.items.first?.name?.value == "The\nBund")
    #expect(document.findings.first?.place == SourcePlace(file: "points.csv", line: 4, column: 12, label: "lon"))
  }

  @Test func `An unclosed quote is told where it opens, and only its row is lost`() {
    let document = read("name,lat,lon\na,31.1,121.1\n\"b,31.2,121.2\nc,31.3,121.3\nd,31.4,121.4\n")
    #expect(document.findings.map(\.rule.rawValue) == ["csv/unclosed-quote"])
    #expect(document.findings.first?.place.line == 3)
    #expect(document.items.compactMap(\.name?.value) == ["a", "c", "d"])
    #expect(document.seen == 4)
  }

  @Test func `One bad row of a hundred leaves ninety-nine`() {
    let rows = (1...100).map { "p\($0),\($0 == 50 ? "fish" : "31.2"),121.4" }
    let document = read((["id,lat,lon"] + rows).joined(separator: "\n"))
    #expect(document.items.count == 99)
    #expect(document.seen == 100)
    #expect(document.findings.map(\.place.line) == [51])
  }

  @Test func `A missing column is told with the names that are accepted`() throws {
    let finding = try #require(read("id,x,y\na,31.2,121.4\n").findings.first)
    #expect(finding.whatToDo.en.contains("latitude") && finding.whatToDo.zh.contains("纬度"))
  }

  @Test func `Leniencies are told once a column, with their number`() {
    let document = read("lat,lon\n３１,−1\n３２,−2\n")
    #expect(document.findings.map(\.rule.rawValue) == ["coord/lenient-number", "coord/lenient-number"])
    #expect(document.findings.first?.what.en.hasPrefix("2 number") == true)
  }

  @Test func `An empty cell is no zero`() {
    guard case .none(let address)? = read("lat,lon,address\n,,Bund 1\n").items.first?.geometry else {
      Issue.record("expected an item without a position")
      return
    }
    #expect(address?.value == "Bund 1")
  }

  /// What `cells` look like in a file: quoted where they must be, or just because.
  private func written(_ cells: [String], _ delimiter: String, _ random: inout SeededGenerator) -> String {
    cells.map { cell in
      let mustQuote =
        cell.contains { "\"\n\r".contains($0) } || cell.contains(delimiter) || cell != cell.trimmed
        || cell.hasPrefix("#")
      guard mustQuote || Bool.random(using: &random) else { return cell }
      return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }.joined(separator: delimiter)
  }

  @Test(arguments: [",", ";", "\t", "；"], ["\n", "\r\n", "\r"])
  func `Whatever is written by the rules is read back`(_ delimiter: String, _ lineEnd: String) {
    var random = SeededGenerator(seed: 4)
    let alphabet = Array("ab,;；\t\"\n #外".unicodeScalars)
    for _ in 0..<20 {
      let names = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        var text = "x"
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
        }
        return text + "y"
      }
      let header = ["name", "lat", "lon"].joined(separator: delimiter)
      let rows = names.map { written([$0, "1", "2"], delimiter, &random) }
      let document = read((([header] + rows).joined(separator: lineEnd)))
      #expect(document.items.compactMap(\.name?.value) == names)
      #expect(document.findings.isEmpty)
    }
  }

  @Test func `Random bytes are read or refused in bounded time`() {
    var random = SeededGenerator(seed: 5)
    let alphabet = Array("lat,lon\n\"\",1.5;\t# \r".utf8)
    for _ in 0..<300 {
      let tail = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      let document = CSVReader.read(SourceBytes(file: "x.csv", bytes: Array("lat,lon\n".utf8) + tail))
      #expect(document.items.count <= document.seen)
    }
  }

  @Test(arguments: ["\"\"\"\n", "\"a\n", "\"\"b\n", "a,\"\"\"\"x\n", "\"\"\",\n"])
  func `Rows of broken quotes do not make reading quadratic`(_ line: String) {
    let document = read("lat,lon\n\"" + String(repeating: line, count: 1000))
    #expect(document.seen <= 1001)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }

  @Test(arguments: [
    "id,location\ngate,\"31.24, 121.49\"", "id;lat/lon\ngate;31.24, 121.49", "id,lnglat\ngate,121.49 31.24",
    "id,wkt\ngate,Point(121.49 31.24)", "id,坐标\ngate,\"31.24N, 121.49E\"", "id,geom\ngate,POINT (121.49 31.24)",
  ])
  func bothNumbersInOneCell(text: String) throws {
    let document = CSVReader.read(SourceBytes(file: "points.csv", bytes: Array(text.utf8)))
    guard case .point(let position) = document.items.first?.geometry else {
      Issue.record("\(document.findings)")
      return
    }
    #expect(position.latitude.value == 31.24 && position.longitude.value == 121.49 && position.decimals == 2)
  }
}
