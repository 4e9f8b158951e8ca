import SourceText

/// Lines that start with `#`: told once, with their number.
struct CommentTally {
  private var first: SourcePlace?
  private var count = 0

  mutating func add(_ place: SourcePlace) {
    first = first ?? place
    count += 1
  }

  var finding: Finding? {
    guard let first else { return nil }
    return Finding(
      rule: .csvCommentLines, at: first,
      what: Bilingual(
        zh: "有 \(count) 行以 # 开头，当作注释跳过", en: "\(count) line(s) that start with # were skipped as comments"))
  }
}

/// Traces of a spreadsheet that took an id for a number or a day.
enum SpreadsheetTraces {
  /// `9.45E+12`, `9-Oct`, `2024/5/1`.
  static func changed(_ id: String) -> Bool {
    if (try? DecimalNumber(id)) != nil { return id.lowercased().contains("e") }
    return NumberProblem(diagnosing: Array(id.unicodeScalars)) == .date
  }
}
