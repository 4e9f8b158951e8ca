/// CommonMark to plain text, for counting, and to HTML, for pages. Raw HTML and `javascript:` links never pass.
///
/// O(n) for ordinary texts; the parser is quadratic on some hostile ones, so that longer texts than `byteLimit` are
/// given back as they are, or escaped.
public enum MarkdownRenderer {
  /// Enough for a story in one language many times over.
  public static let byteLimit = 128 << 10

  /// What a reader sees, without marks: a line a block, soft line ends as spaces.
  public static func plainText(of markdown: String) -> String {
    guard markdown.utf8.count <= byteLimit, let tree = MarkdownTree(markdown.utf8) else { return markdown }
    return tree.plainText()
  }

  /// HTML in safe mode; pictures give way to their words, so that a page asks for nothing.
  public static func html(of markdown: String) -> String {
    guard markdown.utf8.count <= byteLimit, let tree = MarkdownTree(markdown.utf8) else { return escaped(markdown) }
    return tree.html()
  }

  private static func escaped(_ text: String) -> String {
    var html = "<pre>"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "&": html += "&amp;"
      case "\"": html += "&quot;"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html + "</pre>\n"
  }
}
