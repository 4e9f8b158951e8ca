import ContentSources

/// Texts as YAML scalars that read back as they are, whatever they hold.
enum YAMLText {
  /// An id, in quotes where other readers of YAML would take it for something else: `no`, `y`.
  static func id(_ id: String) -> String { ContentID.needsQuotes(id) ? quoted(id) : id }

  /// The text between double quotes, with quotes, backslashes and control characters written out.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        quoted += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      case "\u{2028}", "\u{2029}", "\u{FEFF}": quoted += "\\u" + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
