import ContentSources
import SourceText
import TestSupport
import Testing

@Suite struct ImageHeaderTests {
  @Test(arguments: [
    ("png", ImageSamples.png()), ("jpeg", ImageSamples.jpeg()), ("gif", ImageSamples.gif),
    ("webp", ImageSamples.webp(extended: true)), ("webp", ImageSamples.webp(extended: false)),
  ])
  func `Kind and size are in the header`(_ kind: String, _ bytes: [UInt8]) {
    let expected = ImageInfo.readable(kind: kind, widthPixels: 300, heightPixels: 200, hasGPS: false)
    #expect(ImageHeader.info(of: bytes) == expected)
  }

  @Test(arguments: [true, false])
  func `A latitude in EXIF is found in every format, in either byte order`(_ isBigEndian: Bool) {
    let exif = ImageSamples.exif(tags: [1, 2], isBigEndian: isBigEndian)
    #expect(hasGPS(ImageSamples.png(chunk: "eXIf", exif)) == true)
    #expect(hasGPS(ImageSamples.jpeg(app1: Array("Exif\0\0".utf8) + exif)) == true)
    #expect(hasGPS(ImageSamples.webp(extended: true, chunk: "EXIF", exif)) == true)
    #expect(hasGPS(ImageSamples.webp(extended: true, chunk: "EXIF", Array("Exif\0\0".utf8) + exif)) == true)
  }

  @Test func `A GPS directory that holds only its version is no position`() {
    let exif = ImageSamples.exif(tags: [0], isBigEndian: true)
    #expect(hasGPS(ImageSamples.png(chunk: "eXIf", exif)) == false)
  }

  @Test func `A GPS directory that cannot be read counts as a position`() {
    let exif = ImageSamples.exif(tags: [2], isBigEndian: true, gpsOffset: 60_000)
    #expect(hasGPS(ImageSamples.jpeg(app1: Array("Exif\0\0".utf8) + exif)) == true)
  }

  @Test func `A latitude in XMP is found`() {
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude=\"31,14.3N\"/>".utf8)
    #expect(hasGPS(ImageSamples.jpeg(app1: xmp)) == true)
    let text = Array("XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLongitude=\"121,29E\"/>".utf8)
    #expect(hasGPS(ImageSamples.png(chunk: "iTXt", text)) == true)
    #expect(hasGPS(ImageSamples.webp(extended: true, chunk: "XMP ", Array("<x exif:GPSLatitude=''/>".utf8))) == true)
  }

  @Test func `A position in a picture that a phone has appended is found`() {
    let exif = Array("Exif\0\0".utf8) + ImageSamples.exif(tags: [1, 2], isBigEndian: false)
    #expect(hasGPS(ImageSamples.jpeg() + ImageSamples.jpeg(app1: exif)) == true)
  }

  @Test func `Metadata that cannot be opened makes a picture unreadable`() {
    let packed = Array("Raw profile type exif\0\0".utf8) + [1, 2, 3]
    #expect(hasGPS(ImageSamples.png(chunk: "zTXt", packed)) == nil)
    let xmp = Array("XML:com.adobe.xmp\0".utf8) + [1, 0, 0, 0, 9]
    #expect(hasGPS(ImageSamples.png(chunk: "iTXt", xmp)) == nil)
  }

  @Test(arguments: ["heic", "avif", "mif1"])
  func `HEIC and AVIF are recognised, and refused with the reason`(_ brand: String) {
    let bytes = [0, 0, 0, 24] + Array("ftyp\(brand)".utf8) + [UInt8](repeating: 0, count: 12)
    guard case .unreadable(let reason) = ImageHeader.info(of: bytes) else {
      Issue.record("expected unreadable")
      return
    }
    #expect(reason.en.contains(brand) && reason.zh.contains(brand))
  }

  @Test(arguments: [
    ImageSamples.png(), ImageSamples.jpeg(), ImageSamples.gif, ImageSamples.webp(extended: true),
    ImageSamples.webp(extended: false),
  ])
  func `A picture that is cut anywhere is unreadable`(_ bytes: [UInt8]) {
    for length in bytes.indices {
      #expect(hasGPS(Array(bytes.prefix(length))) == nil, "\(length) of \(bytes.count) bytes")
    }
  }

  @Test func `A PNG with any byte changed behind its signature is unreadable`() {
    let bytes = ImageSamples.png()
    for index in bytes.indices.dropFirst(8) {
      var changed = bytes
      changed[index] ^= 0x10
      #expect(hasGPS(changed) == nil, "byte \(index)")
    }
  }

  @Test(arguments: [ImageSamples.png(), ImageSamples.gif, ImageSamples.webp(extended: true)])
  func `What follows the end of a picture is told`(_ bytes: [UInt8]) {
    guard case .unreadable(let reason) = ImageHeader.info(of: bytes + Array("PK hidden".utf8)) else {
      Issue.record("readable")
      return
    }
    #expect(reason.en == "9 bytes follow the end of the picture")
  }

  @Test(
    arguments: [
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0, 0xFF, 0xD9],
      Array("GIF89a".utf8) + [9, 0, 9, 0, 0, 0, 0, 0x3B],
    ] as [[UInt8]])
  func `A header without a picture is unreadable`(_ bytes: [UInt8]) {
    #expect(ImageHeader.info(of: bytes) == .unreadable(reason: Bilingual(zh: "里面没有图像数据", en: "it holds no pixels")))
  }

  @Test(arguments: [[], [0x89], Array("hello".utf8), Array("<svg/>".utf8)] as [[UInt8]])
  func `What is no picture is unreadable`(_ bytes: [UInt8]) {
    #expect(hasGPS(bytes) == nil)
  }

  @Test(arguments: [
    ImageSamples.png(), ImageSamples.jpeg(), ImageSamples.gif, ImageSamples.webp(extended: true),
    ImageSamples.png(chunk: "eXIf", ImageSamples.exif(tags: [1, 2], isBigEndian: true)),
    ImageSamples.jpeg(app1: Array("Exif\0\0".utf8) + ImageSamples.exif(tags: [1, 2], isBigEndian: false)),
  ])
  func `A picture cut anywhere, or with any byte changed, never breaks the reader`(_ bytes: [UInt8]) {
    var random = SeededGenerator(seed: 6)
    for length in bytes.indices { _ = ImageHeader.info(of: Array(bytes.prefix(length))) }
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &random)] {
        var changed = bytes
        changed[index] = value
        _ = ImageHeader.info(of: changed)
      }
    }
  }

  /// Nil where the picture is unreadable.
  private func hasGPS(_ bytes: [UInt8]) -> Bool? {
    if case .readable(_, _, _, let hasGPS) = ImageHeader.info(of: bytes) { hasGPS } else { nil }
  }
}
