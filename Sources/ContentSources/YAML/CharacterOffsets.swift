/// From libyaml's places, which count characters, to offsets in bytes.
struct CharacterOffsets: Sendable {
  private let base: Int
  private let count: Int
  /// Empty where every character is one byte.
  private var offsets: [Int32] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int) {
    self.base = base
    count = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 { offsets.append(Int32(offset)) }
  }

  /// The offset in the whole file of the character with this number.
  func byteOffset(of character: Int) -> Int {
    if offsets.isEmpty { return base + min(character, count) }
    return base + (character < offsets.count ? Int(offsets[character]) : count)
  }
}
