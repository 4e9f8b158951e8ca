import SourceText

/// A comma-separated table with a heading row, as the reference's own script writes it: UTF-8, fields quoted where
/// they hold a comma, a quote or a line break.
struct ReferenceTable: Sendable {
  struct Row: Sendable {
    fileprivate var cells: [String]
    fileprivate var columns: [String: Int]
    /// The line on which the row starts.
    var place: SourcePlace

    /// The cell under a heading; nil where it is empty or absent.
    subscript(_ heading: String) -> String? {
      guard let index = columns[heading], index < cells.count, !cells[index].isEmpty else { return nil }
      return cells[index]
    }

    /// A cell as a number: an optional sign, digits, at most one point; nil for anything else.
    func number(_ heading: String) -> Double? {
      guard let text = self[heading], text.utf8.allSatisfy({ isPartOfNumber($0) }) else { return nil }
      return Double(text)
    }

    /// The place of one cell.
    func place(of heading: String) -> SourcePlace {
      SourcePlace(file: place.file, line: place.line, column: 1, label: heading)
    }
  }

  var rows: [Row]
  /// Headings that were asked for and are not there.
  var missingHeadings: [String]

  /// Reads a whole table; O(bytes). Rows that are only a line break are left out.
  init(_ bytes: [UInt8], file: String, headings: [String]) {
    var scanner = CellScanner(bytes: bytes)
    let first = scanner.nextRow()?.cells ?? []
    let columns = Dictionary(first.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    rows = []
    while let row = scanner.nextRow() {
      guard row.cells != [""] else { continue }
      rows.append(Row(cells: row.cells, columns: columns, place: SourcePlace(file: file, line: row.line, column: 1)))
    }
    missingHeadings = headings.filter { columns[$0] == nil }
  }
}

private func isPartOfNumber(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
}

private func endsCell(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// Cuts bytes into rows of cells, counting lines.
private struct CellScanner {
  var bytes: [UInt8]
  var offset = 0
  var line = 1

  mutating func nextRow() -> (cells: [String], line: Int)? {
    guard offset < bytes.count else { return nil }
    let start = line
    var cells = [nextCell()]
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
      offset += 1
      cells.append(nextCell())
    }
    skipLineEnd()
    return (cells, start)
  }

  private mutating func nextCell() -> String {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return plainCell() }
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { break }
        offset += 1
      } else if byte == UInt8(ascii: "\n") {
        line += 1
      }
      text.append(byte)
    }
    return String(decoding: text + Array(plainCell().utf8), as: UTF8.self)
  }

  private mutating func plainCell() -> String {
    let start = offset
    while offset < bytes.count, !endsCell(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipLineEnd() {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
    line += 1
  }
}
