import CitypackCommands
import Geodesy
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

  @Test func thereAndBackAgainThroughEveryDatum() {
    let (shifted, _) = convert("31.230400,121.473700\n", to: .bd09)
    let (gcj, _) = convert(shifted, from: .bd09, to: .gcj02)
    let (back, _) = convert(gcj, from: .gcj02, to: .wgs84)
    #expect(back == "31.230400,121.473700\n")
  }
}
