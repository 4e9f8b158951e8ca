extension StringProtocol {
  /// How many columns a terminal takes for the text: two for a wide character, none for a combining one, else one.
  var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  /// Columns of one scalar, after the blocks that Unicode's EastAsianWidth.txt calls W or F.
  var displayWidth: Int {
    switch value {
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Whether a line may not begin with it.
  var closes: Bool { "，。、；：？！）」』》”’…".unicodeScalars.contains(self) }

  /// Whether a line may not end with it.
  var opens: Bool { "（「『《“‘".unicodeScalars.contains(self) }
}
