import Deflate

/// The smallest pictures that show a point: headers of 300 × 200 pixels, with a block of metadata where wanted.
enum ImageSamples {
  static func png(chunk name: String? = nil, _ data: [UInt8] = []) -> [UInt8] {
    let header = big(300, 4) + big(200, 4) + [8, 2, 0, 0, 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + pngChunk("IHDR", header)
    if let name { bytes += pngChunk(name, data) }
    return bytes + pngChunk("IDAT", [1, 2, 3]) + pngChunk("IEND", [])
  }

  static func jpeg(app1: [UInt8]? = nil) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let app1 { bytes += [0xFF, 0xE1] + big(app1.count + 2, 2) + app1 }
    bytes += [0xFF, 0xDB, 0, 4, 0, 0]
    bytes += [0xFF, 0xC2, 0, 11, 8] + big(200, 2) + big(300, 2) + [1, 1, 0x11, 0]
    return bytes + [0xFF, 0xDA, 0, 3, 0, 0x12, 0xFF, 0, 0x34, 0xFF, 0xD0, 0x56, 0xFF, 0xD9]
  }

  /// One frame with a table of two colours, behind a comment.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + little(300, 2) + little(200, 2) + [0, 0, 0, 0x21, 0xFE, 2, 0x68, 0x69, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 2, 0x4C, 1, 0, 0x3B]

  static func webp(extended: Bool, chunk name: String? = nil, _ data: [UInt8] = []) -> [UInt8] {
    let lossy: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A] + little(300, 2) + little(200, 2)
    var chunks = extended ? riff("VP8X", [0, 0, 0, 0] + little(299, 3) + little(199, 3)) : []
    chunks += riff("VP8 ", lossy)
    if let name { chunks += riff(name, data) }
    return Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  /// TIFF with one directory that points at a GPS directory with these tags.
  static func exif(tags: [Int], isBigEndian: Bool, gpsOffset: Int = 26) -> [UInt8] {
    let number = { (value: Int, count: Int) in isBigEndian ? big(value, count) : little(value, count) }
    var bytes: [UInt8] = Array((isBigEndian ? "MM\0*" : "II*\0").utf8) + number(8, 4)
    bytes += number(1, 2) + number(0x8825, 2) + number(4, 2) + number(1, 4) + number(gpsOffset, 4) + number(0, 4)
    bytes += number(tags.count, 2)
    for tag in tags { bytes += number(tag, 2) + number(2, 2) + number(2, 4) + [0x4E, 0, 0, 0] }
    return bytes + number(0, 4)
  }

  private static func pngChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + data
    return big(data.count, 4) + checked + big(Int(crc32(checked)), 4)
  }

  private static func riff(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(data.count, 4) + data + (data.count.isMultiple(of: 2) ? [] : [0])
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }
}
