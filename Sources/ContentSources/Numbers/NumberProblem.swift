/// Why a text is not a number, in the terms of the person who typed it.
public enum NumberProblem: Error, Hashable, Sendable {
  case empty
  case notANumber
  case tooLong
  /// `nan`, `inf`, `1e999`.
  case notFinite
  /// `0x1p5`.
  case hexadecimal
  /// `31_2.5`.
  case underscore
  /// `31,2397` where a point is wanted.
  case decimalComma
  /// `3.946.166.166`: grouped by a spreadsheet, the decimal mark is lost.
  case severalPoints
  /// `31:14:22`.
  case colons
  /// `9-Oct`, `2024/5/1`, `10月9日`: a spreadsheet took it for a day.
  case date
  /// `31.2397, 121.49`: both numbers of the position in one place.
  case twoNumbers
  /// Minutes or seconds of 60 or more.
  case sixtyOrMore
  /// `31.5°14′`: decimals before the last part.
  case fractionBeforeLastPart
  /// `31′14°`.
  case marksOutOfOrder
  /// `-31°S`.
  case signAndHemisphere
  case wrongHemisphere(letter: String, axis: Axis)

  /// Names the likeliest mistake in a text that the grammar has refused.
  init(diagnosing scalars: [Unicode.Scalar]) {
    let text = String(String.UnicodeScalarView(scalars)).lowercased()
    let body = text.drop { $0 == "-" || $0 == "+" }
    let isNumeric = body.unicodeScalars.allSatisfy { $0.isASCIIDigit || ".,_: /-".unicodeScalars.contains($0) }
    self =
      if [".nan", "nan", "inf", ".inf", "infinity"].contains(String(body)) || Self.isTooGreat(text) {
        .notFinite
      } else if body.hasPrefix("0x") {
        .hexadecimal
      } else if Self.isDate(body) {
        .date
      } else if isNumeric, body.first?.isNumber == true {
        Self.diagnose(numeric: body)
      } else {
        .notANumber
      }
  }
}

extension NumberProblem {
  private static func diagnose(numeric body: Substring) -> NumberProblem {
    let commas = body.count { $0 == "," }
    let points = body.count { $0 == "." }
    if body.contains("_") { return .underscore }
    if body.contains(":") { return .colons }
    if commas == 1, points == 0, !body.contains(" "), body.last != "," { return .decimalComma }
    if commas == 1 { return .twoNumbers }
    if points > 1, commas == 0, !body.contains(" ") { return .severalPoints }
    return .notANumber
  }

  private static func isTooGreat(_ text: String) -> Bool { Double(text)?.isInfinite == true }

  /// Three numbers parted by `-` or `/`, a month's English name, or 年月日.
  private static func isDate(_ body: Substring) -> Bool {
    for separator in ["-", "/"] as [Character] {
      let parts = body.split(separator: separator, omittingEmptySubsequences: false)
      if parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isWholeNumber) }) {
        return true
      }
      if parts.count == 2, parts.contains(where: isMonth), parts.contains(where: { $0.allSatisfy(\.isWholeNumber) }) {
        return true
      }
    }
    return body.hasSuffix("日") && body.contains("月")
  }

  private static func isMonth(_ text: Substring) -> Bool {
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].contains(
      String(text.prefix(3)))
      && text.allSatisfy(\.isLetter)
  }
}
