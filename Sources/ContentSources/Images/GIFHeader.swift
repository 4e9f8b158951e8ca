/// GIF: the size stands behind the signature; XMP, where there is any, in plain sight.
enum GIFHeader {
  static func read(_ image: ImageBytes) throws(ImageFault) -> ImageFacts {
    guard let width = image.number(at: 6, count: 2, isBigEndian: false),
      let height = image.number(at: 8, count: 2, isBigEndian: false)
    else { throw .cutShort }
    let hasXMP = image.firstOffset(of: Array("XMP DataXMP".utf8)) != nil
    return ImageFacts(
      widthPixels: width, heightPixels: height, hasGPS: hasXMP && EXIFLocation.isInXMP(image))
  }
}
