/// How a CSV file parts its cells, and where its header stands. The header decides, not a count of signs.
struct CSVDialect {
  var delimiter: [UInt8]
  var columns: CSVColumns
  /// Where the header record starts.
  var headerOffset: Int
  var headerCells: [CSVCell]

  /// The signs tried, and what a person calls them.
  static let delimiters: [(bytes: [UInt8], name: String)] = [
    ([UInt8(ascii: ",")], ","), ([UInt8(ascii: ";")], ";"), ([UInt8(ascii: "\t")], "tab"), (Array("；".utf8), "；"),
  ]
  static let fullWidthComma = Array("，".utf8)

  /// The dialect in which the first record knows most of its columns; nil for a file without a record.
  static func find(in bytes: [UInt8]) -> CSVDialect? {
    let (stated, start) = statedDelimiter(bytes)
    let candidates = stated.map { [$0] } ?? delimiters.map(\.bytes)
    let found = candidates.compactMap { header(in: bytes, from: start, delimiter: $0) }
    return found.max { a, b in a.score < b.score }
  }

  /// Whether the header would be understood if it were parted by `，`.
  static func isPartedByFullWidthComma(_ bytes: [UInt8]) -> Bool {
    header(in: bytes, from: statedDelimiter(bytes).start, delimiter: fullWidthComma)?.columns.havePosition == true
  }

  /// Files without any heading we know are told apart by the number of cells; a comma wins a tie.
  private var score: (Int, Int, Int) {
    let rank = Self.delimiters.firstIndex { $0.bytes == delimiter }.map { -$0 } ?? -9
    return (columns.havePosition ? 1 : 0, columns.roles.count * 1000 + columns.names.count, rank)
  }

  /// `sep=;` in the first line, as spreadsheets write and hide it.
  private static func statedDelimiter(_ bytes: [UInt8]) -> (delimiter: [UInt8]?, start: Int) {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let prefix = Array("sep=".utf8)
    guard String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=", (5...8).contains(line.count) else {
      return (nil, 0)
    }
    var start = line.count
    while start < bytes.count, start < line.count + 2, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
    return (Array(line.dropFirst(prefix.count)), start)
  }

  private static func header(in bytes: [UInt8], from start: Int, delimiter: [UInt8]) -> CSVDialect? {
    var scanner = CSVScanner(bytes, from: start, delimiter: delimiter)
    while let row = scanner.next() {
      switch row {
      case .blank, .fault: continue
      case .comment(let offset):
        // `#id,lat,lon`: a comment that is a header.
        var inner = CSVScanner(bytes, from: offset + 1, delimiter: delimiter)
        guard case .record(_, let cells)? = inner.next() else { continue }
        let columns = CSVColumns(cells)
        guard columns.havePosition else { continue }
        return CSVDialect(delimiter: delimiter, columns: columns, headerOffset: offset, headerCells: cells)
      case .record(let offset, let cells):
        return CSVDialect(
          delimiter: delimiter, columns: CSVColumns(cells), headerOffset: offset, headerCells: cells)
      }
    }
    return nil
  }
}
