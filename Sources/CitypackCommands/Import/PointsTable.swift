import SourceText
import ContentSources

/// `points.csv` of a city, to which an import adds rows. Rows that are there are not touched.
enum PointsTable {
  static let header = "id,name,latitude,longitude"

  /// The rows of new stories.
  static func rows(_ additions: [ImportPlan.Addition]) -> String {
    additions.compactMap { addition in
      guard let position = addition.position else { return nil }
      let cells = [
        addition.id, cell(addition.item.name?.value ?? ""), StorySkeleton.digits(position.latitude),
        StorySkeleton.digits(position.longitude),
      ]
      return cells.joined(separator: ",") + "\n"
    }.joined()
  }

  /// Rows with the line ends of a file that is there.
  static func rows(_ rows: String, endingLinesLike before: [UInt8]) -> String {
    let carriesReturns = before.firstIndex(of: 0x0A).map { $0 > 0 && before[$0 - 1] == 0x0D } ?? false
    guard carriesReturns else { return rows }
    return rows.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  /// Whether a file begins with exactly these columns.
  static func fits(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    return text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.elementsEqual(header.utf8)
  }

  private static func cell(_ text: String) -> String {
    guard text.utf8.contains(where: { ",;\"\r\n\t".utf8.contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
