import Deflate
import Digests
import FileStore
@testable import PackFormat
import TestSupport
import Testing

@Suite struct DownloadTests {
  static func download(of pack: Pack) throws -> [UInt8] {
    let sink = MemorySink()
    _ = try Download.write(full: pack, to: sink)
    return sink.bytes
  }

  static func apply(_ bytes: [UInt8], limits: PackLimits = .standard) throws -> [UInt8] {
    let sink = MemorySink()
    try Download(MappedFile(copying: bytes), limits: limits).apply(to: sink)
    return sink.bytes
  }

  @Test(arguments: [0, 1, 2, 60])
  func `a download yields its pack byte for byte`(_ stories: Int) throws {
    let sample = try SamplePack(stories: stories)
    let bytes = try Self.download(of: sample.open())
    #expect(try Self.apply(bytes) == sample.bytes)
  }

  @Test func `texts shrink together and pictures travel as they are`() throws {
    var sample = try SamplePack(stories: 100)
    var generator = SeededGenerator(seed: 2)
    let noise = (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    sample.entries["images/bund.jpg"] = noise
    let pack = try sample.bytes
    let bytes = try Self.download(of: sample.open())
    #expect(bytes.count < noise.count + (pack.count - noise.count) / 5)
    #expect(try Self.apply(bytes) == pack)
  }

  @Test func `the header says what the download yields`() throws {
    let pack = try SamplePack().open()
    let download = try Download(MappedFile(copying: try Self.download(of: pack)))
    #expect(download.header == DownloadHeader(source: nil, result: pack.fingerprint))
  }

  @Test func `a download with any one byte changed never yields another pack`() throws {
    let pack = try SamplePack(stories: 1).bytes
    var bytes = try Self.download(of: SamplePack.open(pack))
    for index in bytes.indices {
      bytes[index] ^= 0x41
      if let result = try? Self.apply(bytes) { #expect(result == pack, "byte \(index)") }
      bytes[index] ^= 0x41
    }
  }

  @Test func `a download cut anywhere, or with bytes behind it, is refused`() throws {
    let bytes = try Self.download(of: SamplePack(stories: 1).open())
    for count in bytes.indices { #expect(throws: PackError.self) { try Self.apply(Array(bytes[..<count])) } }
    #expect(throws: PackError.badDownload("bytes follow the last stream")) { try Self.apply(bytes + [0]) }
  }

  @Test func `random damage never crashes and never passes`() throws {
    let pack = try SamplePack(stories: 2).bytes
    let sound = try Self.download(of: SamplePack.open(pack))
    var generator = SeededGenerator(seed: 99)
    for _ in 0..<400 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if let result = try? Self.apply(bytes) { #expect(result == pack) }
    }
  }
}

/// Downloads made by hand, for what our own writer never does.
@Suite struct HandMadeDownloadTests {
  struct Stream {
    var coding: UInt16 = 0
    var packed: [UInt8]
    var plainBytes: Int

    init(_ bytes: [UInt8], coding: UInt16 = 0, plainBytes: Int? = nil) {
      self.coding = coding
      packed = bytes
      self.plainBytes = plainBytes ?? bytes.count
    }
  }

  static func make(
    ops: [UInt8], _ streams: [Stream], result: [UInt8], resultBytes: Int? = nil, source: [UInt8]? = nil,
    version: UInt16 = 1
  ) -> [UInt8] {
    let all = [Stream(ops)] + streams
    var bytes = DownloadLayout.magic
    bytes.append(littleEndian: version)
    bytes.append(littleEndian: UInt16(all.count))
    bytes.append(littleEndian: UInt32(0))
    bytes.append(littleEndian: UInt64(source?.count ?? 0))
    bytes += source.map { SHA256Digest(of: $0).bytes } ?? SHA256Digest.zero.bytes
    bytes.append(littleEndian: UInt64(resultBytes ?? result.count))
    bytes += SHA256Digest(of: result).bytes
    for stream in all {
      bytes.append(littleEndian: stream.coding)
      bytes.append(littleEndian: UInt16(0))
      bytes.append(littleEndian: UInt64(stream.packed.count))
      bytes.append(littleEndian: UInt64(stream.plainBytes))
    }
    for stream in all { bytes += stream.packed }
    return bytes
  }

  static let abc = Array("abc".utf8)

  @Test func `ops take from streams in the order in which they stand`() throws {
    let bytes = Self.make(
      ops: [1, 2, 1, 1, 1, 1, 1, 2, 1], [Stream([0x62]), Stream(Array("ac".utf8))], result: Self.abc)
    #expect(try DownloadTests.apply(bytes) == Self.abc)
  }

  @Test func `what a later program would know is left to it`() throws {
    let copy = Self.make(ops: [2, 0, 3], [Stream(Self.abc)], result: Self.abc)
    #expect(throws: PackError.needsNewer("download op 2")) { try DownloadTests.apply(copy) }
    let later = Self.make(ops: [1, 1, 3], [Stream(Self.abc)], result: Self.abc, version: 2)
    #expect(throws: PackError.needsNewer("download version 2")) { try DownloadTests.apply(later) }
    let coded = Self.make(ops: [1, 1, 3], [Stream(Self.abc, coding: 7)], result: Self.abc)
    #expect(throws: PackError.needsNewer("stream coding 7")) { try DownloadTests.apply(coded) }
  }

  @Test func `a download that starts from another pack is not applied to nothing`() throws {
    let bytes = Self.make(ops: [1, 1, 3], [Stream(Self.abc)], result: Self.abc, source: [1])
    #expect(throws: PackError.wrongSource) { try DownloadTests.apply(bytes) }
  }

  static let bomb = deflated([UInt8](repeating: 0, count: 1_000_000), .zlib)

  @Test(arguments: [
    ("takes more than it says", make(ops: [1, 1, 4], [Stream([1, 2, 3, 4])], result: abc)),
    ("yields less than it says", make(ops: [1, 1, 2], [Stream([0x61, 0x62])], result: abc)),
    ("takes more than a stream has", make(ops: [1, 1, 3], [Stream([0x61])], result: abc)),
    ("leaves bytes of a stream", make(ops: [1, 1, 3], [Stream(abc + [0])], result: abc)),
    ("leaves a stream", make(ops: [1, 1, 3], [Stream(abc), Stream([0])], result: abc)),
    ("takes from the op list", make(ops: [1, 0, 3], [Stream(abc)], result: abc)),
    ("takes from a stream that is not there", make(ops: [1, 2, 3], [Stream(abc)], result: abc)),
    ("takes nothing, for ever", make(ops: [1, 1, 0], [Stream(abc)], result: abc)),
    ("ends inside an op", make(ops: [1, 1], [Stream(abc)], result: abc)),
    (
      "takes more than any stream can hold",
      make(
        ops: [1, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [Stream(abc)], result: abc)
    ),
    (
      "unpacks to more than it says",
      make(ops: [1, 1, 3], [Stream(bomb, coding: 1, plainBytes: 3)], result: [0, 0, 0])
    ),
    (
      "unpacks to less than it says",
      make(
        ops: [1, 1, 3], [Stream(deflated([0], .zlib), coding: 1, plainBytes: 3)], result: abc)
    ),
    (
      "has bytes behind a compressed stream",
      make(
        ops: [1, 1, 3], [Stream(deflated(abc, .zlib) + [0], coding: 1, plainBytes: 3)], result: abc)
    ),
    ("yields other bytes than it says", make(ops: [1, 1, 3], [Stream([1, 2, 3])], result: abc)),
  ])
  func `a download that lies is refused`(_ what: String, _ bytes: [UInt8]) throws {
    let error = #expect(throws: PackError.self, Comment(rawValue: what)) { try DownloadTests.apply(bytes) }
    guard case .badDownload = error else {
      Issue.record("\(what): \(String(describing: error))")
      return
    }
  }

  @Test func `sizes over the limit are refused before anything is made`() throws {
    let huge = Self.make(ops: [1, 1, 3], [Stream(Self.abc)], result: Self.abc, resultBytes: 1 << 40)
    #expect(throws: PackError.tooLarge("bytes of the pack", limit: 1 << 30)) { try DownloadTests.apply(huge) }
    let stream = Self.make(ops: [1, 1, 3], [Stream(Self.abc, plainBytes: 1 << 40)], result: Self.abc)
    #expect(throws: PackError.tooLarge("bytes of stream 1", limit: 1 << 30)) { try DownloadTests.apply(stream) }
    let small = Self.make(ops: [1, 1, 3], [Stream(Self.abc)], result: Self.abc)
    #expect(throws: PackError.tooLarge("bytes of stream 0", limit: 2)) {
      try DownloadTests.apply(small, limits: PackLimits(opBytes: 2))
    }
  }

  @Test func `a small file that stands for a large one is refused before anything is unpacked`() throws {
    // 1 KB that claims, rightly, to unpack to 1 MB.
    let zeros = [UInt8](repeating: 0, count: 1_000_000)
    let bomb = Self.make(
      ops: [1, 1, 0xC0, 0x84, 0x3D], [Stream(Self.bomb, coding: 1, plainBytes: zeros.count)], result: zeros)
    #expect(try DownloadTests.apply(bomb).count == zeros.count)
    #expect(throws: PackError.tooLarge("unpacked bytes of the download", limit: 999_999)) {
      try Download(MappedFile(copying: bomb), limits: PackLimits(unpackedBytes: 999_999))
    }
    // What is refused on the way in is not made either.
    let pack = try SamplePack(stories: 10).open()
    #expect(throws: PackError.tooLarge("bytes of texts and tables", limit: 1000)) {
      try Download.write(full: pack, limits: PackLimits(unpackedBytes: 1000), to: MemorySink())
    }
  }
}
