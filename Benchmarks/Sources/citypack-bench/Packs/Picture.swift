import Deflate

/// A PNG file whose picture data is noise: whole in its outer form, never decoded by us.
enum Picture {
  static func png(noise: [UInt8]) -> [UInt8] {
    let header: [UInt8] = [0, 0, 4, 0, 0, 0, 3, 0, 8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", noise)
      + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
