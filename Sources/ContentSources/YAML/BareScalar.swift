/// What readers that type bare scalars (YAML 1.1 and 1.2, spreadsheets) make of a text.
enum BareScalar {
  /// Whether writing the typed value back would give another text: `007`, `12e7`, `1_2`, `2024-05-01`, `no`, `31:14`.
  static func isChanged(_ text: String) -> Bool {
    if words.contains(text.lowercased()) { return true }
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: \.isASCIIDigit) else { return false }
    let digitsAndSigns = scalars.allSatisfy { $0.isASCIIDigit || "+-._:eExoXO".unicodeScalars.contains($0) }
    guard digitsAndSigns else { return isHexadecimal(text) }
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return text.utf8.count > 1 && text.utf8.first == UInt8(ascii: "0") || text.utf8.count > 15
    }
    return scalars.first.map { $0.isASCIIDigit || $0 == "." || $0 == "+" } ?? false
  }

  private static let words: Set<String> = ["yes", "no", "on", "off", "true", "false", "y", "n", ".inf", ".nan"]

  private static func isHexadecimal(_ text: String) -> Bool {
    text.hasPrefix("0x") && text.dropFirst(2).allSatisfy(\.isHexDigit)
  }
}
