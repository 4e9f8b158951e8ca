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
