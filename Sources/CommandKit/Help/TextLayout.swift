/// Lays running text into lines: breaks at spaces, and between wide characters where Chinese allows it.
struct TextLayout {
  /// The columns a line may have.
  var width: Int

  /// The lines of one or more paragraphs, which an empty line separates; a line of four leading spaces stays as it is.
  func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [String]()) { lines, paragraph in
      if paragraph.isEmpty || paragraph.hasPrefix("    ") {
        lines.append(String(paragraph))
      } else {
        lines += fill(paragraph)
      }
    }
  }

  private func fill(_ paragraph: Substring) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for piece in Self.pieces(of: paragraph) {
      let gap = piece.followsSpace && !line.isEmpty ? " " : ""
      let width = piece.text.displayWidth
      if !line.isEmpty, columns + gap.count + width > self.width {
        lines.append(line)
        (line, columns) = (piece.text, width)
      } else {
        line += gap + piece.text
        columns += gap.count + width
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// What must stay on one line.
  private struct Piece {
    var text = ""
    var followsSpace = false
  }

  private static func pieces(of paragraph: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var current = Piece()
    var previous: Unicode.Scalar?
    func flush() {
      if !current.text.isEmpty { pieces.append(current) }
      current = Piece()
    }
    for scalar in paragraph.unicodeScalars {
      if scalar == " " {
        flush()
        current.followsSpace = true
      } else {
        if let previous, previous != " ", mayBreak(between: previous, and: scalar) { flush() }
        current.text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    flush()
    return pieces
  }

  private static func mayBreak(between a: Unicode.Scalar, and b: Unicode.Scalar) -> Bool {
    if b.closes || a.opens { return false }
    return a.displayWidth == 2 || b.displayWidth == 2
  }
}
