import SourceText

/// Reads story places from a CSV file: one item a row, with every other column as a field.
///
/// RFC 4180 with the liberties spreadsheets take. The delimiter (`,` `;` tab `；`) is the one with which the header is
/// understood; the encoding is found as `TextDecoder` says; a decimal comma is decided by the whole column. A row that
/// cannot be read is refused with a finding at its cell, and the others are kept. O(n) time and memory.
public enum CSVReader {
  /// Larger files are refused.
  public static let byteLimit = 64 << 20

  /// Reads a file.
  ///
  /// - Parameter encoding: what a person says of it, where the bytes do not tell.
  public static func read(_ source: SourceBytes, encoding: TextEncoding? = nil) -> ReadDocument {
    var findings: [Finding] = []
    guard let text = TextSource(source, stated: encoding, byteLimit: byteLimit, findings: &findings) else {
      return .refused(.csv, findings: findings.dropLast(), lastOf: findings)
    }
    guard let dialect = CSVDialect.find(in: text.bytes) else {
      return .refused(.csv, findings: findings, because: .emptyCSV(source))
    }
    if let reason = refusal(of: dialect, text) { return .refused(.csv, findings: findings, because: reason) }
    var reading = CSVReading(text: text, dialect: dialect, findings: findings)
    reading.run()
    return reading.document
  }

  /// Why nothing can be read with these columns.
  private static func refusal(of dialect: CSVDialect, _ text: TextSource) -> Finding? {
    let place = text.place(at: dialect.headerOffset)
    if let (role, columns) = dialect.columns.ambiguous.first {
      return .duplicateColumn(role, columns.map(dialect.columns.name), at: place)
    }
    if dialect.columns.havePosition { return nil }
    if CSVDialect.isPartedByFullWidthComma(text.bytes) { return .fullWidthSeparator(at: place) }
    return .noCoordinateColumns(dialect, at: place)
  }
}

extension ReadDocument {
  /// A refusal whose reason a helper has already put at the end of the findings.
  static func refused(_ format: SourceFormat, findings: ArraySlice<Finding>, lastOf all: [Finding]) -> ReadDocument {
    guard let reason = all.last else { return ReadDocument(format: format) }
    return .refused(format, findings: Array(findings), because: reason)
  }
}
