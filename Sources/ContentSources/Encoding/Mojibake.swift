/// Looks for what is left when a text was opened in the wrong encoding and saved.
enum Mojibake {
  /// The offset of the first trace in valid UTF-8; nil if there is none. O(n).
  static func firstOffset(in bytes: [UInt8]) -> Int? {
    var doubled: [Int] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0xC3 {
        index += 1
        continue
      }
      if runs.contains(where: { bytes[index...].starts(with: $0) }) { return index }
      if byte == 0xC3 {
        if isChineseTwiceEncoded(bytes, index) { return index }
        if isLatinTwiceEncoded(bytes, index) { doubled.append(index) }
        if doubled.count == 2 { return doubled[0] }
      }
      index += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
    return nil
  }

  /// The replacement character; what GBK shows for it; what debuggers fill memory with, read as GBK.
  private static let runs: [[UInt8]] = ["\u{FFFD}", "锟斤拷", "烫烫烫"].map { Array($0.utf8) }

  /// `Ã©`, `Â°`: one may be meant, two are not.
  private static func isLatinTwiceEncoded(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 3 < bytes.count && (0x82...0x83).contains(bytes[index + 1]) && bytes[index + 2] == 0xC2
  }

  /// A letter ã to é with two signs from U+0080 to U+00BF behind it: three bytes of a Chinese character.
  private static func isChineseTwiceEncoded(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 5 < bytes.count && (0xA3...0xA9).contains(bytes[index + 1]) && bytes[index + 2] == 0xC2
      && bytes[index + 4] == 0xC2
  }
}
