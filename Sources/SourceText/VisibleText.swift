/// A text in which nothing moves the cursor or hides: control characters and the marks that turn the direction of
/// writing are shown as `\u{1B}`. For whatever came from a file and goes to a terminal or a log. O(length).
public func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHiding) else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if isHiding(scalar) {
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// C0 and C1 controls, line and paragraph separators, bidirectional embeddings, overrides and isolates.
private func isHiding(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// The same for a text of several lines or columns: line feeds and tabs stay. O(length).
public func visibleLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map { visible(String($0)) }.joined(separator: "\t")
  }.joined(separator: "\n")
}
