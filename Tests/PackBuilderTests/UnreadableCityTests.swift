import ContentSources
import FileStore
import PackBuilder
import SourceText
import TestSupport
import Testing

/// What cannot be read of one city refuses that city, and no other waits for it.
@Suite struct UnreadableCityTests {
  @Test(
    arguments: ["stories/one.txt", "stories", "released.json", "images/view.jpg"],
    [FileError.Reason.notPermitted, .linkLoop, .hardware, .notAFile])
  func `a file or folder that cannot be read refuses its city alone, in a build and a release`(
    _ name: String, _ reason: FileError.Reason
  ) async throws {
    let content = ToyContent(cities: ["alpha", "beta"])
    content.files.put([], at: "content/cities/alpha/released.json")
    try content.files.remove("content/cities/alpha/released.json")
    let path = "content/cities/alpha/\(name)"
    content.files.refuse(path, reason)
    let built = try await content.build()
    #expect(built.packs.map(\.entry.city) == ["beta"])
    let finding = try #require(built.refused.first?.verdict.findings.first)
    #expect(finding.rule.rawValue == "content/unreadable" && finding.place.file == path)
    let released = try content.release()
    #expect(released.refused.map(\.city) == ["alpha"] && released.released.map(\.city) == ["beta"])
  }

  @Test func `a file nobody reads may be unreadable, but then nothing is taken over`() async throws {
    let content = ToyContent(cities: ["alpha"])
    content.files.put([1], at: "content/cities/alpha/README.md")
    content.files.refuse("content/cities/alpha/README.md", .notPermitted)
    _ = try await content.build()
    #expect(try await content.build().packs.map(\.outcome) == [.built])
  }

  @Test func `a picture over the size of the rules is not read before the rules have spoken`() async throws {
    let content = ToyContent(cities: ["alpha"], storiesPerCity: 1)
    content.put("one", "wrong", in: "alpha")
    content.files.put([UInt8](repeating: 7, count: 500_000), at: content.imagePath("alpha"))
    let before = content.files.bytesRead
    #expect(try await content.build().refused.map(\.city) == ["alpha"])
    #expect(content.files.bytesRead - before < 1000)
    // Accepted, it is packed as any other.
    content.put("one", "right", in: "alpha")
    #expect(try await content.build().packs.map(\.outcome) == [.built])
    #expect(try await content.build().packs.map(\.outcome) == [.reused])
  }

  @Test func `a disk that fails where packs go still ends the build`() async throws {
    let content = ToyContent(cities: ["alpha", "beta"])
    content.files.refuse("packs/manifest.json", .hardware)
    await #expect(throws: BuildError.self) { _ = try await content.build() }
  }
}

/// The cache is a convenience: whatever is wrong with it, the packs come out the same.
@Suite struct DamagedCacheTests {
  @Test func `a record with any one byte changed is not believed`() async throws {
    let content = ToyContent(cities: ["alpha"], storiesPerCity: 1)
    _ = try await content.build()
    let sound = content.packs()
    let path = "packs/.cache/alpha.json"
    let record = try content.files.read(path)
    for index in stride(from: 0, to: record.count, by: 11) {
      var damaged = record
      damaged[index] = damaged[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
      content.files.put(damaged, at: path)
      #expect(try await content.build().packs.map(\.outcome) == [.built], "byte \(index)")
      #expect(content.packs() == sound)
    }
    #expect(try content.files.read(path) == record)
  }

  @Test func `a folder where a record, the note of stale packs or the lock should be is cleared away`() async throws {
    let content = ToyContent(cities: ["alpha"])
    for name in ["alpha.json", "stale.json", "lock"] {
      content.files.put([1], at: "packs/.cache/\(name)/deep/file")
    }
    #expect(try await content.build().packs.map(\.outcome) == [.built])
    #expect(try await content.build().packs.map(\.outcome) == [.reused])
    #expect(!content.files.files.keys.contains { $0.hasSuffix("/deep/file") && !$0.contains("stale") })
  }

  @Test func `a cache that cannot be read or written costs time and nothing else`() async throws {
    let content = ToyContent(cities: ["alpha"])
    content.files.refuse("packs/.cache/alpha.json", .notPermitted)
    content.files.refuse("packs/.cache/stale.json", .notPermitted)
    for _ in 0..<2 { #expect(try await content.build().packs.map(\.outcome) == [.built]) }
  }

  @Test func `a record that is whole but not of the pack that is there is not believed`() async throws {
    let content = ToyContent(cities: ["alpha"], storiesPerCity: 1)
    _ = try await content.build()
    let old = content.files.files
    content.put("one", "Another tale", in: "alpha")
    _ = try await content.build()
    // The pack and list of the first build, the record of the second.
    for (path, bytes) in old where path.hasPrefix("packs/alpha") || path == "packs/manifest.json" {
      content.files.put(bytes, at: path)
    }
    #expect(try await content.build().packs.map(\.outcome) == [.built])
    for checked in try Verification.run("packs", files: content.files) { #expect(checked.problem == nil) }
  }
}
