/// GIF89a: the size stands behind the signature; blocks follow up to a trailer, each a chain of small parts; XMP, where
/// there is any, in plain sight.
enum GIFHeader {
  static func read(_ image: ImageBytes) throws(ImageFault) -> ImageFacts {
    guard let width = image.number(at: 6, count: 2, isBigEndian: false),
      let height = image.number(at: 8, count: 2, isBigEndian: false), let flags = image.byte(at: 10)
    else { throw .cutShort }
    let end = try walk(image, from: 13 + tableLength(flags))
    guard end == image.count else { throw .trailingData(byteCount: image.count - end) }
    let hasXMP = image.firstOffset(of: Array("XMP DataXMP".utf8)) != nil
    return ImageFacts(
      widthPixels: width, heightPixels: height, hasGPS: hasXMP && EXIFLocation.isInXMP(image))
  }

  /// The end of the picture.
  private static func walk(_ image: ImageBytes, from start: Int) throws(ImageFault) -> Int {
    var offset = start
    var hasPixels = false
    while true {
      switch image.byte(at: offset) {
      case 0x21: offset += 2
      case 0x2C:
        guard let flags = image.byte(at: offset + 9) else { throw .cutShort }
        hasPixels = true
        offset += 11 + tableLength(flags)
      case 0x3B:
        guard hasPixels else { throw .noPixels }
        return offset + 1
      default: throw .cutShort
      }
      // Parts of up to 255 bytes, the last one empty.
      while let length = image.byte(at: offset) {
        offset += 1 + Int(length)
        if length == 0 { break }
      }
      guard offset < image.count else { throw .cutShort }
    }
  }

  /// Bytes of the table of colours that flags announce.
  private static func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
