import Deflate
import FileStore
@testable import PackFormat
import TestSupport
import Testing

/// A pack that is never there as a whole is judged as one that is.
@Suite struct PackStreamTests {
  static func tables(of pack: [UInt8], limits: PackLimits = .standard, piece: Int = .max) throws -> PackTables {
    var stream = PackStream(limits: limits)
    var start = 0
    while start < pack.count {
      let end = piece > pack.count - start ? pack.count : start + piece
      try pack[start..<end].withUnsafeBytes { try stream.take($0) }
      start = end
    }
    return try stream.finish(WrittenFile(of: MappedFile(copying: pack)))
  }

  @Test(arguments: [1, 3, 64, 65_536])
  func `the tables are those of the opened pack, in whatever pieces it comes`(_ piece: Int) throws {
    let pack = try SamplePack(stories: 20).bytes
    let opened = try SamplePack.open(pack).tables()
    let streamed = try Self.tables(of: pack, piece: piece)
    #expect(streamed.manifest == opened.manifest)
    #expect(streamed.points.points == opened.points.points)
    #expect(streamed.stories == opened.stories)
    #expect(streamed.written == opened.written)
    #expect(streamed.languages(ofStory: "story-0003") == ["zh-hans", "en"])
  }

  @Test func `a pack with any one byte changed, cut or added is refused`() throws {
    var pack = try SamplePack(stories: 1).bytes
    for index in pack.indices {
      pack[index] ^= 0x41
      #expect(throws: PackError.self, "byte \(index)") { try Self.tables(of: pack) }
      pack[index] ^= 0x41
    }
    for count in stride(from: 0, to: pack.count, by: 7) {
      #expect(throws: PackError.self, "cut at \(count)") { try Self.tables(of: Array(pack[..<count])) }
    }
    #expect(throws: PackError.self) { try Self.tables(of: pack + [0]) }
    #expect(throws: PackError.notAPack) { try Self.tables(of: Array("no pack at all".utf8)) }
  }

  @Test func `a directory that is of another pack is refused though every entry is sound`() throws {
    let one = try SamplePack(stories: 1).bytes
    var sample = try SamplePack(stories: 1)
    sample.entries["images/bund.jpg"] = [1, 2, 3, 4, 5, 6, 7]
    let other = try sample.bytes
    let start = try #require(SamplePack.open(one).directory.last).endOffset
    #expect(one.count == other.count)
    #expect(throws: PackError.outsideProfile(.directoryEndsAtEndRecord, at: "directory")) {
      try Self.tables(of: Array(one[..<start] + other[start...]))
    }
  }

  @Test func `limits hold while the bytes come`() throws {
    let pack = try SamplePack(stories: 20).bytes
    #expect(throws: PackError.tooLarge("entries of the pack", limit: 3)) {
      try Self.tables(of: pack, limits: PackLimits(entries: 3))
    }
    #expect(throws: PackError.tooLarge("bytes of tables", limit: 500)) {
      try Self.tables(of: pack, limits: PackLimits(tableBytes: 500))
    }
    #expect(throws: PackError.tooLarge("bytes of tables", limit: 500)) {
      try Pack(MappedFile(copying: pack), limits: PackLimits(tableBytes: 500))
    }
    #expect(throws: PackError.tooLarge("bytes of pack.json", limit: 500)) {
      try Self.tables(of: pack, limits: PackLimits(manifestBytes: 500))
    }
  }

  @Test func `a download is checked down to its pack's tables`() throws {
    let sample = try SamplePack(stories: 3)
    let download = try Download(MappedFile(copying: DownloadTests.download(of: sample.open())))
    let tables = try download.tables()
    #expect(tables.written == (try sample.open().fingerprint))
    #expect(tables.points.points.count == 3)
    // Sound as a download, and what it yields is no pack.
    let text = Array("just a text".utf8)
    let made = HandMadeDownloadTests.make(ops: [1, 1, 11], [.init(text)], result: text)
    #expect(throws: PackError.notAPack) { try Download(MappedFile(copying: made)).tables() }
  }
}
