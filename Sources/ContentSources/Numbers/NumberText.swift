/// Brings the many ways to type a digit, a sign or a space to one, and says which were met.
enum NumberText {
  static func normalise(_ text: String) throws(NumberProblem) -> ([Unicode.Scalar], NumberLeniency) {
    var scalars: [Unicode.Scalar] = []
    var leniencies: NumberLeniency = []
    for scalar in text.unicodeScalars {
      guard scalars.count <= DecimalNumber.longestText else { throw .tooLong }
      let (plain, leniency) = plain(scalar)
      leniencies.formUnion(leniency)
      if let plain { scalars.append(plain) }
    }
    let trimmed = scalars.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard !trimmed.isEmpty else { throw .empty }
    return (Array(trimmed), leniencies)
  }

  /// The plain form of a scalar; nil where it is nothing but invisible.
  private static func plain(_ scalar: Unicode.Scalar) -> (Unicode.Scalar?, NumberLeniency) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20: (" ", [])
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: (" ", .invisibleSpace)
    case 0x200B...0x200F, 0x2060, 0xFEFF, 0x202A...0x202E: (nil, .invisibleSpace)
    case 0x2212, 0x2010...0x2013, 0xFE63: ("-", .typographicMinus)
    case 0xFF0D: ("-", .fullWidth)
    // The full-width forms of ASCII lie 0xFEE0 above it.
    case 0xFF01...0xFF5E: (Unicode.Scalar(scalar.value - 0xFEE0), .fullWidth)
    default: (scalar, [])
    }
  }
}
