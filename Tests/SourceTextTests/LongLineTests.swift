import SourceText
import TestSupport
import Testing

@Suite("Lines longer than the table's blocks")
struct LongLineTests {
  @Test func `columns always agree with counting scalars from the start of the line`() {
    var random = SeededGenerator(seed: 11)
    let pieces = ["a", "\n", "\r\n", "外", "é", "🚶", String(repeating: "long ", count: 40)]
    for _ in 0..<20 {
      let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let bytes = Array(text.utf8)
      let table = LineTable(bytes)
      for offset in stride(from: 0, through: bytes.count, by: 7) {
        let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = bytes[..<offset].count { $0 == 0x0A } + 1
        let column = bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 } + 1
        #expect(table.position(of: offset, in: bytes) == (line, column), "\(offset) in \(text.debugDescription)")
      }
    }
  }
}
