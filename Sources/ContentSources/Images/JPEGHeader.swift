/// JPEG (ITU-T T.81): segments that begin with FF and a marker, coded data between them.
enum JPEGHeader {
  static func read(_ image: ImageBytes) throws(ImageFault) -> ImageFacts {
    var facts = ImageFacts()
    var offset = 2
    var hasPixels = false
    while true {
      guard let segment = try next(image, &offset) else {
        guard hasPixels else { throw .noPixels }
        // Phones append further pictures (MPF, depth maps), each with metadata of its own.
        guard let appended = image.firstOffset(of: [0xFF, 0xD8, 0xFF], from: offset) else { return facts }
        offset = appended + 2
        continue
      }
      switch segment.marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
        // The first frame is the picture; what is appended does not count.
        guard facts.widthPixels == 0 else { break }
        facts.heightPixels = segment.data.number(at: 1, count: 2, isBigEndian: true) ?? 0
        facts.widthPixels = segment.data.number(at: 3, count: 2, isBigEndian: true) ?? 0
      case 0xDA: hasPixels = true
      case 0xE1:
        if isPlace(segment.data) { facts.hasGPS = true }
      default: break
      }
    }
  }

  private static func isPlace(_ data: ImageBytes) -> Bool {
    data.starts(with: Array("http://ns.adobe.com/".utf8)) ? EXIFLocation.isInXMP(data) : EXIFLocation.isIn(data)
  }

  /// The next segment with data; nil at the end of the picture.
  private static func next(
    _ image: ImageBytes, _ offset: inout Int
  ) throws(ImageFault) -> (marker: UInt8, data: ImageBytes)? {
    while true {
      guard let byte = image.byte(at: offset) else { throw .cutShort }
      offset += 1
      guard byte == 0xFF else { continue }
      while image.byte(at: offset) == 0xFF { offset += 1 }
      guard let marker = image.byte(at: offset) else { throw .cutShort }
      offset += 1
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9: return nil
      default:
        guard let length = image.number(at: offset, count: 2, isBigEndian: true), length >= 2,
          let data = image.slice(at: offset + 2, count: length - 2)
        else { throw .cutShort }
        offset += length
        return (marker, data)
      }
    }
  }
}
