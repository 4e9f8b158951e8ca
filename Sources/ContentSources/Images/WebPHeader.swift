/// WebP (RFC 9649): RIFF chunks of name, little-endian length, data, padded to even.
enum WebPHeader {
  static func read(_ image: ImageBytes) throws(ImageFault) -> ImageFacts {
    guard let size = image.number(at: 4, count: 4, isBigEndian: false), size >= 4,
      let file = image.slice(at: 0, count: size + 8)
    else { throw .cutShort }
    // A file may end in the byte that makes its length even.
    guard image.count - file.count <= size & 1 else { throw .trailingData(byteCount: image.count - file.count) }
    var facts = ImageFacts()
    var offset = 12
    var hasPixels = false
    while offset < file.count {
      guard let length = file.number(at: offset + 4, count: 4, isBigEndian: false),
        let data = file.slice(at: offset + 8, count: length)
      else { throw .cutShort }
      switch file.text(at: offset, count: 4) {
      case "VP8X":
        facts.widthPixels = (data.number(at: 4, count: 3, isBigEndian: false) ?? -1) + 1
        facts.heightPixels = (data.number(at: 7, count: 3, isBigEndian: false) ?? -1) + 1
      case "VP8 ":
        readLossy(data, &facts)
        hasPixels = true
      case "VP8L":
        readLossless(data, &facts)
        hasPixels = true
      // A frame of an animation.
      case "ANMF": hasPixels = true
      case "EXIF":
        if EXIFLocation.isIn(data) { facts.hasGPS = true }
      case "XMP ":
        if EXIFLocation.isInXMP(data) { facts.hasGPS = true }
      default: break
      }
      offset += 8 + length + length & 1
    }
    guard hasPixels else { throw .noPixels }
    return facts
  }

  private static func readLossy(_ data: ImageBytes, _ facts: inout ImageFacts) {
    guard facts.widthPixels == 0, data.starts(with: [0x9D, 0x01, 0x2A], at: 3) else { return }
    facts.widthPixels = (data.number(at: 6, count: 2, isBigEndian: false) ?? 0) & 0x3FFF
    facts.heightPixels = (data.number(at: 8, count: 2, isBigEndian: false) ?? 0) & 0x3FFF
  }

  private static func readLossless(_ data: ImageBytes, _ facts: inout ImageFacts) {
    guard facts.widthPixels == 0, data.byte(at: 0) == 0x2F,
      let bits = data.number(at: 1, count: 4, isBigEndian: false)
    else { return }
    facts.widthPixels = bits & 0x3FFF + 1
    facts.heightPixels = bits >> 14 & 0x3FFF + 1
  }
}
