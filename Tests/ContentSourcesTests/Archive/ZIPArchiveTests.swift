import TestSupport
import Testing

@testable import ContentSources

@Suite("An archive is read whole or refused whole")
struct ZIPArchiveTests {
  private static let honest = ZIPBuilder(
    KMZPitfallBuilders.doc.with { $0.method = 8 },
    ZIPBuilder.Member("images/", ""),
    ZIPBuilder.Member("images/外滩.jpg", "picture").with { ($0.flags, $0.hasDescriptor) = (0x0800, true) })

  private static func contents(of bytes: [UInt8]) throws(ZIPFault) -> [String: [UInt8]] {
    let archive = try ZIPArchive(bytes)
    var contents: [String: [UInt8]] = [:]
    for entry in archive.entries { contents[entry.name] = try archive.contents(of: entry) }
    return contents
  }

  @Test func `an honest archive gives every member`() throws {
    let contents = try Self.contents(of: Self.honest.bytes)
    #expect(contents.keys.sorted() == ["doc.kml", "images", "images/外滩.jpg"])
    #expect(contents["doc.kml"] == KMZPitfallBuilders.doc.content)
    #expect(contents["images/外滩.jpg"] == Array("picture".utf8))
  }

  @Test func `with any one byte changed it is refused, or gives the same under the same or another harmless name`()
    throws
  {
    let bytes = Self.honest.bytes
    let truth = try Self.contents(of: bytes).values.map { String(decoding: $0, as: UTF8.self) }.sorted()
    for index in bytes.indices {
      for change: UInt8 in [0x01, 0x20, 0x80, 0xFF] {
        var broken = bytes
        broken[index] ^= change
        guard let found = try? Self.contents(of: broken) else { continue }
        #expect(found.values.map { String(decoding: $0, as: UTF8.self) }.sorted() == truth, "\(index) ^ \(change)")
      }
    }
  }

  @Test func `cut off anywhere it is refused`() {
    let bytes = Self.honest.bytes
    for length in bytes.indices {
      #expect(throws: ZIPFault.self, "\(length) bytes") { try ZIPArchive(Array(bytes.prefix(length))) }
    }
  }

  @Test func `bytes that only look like an archive are refused, whatever they are`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let noise = (0..<Int.random(in: 0..<80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let end = Array(Self.honest.bytes.suffix(Int.random(in: 0..<120, using: &random)))
      #expect(throws: ZIPFault.self) { try ZIPArchive(noise + [1] + end) }
    }
  }

  @Test(
    "a name is decoded whole before its path is looked at",
    arguments: [
      ([0xCD, 0xE2, 0xCC, 0xB2] as [UInt8], "外滩"),
      ([0x81, 0x5C], "乗"),
      (Array("外滩".utf8), "外滩"),
    ])
  func names(raw: [UInt8], name: String) throws {
    #expect(try ZIPName.decode(raw[...], isUTF8: false, extra: [], at: 0) == name)
  }

  @Test func `a name in a message has no control characters`() {
    #expect(ZIPName.shown("a\u{1B}[31m\u{202E}外") == "a\\u{1b}[31m\\u{202e}外")
  }
}
