/// One cell of a CSV file.
struct CSVCell: Equatable {
  /// Without quotes; spaces around an unquoted cell are gone.
  var text: String
  /// Where its text, or its opening quote, stands.
  var offset: Int
  /// Whether spaces were taken off.
  var wasPadded = false
}

/// What stands between two ends of record.
enum CSVRow: Equatable {
  /// Cells, from the offset of the first physical line.
  case record(offset: Int, cells: [CSVCell])
  /// A line that starts with `#`.
  case comment(offset: Int)
  case blank
  case fault(CSVFault)
}

/// A record that could not be read; reading goes on with the line after the one its quote stands in.
enum CSVFault: Equatable {
  /// The quote that opens at this offset is never closed.
  case unclosedQuote(offset: Int)
  /// Text stands between the closing quote of a cell and the next delimiter.
  case textAfterQuote(opening: Int, offset: Int)
  /// More cells than a person would write.
  case tooManyCells(offset: Int)
  /// So many broken quotes that reading on makes no sense.
  case hopeless(offset: Int)
}

/// RFC 4180 over bytes, with the liberties people take: any line end, blank lines, comments, spaces around quotes.
///
/// After a broken quote it begins again at the next line, so that one bad row does not swallow the rest. Each byte is
/// read once, and again at most `rereadFactor` times in all after broken quotes.
struct CSVScanner {
  private let bytes: [UInt8]
  private let delimiter: [UInt8]
  private var index: Int
  private var reread = 0

  static let cellLimit = 1000
  static let rereadFactor = 4

  init(_ bytes: [UInt8], from start: Int = 0, delimiter: [UInt8]) {
    self.bytes = bytes
    self.delimiter = delimiter
    index = start
  }

  /// The next row; nil at the end of the file.
  mutating func next() -> CSVRow? {
    guard index < bytes.count else { return nil }
    let start = index
    if bytes[index] == UInt8(ascii: "#") {
      skipLine()
      return .comment(offset: start)
    }
    var cells: [CSVCell] = []
    while true {
      switch cell() {
      case .failure(let fault): return .fault(restart(after: fault, from: start))
      case .success(let cell): cells.append(cell)
      }
      if takeDelimiter() {
        guard cells.count < Self.cellLimit else {
          skipLine()
          return .fault(.tooManyCells(offset: start))
        }
        continue
      }
      takeLineEnd()
      return cells.allSatisfy(\.text.isEmpty) ? .blank : .record(offset: start, cells: cells)
    }
  }

  private enum CellResult {
    case success(CSVCell)
    case failure(CSVFault)
  }

  private mutating func cell() -> CellResult {
    let start = index
    skipSpaces()
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return quotedCell() }
    index = start
    while index < bytes.count, !isLineEnd(bytes[index]), !isAtDelimiter { index += 1 }
    let padding = bytes[start..<index].prefix(while: isSpace).count
    let trimmed = bytes[(start + padding)..<index]
    let length = trimmed.count - trimmed.reversed().prefix(while: isSpace).count
    let text = String(decoding: trimmed.prefix(length), as: UTF8.self)
    let wasPadded = length > 0 && length < index - start
    return .success(CSVCell(text: text, offset: start + (length == 0 ? 0 : padding), wasPadded: wasPadded))
  }

  private mutating func quotedCell() -> CellResult {
    let opening = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte != UInt8(ascii: "\"") {
        text.append(byte)
      } else if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        text.append(byte)
        index += 1
      } else {
        return endOfQuoted(opening, text)
      }
    }
    return .failure(.unclosedQuote(offset: opening))
  }

  private mutating func endOfQuoted(_ opening: Int, _ text: [UInt8]) -> CellResult {
    skipSpaces()
    guard index == bytes.count || isLineEnd(bytes[index]) || isAtDelimiter else {
      return .failure(.textAfterQuote(opening: opening, offset: index))
    }
    return .success(CSVCell(text: String(decoding: text, as: UTF8.self), offset: opening))
  }

  /// Goes on behind the line in which the broken quote opened.
  private mutating func restart(after fault: CSVFault, from start: Int) -> CSVFault {
    let opening =
      switch fault {
      case .unclosedQuote(let offset), .textAfterQuote(let offset, _): offset
      case .tooManyCells, .hopeless: start
      }
    let reached = index
    index = opening
    skipLine()
    reread += max(0, reached - index)
    guard reread <= Self.rereadFactor * bytes.count else {
      index = bytes.count
      return .hopeless(offset: opening)
    }
    return fault
  }

  private var isAtDelimiter: Bool { bytes[index] == delimiter[0] && bytes[index...].starts(with: delimiter) }

  private mutating func takeDelimiter() -> Bool {
    guard index < bytes.count, isAtDelimiter else { return false }
    index += delimiter.count
    return true
  }

  private mutating func skipLine() {
    while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
    takeLineEnd()
  }

  private mutating func takeLineEnd() {
    guard index < bytes.count else { return }
    let isCR = bytes[index] == 0x0D
    index += 1
    if isCR, index < bytes.count, bytes[index] == 0x0A { index += 1 }
  }

  private mutating func skipSpaces() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
  }

  /// A tab is a space only where it is not the delimiter.
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") && delimiter != [UInt8(ascii: "\t")]
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
