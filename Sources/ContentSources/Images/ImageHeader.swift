import SourceText

/// What a picture is, read from its header: kind, size, and whether it still says where it was taken.
///
/// Nothing is decoded, but every block is walked to the end of the picture and the checks of PNG are verified, so that a
/// file that was cut or damaged on its way is noticed. Every look is bounded by the bytes there are, so that a hostile file costs no more than one walk
/// over its blocks.
public enum ImageHeader {
  /// Reads the header of a whole file. O(n).
  public static func info(of bytes: UnsafeRawBufferPointer) -> ImageInfo {
    let image = ImageBytes(bytes)
    do throws(ImageFault) {
      if image.starts(with: PNGHeader.signature) { return try PNGHeader.read(image).info("png") }
      if image.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGHeader.read(image).info("jpeg") }
      if image.starts(with: Array("GIF8".utf8)) { return try GIFHeader.read(image).info("gif") }
      if image.starts(with: Array("RIFF".utf8)), image.starts(with: Array("WEBP".utf8), at: 8) {
        return try WebPHeader.read(image).info("webp")
      }
      if image.starts(with: Array("ftyp".utf8), at: 4) { throw .notInspected(brand: image.text(at: 8, count: 4)) }
      throw image.count == 0 ? .empty : .unknownKind
    } catch {
      return .unreadable(reason: error.words)
    }
  }

  /// Reads the header of a file in memory.
  public static func info(of bytes: [UInt8]) -> ImageInfo { bytes.withUnsafeBytes { info(of: $0) } }
}

/// What the readers of the formats find.
struct ImageFacts {
  var widthPixels = 0
  var heightPixels = 0
  var hasGPS = false

  func info(_ kind: String) throws(ImageFault) -> ImageInfo {
    guard widthPixels > 0, heightPixels > 0 else { throw .noSize }
    return .readable(kind: kind, widthPixels: widthPixels, heightPixels: heightPixels, hasGPS: hasGPS)
  }
}

/// Why nothing can be said of a picture.
enum ImageFault: Error, Equatable {
  case empty
  case unknownKind
  /// The file ends in the middle of a block.
  case cutShort
  case noSize
  /// A block whose bytes are not those it was written with.
  case wrongChecksum(part: String)
  /// The header of a picture, and no picture.
  case noPixels
  /// Bytes behind the end of the picture, in which anything could hide.
  case trailingData(byteCount: Int)
  /// HEIC and AVIF: recognised, but the tool cannot see whether they carry a place.
  case notInspected(brand: String)
  /// Metadata in a packed form that the tool does not open.
  case hiddenMetadata

  var words: Bilingual {
    switch self {
    case .empty: Bilingual(zh: "文件是空的", en: "the file is empty")
    case .unknownKind:
      Bilingual(zh: "不是 PNG、JPEG、WebP 或 GIF", en: "it is neither PNG, JPEG, WebP nor GIF")
    case .cutShort: Bilingual(zh: "文件不完整", en: "the file is cut short or damaged")
    case .noSize: Bilingual(zh: "读不出宽和高", en: "it does not say how wide and high it is")
    case .wrongChecksum(let part):
      Bilingual(zh: "\(part) 这一块坏了（校验和不对）", en: "its part \(part) is damaged (wrong checksum)")
    case .noPixels: Bilingual(zh: "里面没有图像数据", en: "it holds no pixels")
    case .trailingData(let count):
      Bilingual(zh: "图片结束之后还有 \(count) 字节", en: "\(count) bytes follow the end of the picture")
    case .notInspected(let brand):
      Bilingual(
        zh: "这是 \(brand)（HEIC/AVIF），无法检查里面有没有拍摄位置，请转成 JPEG、PNG 或 WebP",
        en:
          "it is \(brand) (HEIC or AVIF): the tool cannot see whether it says where it was taken; save it as JPEG, PNG or WebP"
      )
    case .hiddenMetadata:
      Bilingual(
        zh: "里面有压缩过的元数据，无法检查有没有拍摄位置，请去掉元数据后重新导出",
        en: "it holds packed metadata in which a place could hide; export it again without metadata")
    }
  }
}
