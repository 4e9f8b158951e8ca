import SourceText
import Testing

/// The plain way: walk from the start, count lines and scalars.
private func walked(to offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
  var line = 1
  var column = 1
  for index in 0..<offset {
    let byte = bytes[index]
    let isLoneCR = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
    if byte == 0x0A || isLoneCR {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
  return (line, column)
}

@Suite struct LineTableTests {
  @Test(
    "A column counts scalars from the start of its line",
    arguments: [
      ("", 0, 1, 1), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("外滩x", 6, 1, 3), ("a\n\r\n", 4, 3, 1),
    ])
  func columns(text: String, offset: Int, line: Int, column: Int) {
    let bytes = Array(text.utf8)
    let found = LineTable(bytes).position(of: offset, in: bytes)
    #expect(found == (line, column))
  }

  @Test func `An offset outside the text is the nearest end`() {
    let bytes = Array("ab\nc".utf8)
    let table = LineTable(bytes)
    #expect(table.position(of: -5, in: bytes) == (1, 1))
    #expect(table.position(of: 99, in: bytes) == (2, 2))
  }

  @Test func `Positions always agree with walking from the start`() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = ["a", "\n", "\r", "\r\n", "外", "é", "🚶", "long run of plain letters "]
    for _ in 0..<20 {
      let text = (0..<random(120)).map { _ in pieces[random(pieces.count)] }.joined()
      let bytes = Array(text.utf8)
      let table = LineTable(bytes)
      for _ in 0..<20 {
        let offset = random(bytes.count + 1)
        #expect(
          table.position(of: offset, in: bytes) == walked(to: offset, in: bytes),
          "\(offset) in \(text.debugDescription)")
      }
    }
  }
}
