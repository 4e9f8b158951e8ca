import PackFormat

/// Makes of any file's name one that a pack can hold, as a person would write it.
enum CleanFileName {
  /// `Bund at Night.JPG` becomes `bund-at-night.jpg`. Where nothing is left of the name itself, `fallback` stands for
  /// it. O(length).
  static func of(_ name: String, fallback: String) -> String {
    let lowered = name.lowercased()
    let dot = lowered.lastIndex(of: ".")
    let stem = cleaned(lowered[..<(dot ?? lowered.endIndex)])
    let kind = dot.map { cleaned(lowered[$0...].dropFirst()) } ?? ""
    let parts = [stem.isEmpty ? String(cleaned(fallback.lowercased()[...])) : stem, kind]
    let result = parts.filter { !$0.isEmpty }.joined(separator: ".")
    return PackName.isValid(PackName.image(result)) ? result : "picture"
  }

  /// What is not allowed becomes one hyphen between two words.
  private static func cleaned(_ text: Substring) -> String {
    text.split { !isAllowed($0) }.joined(separator: "-").prefix(100).description
  }

  private static func isAllowed(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_")
  }
}
