/// Text and noise that are the same on every run and compress about as real ones do.
struct GeneratedWords {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// 0..<limit.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Words of a made-up vocabulary of 4,000, the common ones often.
  mutating func english(words count: Int) -> String {
    var text = ""
    for index in 0..<count {
      if index > 0 { text += index % 14 == 0 ? ". " : " " }
      text += Self.vocabulary[skewed(Self.vocabulary.count)]
    }
    return text + ".\n"
  }

  /// Characters among 2,500, the common ones often.
  mutating func chinese(characters count: Int) -> String {
    var text = ""
    for index in 0..<count {
      let scalar = UInt32(0x4E00 + skewed(2500) * 7)
      text.unicodeScalars.append(index % 17 == 16 ? "，" : Unicode.Scalar(scalar) ?? "一")
    }
    return text + "。\n"
  }

  /// Bytes nothing can compress.
  mutating func noise(bytes count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 8)
    while bytes.count < count { withUnsafeBytes(of: next()) { bytes.append(contentsOf: $0) } }
    return Array(bytes.prefix(count))
  }

  /// Small numbers far more often than large ones, as words are in a language.
  private mutating func skewed(_ limit: Int) -> Int {
    let uniform = Double(next() >> 11) / Double(1 << 53)
    return min(limit - 1, Int(uniform * uniform * uniform * Double(limit)))
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static let vocabulary: [String] = {
    let syllables = ["ba", "ren", "sto", "li", "ther", "an", "in", "or", "mu", "que", "al", "ed", "ing", "ny", "wa"]
    var words = GeneratedWords(seed: 1)
    return (0..<4000).map { index in
      (0..<1 + index % 4).map { _ in syllables[words.number(below: syllables.count)] }.joined()
    }
  }()
}
