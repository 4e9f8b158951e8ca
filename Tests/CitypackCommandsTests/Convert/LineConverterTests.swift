import CitypackCommands
import Geodesy
import TestSupport
import Testing

@Suite struct LineConverterTests {
  private func convert(
    _ text: String, chunk: Int = 1_000, from: DatumName = .wgs84, to: DatumName = .gcj02
  ) -> (text: String, tally: LineConverter.Tally) {
    var converter = LineConverter(PositionConverter(from: from, to: to), decimals: 6)
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      converter.append(Array(bytes[start..<min(start + chunk, bytes.count)]), to: &output)
    }
    converter.finish(to: &output)
    return (String(decoding: output, as: UTF8.self), converter.tally)
  }

  private let text = "31.2304,121.4737\r\n\n 37.5665 ,\t126.978\nfish,1\n91,0\n22.5325,114.114"

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func everyLineIsAnsweredInItsPlaceHoweverTheStreamIsCut(chunk: Int) {
    let (output, tally) = convert(text, chunk: chunk)
    #expect(output == "31.228458,121.478223\n\n37.566500,126.978000\n\n\n22.529813,114.119106\n")
    #expect(tally.lines == 6 && tally.converted == 2 && tally.unshifted == 1 && tally.bad == 2)
    #expect(tally.firstBadLines.map(\.line) == [4, 5])
    #expect(tally.firstBadLines.map(\.reason) == [.notAPosition, .outOfRange])
  }

  @Test func aPositionNearTheOutlineHasNoAnswer() {
    let (output, tally) = convert("22.529791,114.119052\n", from: .gcj02, to: .wgs84)
    #expect(output == "\n" && tally.firstBadLines.first?.reason == .ambiguous)
  }

  @Test func anEndlessLineTakesNoMemoryAndIsOneBadLine() {
    let (output, tally) = convert(String(repeating: "1", count: 100_000) + "\n31.2304,121.4737\n", chunk: 4_096)
    #expect(output == "\n31.228458,121.478223\n" && tally.bad == 1)
  }

  @Test(arguments: ["1", "1,2,3", ",", "1,", ",2", "1;2", "nan,1", "0x1,2", "1 2"])
  func whatIsNoPositionIsBad(line: String) {
    #expect(convert(line).tally.bad == 1)
  }

  /// Batches go through other code than single positions; the answers must be the same.
  @Test(arguments: DatumName.allCases, DatumName.allCases)
  func aStreamAnswersAsSinglePositionsDo(from: DatumName, to: DatumName) {
    var random = SeededGenerator(seed: 5)
    let converter = PositionConverter(from: from, to: to)
    var lines = ""
    var expected = ""
    for index in 0..<400 {
      // Around Shenzhen and Macau, where every outcome occurs; every tenth anywhere on Earth and beyond.
      let isFar = index % 10 == 0
      let latitude = isFar ? Double.random(in: -95...95, using: &random) : .random(in: 22.1...22.6, using: &random)
      let longitude = isFar ? Double.random(in: -190...190, using: &random) : .random(in: 113.4...114.4, using: &random)
      let written = DecimalDegrees.format(latitude, decimals: 9) + "," + DecimalDegrees.format(longitude, decimals: 9)
      lines += written + "\n"
      let parts = written.split(separator: ",").compactMap { Double($0) }
      switch converter.convert(latitude: parts[0], longitude: parts[1]) {
      case .converted(let north, let east), .unshifted(let north, let east):
        expected += DecimalDegrees.format(north, decimals: 6) + "," + DecimalDegrees.format(east, decimals: 6)
      case .ambiguous, .outOfRange: break
      }
      expected += "\n"
    }
    #expect(convert(lines, from: from, to: to).text == expected)
  }

  @Test func thereAndBackAgainThroughEveryDatum() {
    let (shifted, _) = convert("31.230400,121.473700\n", to: .bd09)
    let (gcj, _) = convert(shifted, from: .bd09, to: .gcj02)
    let (back, _) = convert(gcj, from: .gcj02, to: .wgs84)
    #expect(back == "31.230400,121.473700\n")
  }
}
