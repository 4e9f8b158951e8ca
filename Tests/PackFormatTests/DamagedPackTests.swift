import FileStore
@testable import PackFormat
import Testing

/// Nothing that is not exactly what was packed is taken for it.
@Suite struct DamagedPackTests {
  @Test(arguments: [UInt8(0x01), 0xFF])
  func `a pack with any one byte changed is refused`(_ mask: UInt8) throws {
    var bytes = try SamplePack(stories: 1).bytes
    for index in bytes.indices {
      bytes[index] ^= mask
      #expect(throws: PackError.self, "byte \(index)") { try SamplePack.open(bytes).verify() }
      bytes[index] ^= mask
    }
    try SamplePack.open(bytes).verify()
  }

  @Test func `a pack cut anywhere is refused`() throws {
    let bytes = try SamplePack(stories: 1).bytes
    for count in bytes.indices {
      #expect(throws: PackError.self, "\(count) bytes") { try SamplePack.open(Array(bytes[..<count])) }
    }
  }

  @Test func `a pack with bytes around it is refused`() throws {
    let bytes = try SamplePack(stories: 1).bytes
    #expect(throws: PackError.self) { try SamplePack.open([0] + bytes) }
    #expect(throws: PackError.notAPack) { try SamplePack.open(bytes + [0]) }
    #expect(throws: PackError.self) { try SamplePack.open(bytes + bytes) }
  }

  @Test func `damage to a text is found when the text is read`() throws {
    let sample = try SamplePack(stories: 1)
    let entry = try #require(try sample.open().directory.first { $0.name == "stories/story-0000.en.md" })
    var bytes = try sample.bytes
    bytes[entry.dataOffset] ^= 1
    let pack = try SamplePack.open(bytes)
    #expect(try pack.text(story: "story-0000", language: "zh-hans") == "Text of story-0000.\n")
    #expect(throws: PackError.damaged(entry: entry.name, .crc32)) {
      try pack.text(story: "story-0000", language: "en")
    }
  }

  @Test func `damage to a local header or its padding is found when the entry is read`() throws {
    let sample = try SamplePack(stories: 1)
    let entry = try #require(try sample.open().directory.first { $0.name == "images/bund.jpg" })
    for offset in [entry.headerOffset + 10, entry.dataOffset - 1] {
      var bytes = try sample.bytes
      bytes[offset] ^= 1
      let pack = try SamplePack.open(bytes)
      #expect(throws: PackError.damaged(entry: entry.name, .localHeader)) { try pack.read(entry.name) }
    }
  }
}
