/// Inputs too large or too binary for a line of a table, by the name that follows the `@`.
enum PitfallBuilders {
  static let all: [String: @Sendable () -> [UInt8]] = KMZPitfallBuilders.all.merging(tables) { first, _ in first }

  private static let tables: [String: @Sendable () -> [UInt8]] = [
    "csv:one-bad-row-of-100": { csv(badRow: 57, of: 100) },
    "json:nested-600": { nested(600) },
    "json:nested-100000": { nested(100_000) },
    "yaml:deep": { frontMatter(String(repeating: "[", count: 20) + String(repeating: "]", count: 20)) },
    "yaml:very-deep": { frontMatter(String(repeating: "[", count: 100_000)) },
  ]

  private static func csv(badRow: Int, of count: Int) -> [UInt8] {
    let rows = (1...count).map { "place-\($0),\($0 == badRow ? "fish" : "31.2\($0)"),121.4\($0)" }
    return Array((["id,lat,lon"] + rows).joined(separator: "\n").utf8)
  }

  private static func nested(_ depth: Int) -> [UInt8] {
    Array(String(repeating: "[", count: depth).utf8) + Array(String(repeating: "]", count: depth).utf8)
  }

  private static func frontMatter(_ value: String) -> [UInt8] { Array("---\nx: \(value)\n---\n".utf8) }
}
