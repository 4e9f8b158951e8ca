/// Breaks a paragraph into lines of at most `width` columns, between words and between Han characters; a word longer
/// than a line stays whole. O(length).
func wrapped(_ paragraph: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var columns = 0
  for piece in pieces(of: paragraph) {
    let needed = columnCount(piece)
    if columns + needed > width, columns > 0, !isClosing(piece) {
      lines.append(trimmingBlanks(line))
      line = ""
      columns = 0
    }
    if line.isEmpty, piece == " " { continue }
    line += piece
    columns += needed
  }
  return lines + (line.isEmpty ? [] : [trimmingBlanks(line)])
}

/// Words, blanks and single wide characters.
private func pieces(of text: String) -> [String] {
  var pieces: [String] = []
  var word = ""
  for character in text {
    if character.isWhitespace || isWide(character) {
      if !word.isEmpty { pieces.append(word) }
      word = ""
      pieces.append(character.isWhitespace ? " " : String(character))
    } else {
      word.append(character)
    }
  }
  return pieces + (word.isEmpty ? [] : [word])
}

private func trimmingBlanks(_ line: String) -> String {
  var kept = Substring(line)
  while kept.last == " " { kept.removeLast() }
  return String(kept)
}

/// Punctuation that may not begin a line.
private func isClosing(_ piece: String) -> Bool {
  piece.count == 1 && piece.allSatisfy { "，。；：、！？）」』》".contains($0) }
}

private func columnCount(_ piece: String) -> Int { piece.reduce(0) { $0 + (isWide($1) ? 2 : 1) } }

/// Whether a terminal gives the character two columns: CJK and full-width forms.
private func isWide(_ character: Character) -> Bool {
  switch character.unicodeScalars.first?.value ?? 0 {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    true
  default: false
  }
}
