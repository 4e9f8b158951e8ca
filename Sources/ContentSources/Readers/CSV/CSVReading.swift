import SourceText

/// One pass over the rows of a CSV file whose header is understood.
struct CSVReading {
  private let text: TextSource
  private let dialect: CSVDialect
  private var findings: [Finding]
  private var items: [SourceItem] = []
  private var refusals: [ReadDocument.Refusal] = []
  private var seen = 0
  private var marks: [CSVRole: DecimalMark] = [:]
  private var leniencies: [CSVRole: LeniencyTally] = [:]
  private var comments = CommentTally()
  /// The first position whose order nothing tells; they are all read alike, so it is told once.
  private var firstAssumed: (position: SourcePosition, place: SourcePlace)?

  init(text: TextSource, dialect: CSVDialect, findings: [Finding]) {
    self.text = text
    self.dialect = dialect
    self.findings = findings
  }

  var document: ReadDocument {
    ReadDocument(format: .csv, items: items, findings: findings, refusals: refusals, seen: seen)
  }

  mutating func run() {
    reportPaddedHeadings()
    let rows = allRows()
    marks[.latitude] = decimalMark(of: .latitude, in: rows)
    marks[.longitude] = decimalMark(of: .longitude, in: rows)
    for row in rows { take(row) }
    reportTallies()
  }

  /// Everything after the header.
  private func allRows() -> [CSVRow] {
    var scanner = CSVScanner(text.bytes, from: dialect.headerOffset, delimiter: dialect.delimiter)
    _ = scanner.next()
    var rows: [CSVRow] = []
    while let row = scanner.next() { rows.append(row) }
    return rows
  }

  private mutating func take(_ row: CSVRow) {
    switch row {
    case .blank: break
    case .comment(let offset): comments.add(text.place(at: offset))
    case .fault(let fault):
      seen += 1
      let finding = Finding.csvFault(fault, in: text)
      findings.append(finding)
      refusals.append(ReadDocument.Refusal(finding))
    case .record(let offset, let cells):
      seen += 1
      let before = findings.count
      if let item = item(offset, cells) {
        items.append(item)
      } else {
        let reason = findings[before...].first { $0.severity == .error }
        if let reason {
          refusals.append(ReadDocument.Refusal(reason, id: located(.id, cells), name: located(.name, cells)))
        }
      }
    }
  }

  private mutating func item(_ offset: Int, _ cells: [CSVCell]) -> SourceItem? {
    let place = text.place(at: offset)
    let width = dialect.columns.names.count
    if cells.count > width, let extra = cells[width...].first(where: { !$0.text.isEmpty }) {
      findings.append(.tooManyCells(cells.count, width, at: text.place(at: extra.offset)))
      return nil
    }
    guard let geometry = geometry(cells, at: place) else { return nil }
    if cells.count < width { findings.append(.shortRow(cells.count, width, at: place)) }
    let id = located(.id, cells)
    if let id, SpreadsheetTraces.changed(id.value) { findings.append(.spreadsheetChanged(id)) }
    return SourceItem(
      place: place, id: id, name: located(.name, cells), text: located(.text, cells),
      notification: located(.notification, cells), geometry: geometry, fields: fields(cells))
  }

  /// Nil where the row has to be refused; the finding is made.
  private mutating func geometry(_ cells: [CSVCell], at place: SourcePlace) -> ItemGeometry? {
    if dialect.columns.roles[.position] != nil { return jointGeometry(cells) }
    switch (located(.latitude, cells), located(.longitude, cells)) {
    case (nil, nil): return ItemGeometry.none(address: located(.address, cells))
    case (let latitude?, nil): return refuseHalf(latitude, .latitude, missing: .longitude, at: place)
    case (nil, let longitude?): return refuseHalf(longitude, .longitude, missing: .latitude, at: place)
    case (let latitude?, let longitude?):
      let north = degrees(latitude, .latitude, .latitude)
      let east = degrees(longitude, .longitude, .longitude)
      guard let north, let east else { return nil }
      return .point(position(latitude, north, longitude, east))
    }
  }

  /// From one cell with both numbers. Nil where the row has to be refused; the finding is made.
  private mutating func jointGeometry(_ cells: [CSVCell]) -> ItemGeometry? {
    guard let cell = located(.position, cells) else { return ItemGeometry.none(address: located(.address, cells)) }
    let point = Self.insideOfPoint(cell)
    var parts = PositionFields.split(point ?? cell)
    guard parts.count == 2 else {
      findings.append(.notTwoNumbers(cell))
      return nil
    }
    if point != nil || dialect.columns.positionIsLongitudeFirst { parts.swapAt(0, 1) }
    let north = degrees(parts[0], .latitude, .latitude)
    let east = degrees(parts[1], .longitude, .longitude)
    guard let north, let east else { return nil }
    let position = position(parts[0], north, parts[1], east)
    let saysItself = point != nil || parts.contains { $0.raw.unicodeScalars.contains(where: \.isASCIILetter) }
    if !dialect.columns.positionNamesItsOrder, !saysItself { firstAssumed = firstAssumed ?? (position, cell.place) }
    return .point(position)
  }

