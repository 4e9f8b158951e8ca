@testable import Atlas
import Digests
import FileStore
import Geodesy
import PackFormat
import TestSupport
import Testing

@Suite struct IndexCacheTests {
  let files = MemoryFileSystem()

  @Test func `without a cache nothing is evaluated, and it says why`() throws {
    let pack = try SampleAtlas.twoProvinces().pack()
    let position = try AtlasTests.gcj02(0.2, 0.2)
    #expect(try Atlas(pack).region(at: position) == .notEvaluated(.notPrepared))
    let opened = try Atlas.open(pack, cache: "index", fileSystem: files)
    #expect(opened.region(at: position) == .notEvaluated(.noCache))
    #expect(opened.sighting(at: position) == .notEvaluated(.noCache))
  }

  @Test func `a prepared atlas is derived once and mapped from then on`() throws {
    let pack = try SampleAtlas.twoProvinces().pack()
    #expect(try Atlas.prepare(pack, cache: "index", fileSystem: files).origin == .derived(because: .noCache))
    #expect(try Atlas.prepare(pack, cache: "index", fileSystem: files).origin == .cache)
    let opened = try Atlas.open(pack, cache: "index", fileSystem: files)
    #expect(try opened.region(at: AtlasTests.gcj02(0.2, 0.2)) == .inside(AtlasTests.east))
  }

  @Test func `the cache of other borders or of another level is not used`() throws {
    let pack = try SampleAtlas.twoProvinces().pack()
    _ = try Atlas.prepare(pack, cache: "index", fileSystem: files)
    let provinces = try Atlas.prepare(pack, cache: "index", fileSystem: files, level: .provinces)
    #expect(provinces.origin == .derived(because: .foreignCache))
    let other = try SampleAtlas.twoProvinces(isDatumUndecided: true).pack()
    #expect(try Atlas.open(other, cache: "index", fileSystem: files, level: .provinces).origin == .none(.foreignCache))
  }

  @Test func `a cache with any byte changed or cut is rebuilt, never trusted`() throws {
    let pack = try SampleAtlas.twoProvinces().pack()
    _ = try Atlas.prepare(pack, cache: "index", fileSystem: files)
    let whole = try files.read("index")
    for offset in stride(from: 0, to: whole.count, by: 211) {
      var bytes = whole
      bytes[offset] ^= 0x10
      try files.write(bytes, to: "index")
      let opened = try Atlas.open(pack, cache: "index", fileSystem: files)
      guard case .none = opened.origin else {
        Issue.record("byte \(offset) of a damaged cache was believed")
        continue
      }
    }
    for count in [0, 1, 191, 192, 500, whole.count - 1] {
      try files.write(Array(whole[..<count]), to: "index")
      #expect(try Atlas.open(pack, cache: "index", fileSystem: files).origin == .none(.damagedCache), "\(count) bytes")
    }
    #expect(try Atlas.prepare(pack, cache: "index", fileSystem: files).origin == .derived(because: .damagedCache))
    #expect(try files.read("index") == whole)
  }

  @Test func `a cache with a right digest over wrong tables never leads outside them`() throws {
    var random = SeededGenerator(seed: 7)
    let country = try Patchwork(fields: 4, step: 30_000, bends: 1, using: &random)
    let sink = MemorySink()
    try country.borders.encoded().withUnsafeBytes { bytes in
      try AtlasIndex.derive(from: BorderStream(bytes, entry: "arcs.bin"), level: .cities, source: .zero, to: sink)
    }
    var opened = 0
    for _ in 0..<1_500 {
      var bytes = sink.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: IndexLayout.headerBytes..<bytes.count, using: &random)
        bytes[at] = UInt8.random(in: 0...255, using: &random)
      }
      Self.sign(&bytes)
      guard let index = try? AtlasIndex.open(MappedFile(copying: bytes)) else { continue }
      opened += 1
      for point in country.probes(12, using: &random) {
        _ = index.number(at: point)
        let scale = PlaneScale(latitude: 0, lattice: index.header.lattice)
        var search = BorderSearch(index, from: point, scale: scale)
        search.run()
        _ = index.regions(within: 200, of: point, scale: scale)
      }
    }
    // Points and corner regions can be anything.
    #expect(opened > 100)
  }

  private static func sign(_ bytes: inout [UInt8]) {
    let offset = IndexHeader.digestOffset
    let digest = SHA256Digest(of: Array(bytes[..<offset] + bytes[IndexLayout.headerBytes...]))
    bytes.replaceSubrange(offset..<offset + 32, with: digest.bytes)
  }
}
