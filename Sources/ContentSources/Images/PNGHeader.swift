/// PNG (ISO/IEC 15948): chunks of length, name, data, check.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(_ image: ImageBytes) throws(ImageFault) -> ImageFacts {
    var facts = ImageFacts()
    var offset = signature.count
    var hasPixels = false
    while true {
      let (name, data) = try chunk(of: image, at: offset)
      switch name {
      case "IHDR":
        facts.widthPixels = data.number(at: 0, count: 4, isBigEndian: true) ?? 0
        facts.heightPixels = data.number(at: 4, count: 4, isBigEndian: true) ?? 0
      case "IDAT": hasPixels = hasPixels || data.count > 0
      case "eXIf":
        if EXIFLocation.isIn(data) { facts.hasGPS = true }
      case "iTXt", "tEXt", "zTXt":
        if try isPlace(inText: data, isPacked: name == "zTXt") { facts.hasGPS = true }
      default: break
      }
      offset += 12 + data.count
      if name == "IEND" { break }
    }
    guard hasPixels else { throw .noPixels }
    guard offset == image.count else { throw .trailingData(byteCount: image.count - offset) }
    return facts
  }

  /// The chunk that starts at an offset, its check verified: a viewer stops at the first that is wrong.
  private static func chunk(
    of image: ImageBytes, at offset: Int
  ) throws(ImageFault) -> (name: String, data: ImageBytes) {
    guard let length = image.number(at: offset, count: 4, isBigEndian: true), length < 1 << 31,
      let data = image.slice(at: offset + 8, count: length),
      let check = image.number(at: offset + 8 + length, count: 4, isBigEndian: true),
      let checked = image.slice(at: offset + 4, count: length + 4)
    else { throw .cutShort }
    let name = image.text(at: offset + 4, count: 4)
    guard checked.checksum == UInt32(check) else { throw .wrongChecksum(part: name) }
    return (name, data)
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