  /// The numbers of `POINT(121.49 31.24)`, as databases write a place: longitude first.
  private static func insideOfPoint(_ cell: Located<String>) -> Located<String>? {
    let text = cell.raw.unicodeScalars
    guard let open = text.firstIndex(of: "("), text.last == ")",
      String(text[..<open]).lowercased().split(separator: " ") == ["point"]
    else { return nil }
    return Located(String(text[text.index(after: open)...].dropLast()), at: cell.place)
  }

  private mutating func position(
    _ latitude: Located<String>, _ north: DegreesReading, _ longitude: Located<String>, _ east: DegreesReading
  ) -> SourcePosition {
    let position = SourcePosition(latitude, north, longitude, east)
    if north.style != east.style { findings.append(.mixedStyle(latitude, longitude)) }
    return position
  }

  private mutating func degrees(_ cell: Located<String>, _ role: CSVRole, _ axis: Axis) -> DegreesReading? {
    do throws(NumberProblem) {
      let reading = try DegreesReading(cell.raw, axis: axis, decimalMark: marks[role] ?? .point)
      if !reading.leniencies.isEmpty {
        leniencies[role, default: LeniencyTally()].add(reading.leniencies, cell)
      }
      return reading
    } catch {
      findings.append(.notANumber(cell, error))
      return nil
    }
  }

  private mutating func refuseHalf(
    _ given: Located<String>, _ role: CSVRole, missing: CSVRole, at place: SourcePlace
  ) -> ItemGeometry? {
    let axis: Axis = role == .latitude ? .latitude : .longitude
    let value = (try? DegreesReading(given.raw, axis: axis))?.value
    let isImpossible = value.map { abs($0) > (axis == .latitude ? 90 : 180) } ?? false
    let name = dialect.columns.roles[missing].map(dialect.columns.name) ?? missing.rawValue
    findings.append(isImpossible ? .shiftedRow(given, at: place) : .halfPosition(given, missing: name))
    return nil
  }

  /// Nil where the column is absent or the cell empty.
  private func located(_ role: CSVRole, _ cells: [CSVCell]) -> Located<String>? {
    dialect.columns.roles[role].flatMap { located($0, cells) }
  }

  private func located(_ column: Int, _ cells: [CSVCell]) -> Located<String>? {
    guard column < cells.count, !cells[column].text.isEmpty else { return nil }
    let cell = cells[column]
    return Located(cell.text, at: text.place(at: cell.offset, label: dialect.columns.name(column)))
  }

  private func fields(_ cells: [CSVCell]) -> [ItemField] {
    let taken = Set(CSVRole.allCases.filter { $0 != .address }.compactMap { dialect.columns.roles[$0] })
    return dialect.columns.names.indices.compactMap { column in
      guard !taken.contains(column), let value = located(column, cells) else { return nil }
      let heading = column < dialect.headerCells.count ? dialect.headerCells[column].offset : dialect.headerOffset
      return ItemField(key: Located(dialect.columns.name(column), at: text.place(at: heading)), value: value)
    }
  }
}

extension CSVReading {
  /// A comma is the decimal mark of a column where a number has one and none has a point.
  private func decimalMark(of role: CSVRole, in rows: [CSVRow]) -> DecimalMark {
    guard let column = dialect.columns.roles[role] else { return .point }
    var sawComma = false
    for case .record(_, let cells) in rows where column < cells.count {
      let cell = cells[column].text
      if cell.utf8.contains(UInt8(ascii: ".")), (try? DecimalNumber(cell)) != nil { return .point }
      if !sawComma, let number = try? DecimalNumber(cell, decimalMark: .comma) {
        sawComma = number.leniencies.contains(.decimalComma)
      }
    }
    return sawComma ? .comma : .point
  }

  private mutating func reportPaddedHeadings() {
    for (name, cell) in zip(dialect.columns.names, dialect.headerCells) where cell.wasPadded {
      findings.append(.trimmedHeading(name, at: text.place(at: cell.offset)))
    }
  }

  private mutating func reportTallies() {
    for role in [CSVRole.latitude, .longitude] {
      if let tally = leniencies[role] { findings += tally.findings }
    }
    if let first = firstAssumed { findings.append(.orderAssumed(first.position, at: first.place)) }
    if let finding = comments.finding { findings.append(finding) }
  }
}
