/// PNG (ISO/IEC 15948): chunks of length, name, data, check.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(_ image: ImageBytes) throws(ImageFault) -> ImageFacts {
    var facts = ImageFacts()
    var offset = signature.count
    while true {
      guard let length = image.number(at: offset, count: 4, isBigEndian: true), length < 1 << 31,
        let data = image.slice(at: offset + 8, count: length)
      else { throw .cutShort }
      switch image.text(at: offset + 4, count: 4) {
      case "IHDR":
        facts.widthPixels = data.number(at: 0, count: 4, isBigEndian: true) ?? 0
        facts.heightPixels = data.number(at: 4, count: 4, isBigEndian: true) ?? 0
      case "eXIf":
        if EXIFLocation.isIn(data) { facts.hasGPS = true }
      case "iTXt", "tEXt", "zTXt":
        if try isPlace(inText: data, isPacked: image.starts(with: Array("zTXt".utf8), at: offset + 4)) {
          facts.hasGPS = true
        }
      case "IEND": return facts
      default: break
      }
      offset += 12 + length
    }
  }

  /// Texts that hold XMP, or EXIF as ImageMagick writes it.
  private static func isPlace(inText data: ImageBytes, isPacked: Bool) throws(ImageFault) -> Bool {
    if data.starts(with: Array("Raw profile type ".utf8)) {
      let profile = data.text(at: 17, count: min(4, data.count - 17)).lowercased()
      if profile == "exif" || profile == "app1" || profile.hasPrefix("xmp") { throw .hiddenMetadata }
    }
    let xmp = Array("XML:com.adobe.xmp\0".utf8)
    guard data.starts(with: xmp) else { return false }
    if isPacked || data.byte(at: xmp.count) == 1 { throw .hiddenMetadata }
    return EXIFLocation.isInXMP(data)
  }
}
