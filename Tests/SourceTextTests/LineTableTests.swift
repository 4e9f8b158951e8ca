import SourceText
import TestSupport
import Testing

@Suite("A line table turns byte offsets into lines and columns")
struct LineTableTests {
  static let cases: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1),
    ("abc", 2, 1, 3),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 3, 2, 1),
    ("a\rb", 2, 2, 1),
    ("a\n\nb", 3, 3, 1),
    ("外滩x", 6, 1, 3),
    ("外\n滩x", 7, 2, 2),
    ("abc", 99, 1, 4),
    ("abc", -5, 1, 1),
  ]

  @Test("positions count lines from 1 and Unicode scalars from 1", arguments: cases)
  func position(_ row: (text: String, offset: Int, line: Int, column: Int)) {
    let bytes = Array(row.text.utf8)
    let found = LineTable(bytes).position(of: row.offset, in: bytes)
    #expect(found.line == row.line)
    #expect(found.column == row.column)
  }

  @Test("every offset of random texts agrees with counting from the start")
  func agreesWithCounting() {
    var random = SeededGenerator(seed: 7)
    let alphabet: [UInt8] = [0x61, 0x0A, 0x0D, 0x62]
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<4, using: &random)]
      }
      let table = LineTable(bytes)
      for offset in 0...bytes.count {
        let found = table.position(of: offset, in: bytes)
        let expected = Self.count(bytes, upTo: offset)
        #expect(found.line == expected.line && found.column == expected.column, "\(bytes) at \(offset)")
      }
    }
  }

  /// The plain oracle: a line ends after LF, or after a CR that no LF follows.
  private static func count(_ bytes: [UInt8], upTo offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for index in 0..<offset {
      let isEnd =
        bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      line += isEnd ? 1 : 0
      column = isEnd ? 1 : column + 1
    }
    return (line, column)
  }
}
