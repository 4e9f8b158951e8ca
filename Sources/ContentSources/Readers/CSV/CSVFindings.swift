import SourceText

/// The words of the findings that only CSV files have.
extension Finding {
  static func emptyCSV(_ source: SourceBytes) -> Finding {
    Finding(
      rule: .csvNoCoordinateColumns, at: source.wholeFile,
      what: Bilingual(zh: "文件里没有一行数据", en: "there is not a single row in the file"))
  }

  static func noCoordinateColumns(_ dialect: CSVDialect, at place: SourcePlace) -> Finding {
    let missing = [CSVRole.latitude, .longitude].filter { dialect.columns.roles[$0] == nil }
    let names = missing.flatMap(\.acceptedNames).joined(separator: ", ")
    let joint = CSVRole.position.acceptedNames.prefix(2).joined(separator: ", ")
    let sign = CSVDialect.delimiters.first { $0.bytes == dialect.delimiter }?.name ?? ""
    let seen = dialect.columns.names.prefix(12).joined(separator: " | ")
    return Finding(
      rule: .csvNoCoordinateColumns, at: place,
      what: Bilingual(zh: "表头里找不到纬度或经度列", en: "the header has no column for latitude or longitude"),
      howWeKnow: Bilingual(
        zh: "按“\(sign)”分列，读到的表头是：\(seen)", en: "parted by ‘\(sign)’, the headings are: \(seen)"),
      whatToDo: Bilingual(
        zh: "列名请用其中之一：\(names)；两个数写在一格里的，用 \(joint) 等",
        en: "Name the column one of: \(names); a column with both numbers \(joint) and the like."))
  }

  static func notTwoNumbers(_ cell: Located<String>) -> Finding {
    Finding(
      rule: .coordinateNotANumber, at: cell.place, subject: cell.raw,
      what: Bilingual(
        zh: "“\(cell.raw)”不是坐标：这一格要写两个数", en: "‘\(cell.raw)’ is not a position: the cell takes two numbers"))
  }

  static func duplicateColumn(_ role: CSVRole, _ columns: [String], at place: SourcePlace) -> Finding {
    let names = columns.joined(separator: ", ")
    return Finding(
      rule: .csvDuplicateColumn, at: place, subject: role.rawValue,
      what: Bilingual(
        zh: "有好几列都像“\(role.rawValue)”：\(names)", en: "several columns could be the \(role.rawValue): \(names)"))
  }

  static func fullWidthSeparator(at place: SourcePlace) -> Finding {
    Finding(
      rule: .csvFullWidthSeparator, at: place,
      what: Bilingual(zh: "各列之间用了全角逗号“，”", en: "the cells are parted by full-width commas (，)"))
  }

  static func trimmedHeading(_ name: String, at place: SourcePlace) -> Finding {
    Finding(
      rule: .csvTrimmedHeading, at: place, subject: name,
      what: Bilingual(
        zh: "列名“\(name)”前后有空格，已去掉", en: "there are spaces around the heading ‘\(name)’; they were taken off"))
  }

  static func tooManyCells(_ count: Int, _ width: Int, at place: SourcePlace) -> Finding {
    Finding(
      rule: .csvShiftedColumns, at: place,
      what: Bilingual(
        zh: "这一行有 \(count) 格，表头只有 \(width) 格，各列可能错位",
        en: "the row has \(count) cells and the header \(width): the columns may be shifted"))
  }

  static func shiftedRow(_ given: Located<String>, at place: SourcePlace) -> Finding {
    Finding(
      rule: .csvShiftedColumns, at: given.place, subject: given.raw,
      what: Bilingual(
        zh: "经纬度缺一个，另一个是不可能的 \(given.raw)：这一行多半多了或少了一个逗号",
        en: "one coordinate is empty and the other is an impossible \(given.raw): a comma too many or too few"),
      related: [Related(place, note: Bilingual(zh: "这一行", en: "this row"))])
  }

  static func shortRow(_ count: Int, _ width: Int, at place: SourcePlace) -> Finding {
    Finding(
      rule: .csvShortRow, at: place,
      what: Bilingual(
        zh: "这一行只有 \(count) 格，表头有 \(width) 格", en: "the row has \(count) cells and the header \(width)"))
  }

  static func spreadsheetChanged(_ id: Located<String>) -> Finding {
    Finding(
      rule: .csvSpreadsheetChanged, at: id.place, subject: id.raw,
      what: Bilingual(
        zh: "编号“\(id.raw)”多半被表格软件改过", en: "the id ‘\(id.raw)’ looks like what a spreadsheet made of another"))
  }

  static func csvFault(_ fault: CSVFault, in text: TextSource) -> Finding {
    switch fault {
    case .unclosedQuote(let offset):
      Finding(
        rule: .csvUnclosedQuote, at: text.place(at: offset),
        what: Bilingual(zh: "这里开始的引号没有结束", en: "the quote that opens here is never closed"))
    case .textAfterQuote(let opening, let offset):
      Finding(
        rule: .csvTextAfterQuote, at: text.place(at: opening),
        what: Bilingual(zh: "这里开始的引号结束之后还有文字", en: "there is text behind the end of the quote that opens here"),
        related: [
          Related(text.place(at: offset), note: Bilingual(zh: "多出来的文字", en: "the text behind it"))
        ])
    case .tooManyCells(let offset):
      Finding(
        rule: .csvShiftedColumns, at: text.place(at: offset),
        what: Bilingual(
          zh: "这一行超过 \(CSVScanner.cellLimit) 格", en: "the row has more than \(CSVScanner.cellLimit) cells"))
    case .hopeless(let offset):
      Finding(
        rule: .csvUnclosedQuote, at: text.place(at: offset),
        what: Bilingual(
          zh: "坏引号太多，从这里起不再往下读", en: "there are so many broken quotes that reading stops here"))
    }
  }
}
