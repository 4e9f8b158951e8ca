import Digests
import FileStore
@testable import PackFormat
import TestSupport
import Testing

@Suite struct PackTests {
  @Test func `what was packed reads back`() throws {
    let sample = try SamplePack(stories: 3)
    let pack = try sample.open()
    #expect(pack.manifest.about == sample.about)
    #expect(pack.manifest.contentVersion == 3)
    #expect(pack.points.points == (0..<3).map(SamplePack.point))
    #expect(pack.points.point(id: "story-0001") == SamplePack.point(1))
    #expect(pack.points.point(id: "story-9999") == nil)
    let english = try pack.stories(language: "en")
    #expect(english.stories.map(\.id) == ["story-0000", "story-0001", "story-0002"])
    #expect(english.story(id: "story-0002")?.images == [StoryPicture(file: "bund.jpg", alt: "A bank")])
    #expect(try pack.text(story: "story-0001", language: "zh-hans") == "Text of story-0001.\n")
    #expect(pack.languages(ofStory: "story-0001") == ["zh-hans", "en"])
    #expect(pack.images == ["bund.jpg"])
    for (name, bytes) in sample.entries { #expect(try pack.read(name) == bytes) }
    try pack.verify()
  }

  @Test func `the same content gives the same bytes, in whatever order it comes`() throws {
    let sample = try SamplePack()
    let planned = sample.entries.map { PlannedEntry(name: $0.key, bytes: $0.value) }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<10 {
      let plan = try PackPlan(about: sample.about, entries: planned.shuffled(using: &generator))
      let sink = MemorySink()
      let written = try plan.write(contentVersion: 3, to: sink) { (entry) in sample.entries[entry.name] ?? [] }
      #expect(sink.bytes == (try sample.bytes))
      #expect(written == WrittenFile(byteCount: sink.bytes.count, sha256: SHA256Digest(of: sink.bytes)))
    }
  }

  /// Whoever changes a byte of packs on purpose raises the format and writes the new value down here.
  @Test func `the bytes of the sample pack are these for ever`() throws {
    let bytes = try SamplePack().bytes
    #expect(SHA256Digest(of: bytes).hex == "793231710883048dc716c5c8400fe5ef2f5e4c04269f9634a53c3a9108f8585f")
  }

  @Test func `the content root names the content and not its version`() throws {
    var sample = try SamplePack()
    let root = try sample.open().manifest.contentRoot
    sample.version = 4
    #expect(try sample.open().manifest.contentRoot == root)
    sample.about.licence = "CC-BY-4.0"
    let other = try sample.open().manifest.contentRoot
    #expect(other != root)
    sample.entries["images/bund.jpg"]?.append(0)
    #expect(try sample.open().manifest.contentRoot != other)
  }

  @Test func `the content root is what sha256sum says of its lines`() throws {
    let sample = try SamplePack(stories: 1)
    let pack = try sample.open()
    let manifest = String(decoding: try pack.read("pack.json"), as: UTF8.self)
    let about = try #require(manifest.split(separator: ",\"contentRoot\"").first?.dropFirst(#"{"about":"#.utf8.count))
    let lines = sample.entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\(SHA256Digest(of: $0.value).hex)  \($0.key)\n" }
    #expect(pack.manifest.contentRoot == SHA256Digest(of: Array("\(about)\n\(lines.joined())".utf8)))
  }

  @Test func `data starts at multiples of 16 and entries leave no gap`() throws {
    for count in 0..<20 {
      let pack = try SamplePack(stories: count).open()
      var end = 0
      for entry in pack.directory {
        #expect(entry.dataOffset % 16 == 0)
        #expect(entry.headerOffset == end)
        end = entry.endOffset
      }
    }
  }

  @Test func `padding is none or four to nineteen bytes`() {
    for offset in 0..<64 {
      let padding = ZipLayout.padding(headerAt: offset, nameBytes: 9)
      #expect(padding == 0 || (4...19).contains(padding))
      #expect((offset + ZipLayout.localBytes + 9 + padding) % 16 == 0)
    }
  }

  @Test func `a pack with no places opens`() throws {
    var sample = try SamplePack()
    sample.entries["points.bin"] = nil
    #expect(try sample.open().points.points.isEmpty)
  }

  @Test func `an entry that is not there is said to be missing`() throws {
    let pack = try SamplePack().open()
    #expect(throws: PackError.noSuchEntry("images/none.jpg")) { try pack.read("images/none.jpg") }
    #expect(throws: PackError.noSuchEntry("stories.fr.json")) { try pack.stories(language: "fr") }
  }

  @Test func `limits hold against what a pack says of itself`() throws {
    let file = MappedFile(copying: try SamplePack().bytes)
    #expect(throws: PackError.tooLarge("entries of the pack", limit: 5)) {
      try Pack(file, limits: PackLimits(entries: 5))
    }
    #expect(throws: PackError.tooLarge("bytes of the pack", limit: 100)) {
      try Pack(file, limits: PackLimits(bytes: 100))
    }
    #expect(throws: PackError.tooLarge("bytes of pack.json", limit: 10)) {
      try Pack(file, limits: PackLimits(manifestBytes: 10))
    }
  }

  @Test func `a file edited while it is packed ends the writing`() throws {
    let entries = [PlannedEntry(name: "a", bytes: [1, 2, 3])]
    let plan = try PackPlan(about: SamplePack().about, entries: entries)
    #expect(throws: PackError.damaged(entry: "a", .crc32)) {
      try plan.write(contentVersion: 1, to: MemorySink()) { _ in [1, 2, 4] }
    }
    #expect(throws: PackError.damaged(entry: "a", .length)) {
      try plan.write(contentVersion: 1, to: MemorySink()) { _ in [1, 2] }
    }
  }

  @Test(arguments: ["A.jpg", "../x", "a//b", "/a", "a/", "", ".", "a/..", "ä", "a b", "pack.json"])
  func `a name outside the profile cannot be packed`(_ name: String) throws {
    let about = try SamplePack().about
    #expect(throws: PackError.nameNotAllowed(name)) {
      try PackPlan(about: about, entries: [PlannedEntry(name: name, bytes: [])])
    }
  }

  @Test func `a name cannot be packed twice`() throws {
    let about = try SamplePack().about
    let entry = PlannedEntry(name: "a", bytes: [])
    #expect(throws: PackError.outsideProfile(.ascending, at: "a")) {
      try PackPlan(about: about, entries: [entry, entry])
    }
  }
}
