import ContentSources
import Deflate
import Digests
import FileStore
import PackBuilder
import PackFormat
import SourceText
import TestSupport
import Testing

@Suite struct BuildTests {
  @Test func `every city gets both forms of its pack and a row in the list`() async throws {
    let content = ToyContent()
    let report = try await content.build()
    #expect(report.packs.map(\.path) == ["packs/alpha-1.citypack", "packs/beta-1.citypack"])
    #expect(report.packs.allSatisfy { $0.outcome == .built })
    #expect(
      Set(content.packs().keys) == [
        "packs/alpha-1.citypack", "packs/alpha-1.cpd", "packs/beta-1.citypack", "packs/beta-1.cpd",
        "packs/manifest.json",
      ])
    for checked in try Verification.run("packs", files: content.files) { #expect(checked.problem == nil) }
  }

  @Test func `a pack holds the stories that are no drafts, with their texts and pictures`() async throws {
    let content = ToyContent(cities: ["alpha"])
    content.put("three", "A draft", in: "alpha")
    content.put("windows", "Line\r\nends\r\n\r\n", in: "alpha")
    _ = try await content.build()
    let pack = try content.pack("alpha-1.citypack")
    #expect(pack.points.points.map(\.id) == ["one", "two", "windows"])
    #expect(pack.points.points.map(\.radiusMeters) == [100, 100, 100])
    #expect(try pack.stories(language: "en").story(id: "one")?.title == "First tale")
    #expect(try pack.text(story: "one", language: "en") == "First tale\n")
    #expect(try pack.text(story: "windows", language: "en") == "Line\nends\n")
    #expect(pack.images == ["view.jpg"])
  }

  @Test func `a second build reads no city and writes nothing`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    let before = content.files.files
    _ = content.loads.take()
    let report = try await content.build()
    #expect(report.packs.map(\.outcome) == [.reused, .reused])
    #expect(content.loads.take().isEmpty)
    #expect(content.files.files == before)
  }

  @Test func `what is saved while a city is packed refuses that city, and is never remembered as what it was before`()
    async throws
  {
    let content = ToyContent()
    let first = try await content.build()
    content.put("one", "Another tale", in: "beta")
    var inputs = content.inputs()
    let check = inputs.check
    inputs.check = { city, atlas in
      if city.id == "beta" { content.put("one", "Saved meanwhile", in: "beta") }
      return check(city, atlas)
    }
    let options = BuildOptions(contentFolder: "content", outputFolder: "packs", toolFingerprint: "1")
    let report = try await Build.run(options, inputs, files: content.files)
    #expect(report.refused.map(\.city) == ["beta"])
    #expect(try content.pack("beta-1.citypack").manifest.contentRoot == first.packs[1].entry.contentRoot)
    #expect(!content.packs().keys.contains { $0.hasSuffix("citypack-tmp") })
    content.put("one", "Another tale", in: "beta")
    #expect(try await content.build().packs.map(\.outcome) == [.reused, .built])
    #expect(try content.pack("beta-1.citypack").text(story: "one", language: "en") == "Another tale\n")
  }

  @Test func `a changed city is built again and the others are not`() async throws {
    let content = ToyContent()
    let first = try await content.build()
    content.put("one", "Another tale", in: "beta")
    let report = try await content.build()
    #expect(report.packs.map(\.outcome) == [.reused, .built])
    #expect(report.packs[0].entry == first.packs[0].entry)
    #expect(report.packs[1].entry.contentRoot != first.packs[1].entry.contentRoot)
    #expect(try content.pack("beta-1.citypack").text(story: "one", language: "en") == "Another tale\n")
  }

  @Test(arguments: ["alpha-1.citypack", "alpha-1.cpd"])
  func `an output that was changed or lost is made again`(_ name: String) async throws {
    let content = ToyContent()
    _ = try await content.build()
    let sound = content.packs()
    var bytes = try content.files.read("packs/\(name)")
    bytes[bytes.count / 2] ^= 1
    content.files.put(bytes, at: "packs/\(name)")
    let found = try await content.build().packs.map(\.outcome)
    #expect(found == [.built, .reused])
    #expect(content.packs() == sound)
    try content.files.remove("packs/\(name)")
    let again = try await content.build().packs.map(\.outcome)
    #expect(again == [.built, .reused])
    #expect(content.packs() == sound)
  }

  @Test func `another day means another look at the content and the same bytes`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    let before = content.packs()
    _ = content.loads.take()
    let report = try await content.build(day: "2026-01-02")
    #expect(report.packs.map(\.outcome) == [.reused, .reused])
    #expect(content.loads.take() == ["alpha", "beta"])
    #expect(content.packs() == before)
    _ = try await content.build(day: "2026-01-02")
    #expect(content.loads.take().isEmpty)
  }

  @Test func `what another version of the program made is not taken over`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    let found = try await content.build(tool: "2").packs.map(\.outcome)
    #expect(found == [.built, .built])
  }

  @Test func `jobs, cache and folder change no byte`() async throws {
    let content = ToyContent(cities: (0..<7).map { "city-\($0)" })
    _ = try await content.build()
    _ = try await content.build(jobs: 4, usesCache: false, output: "other")
    let other = content.packs(in: "other").map { ("packs" + $0.key.dropFirst(5), $0.value) }
    #expect(content.packs() == Dictionary(uniqueKeysWithValues: other))
  }

  @Test func `a city with errors gets nothing written and keeps the others from nothing`() async throws {
    let content = ToyContent()
    content.put("one", "wrong", in: "alpha")
    let report = try await content.build()
    #expect(report.refused.map(\.city) == ["alpha"])
    #expect(report.refused[0].verdict.hasErrors)
    #expect(report.packs.map(\.entry.city) == ["beta"])
    #expect(!content.files.files.keys.contains { $0.hasPrefix("packs/") && $0.contains("alpha") })
  }

  @Test func `a city that has errors now keeps the pack of before`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    let before = content.packs()
    content.put("one", "wrong", in: "alpha")
    for _ in 0..<2 {
      let report = try await content.build()
      #expect(report.refused.map(\.city) == ["alpha"])
      #expect(content.packs() == before)
    }
  }

  @Test func `only cities that were asked for are looked at`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    content.put("one", "New", in: "alpha")
    content.put("one", "New", in: "beta")
    _ = content.loads.take()
    let report = try await content.build(["beta"])
    #expect(report.packs.map(\.entry.city) == ["beta"])
    #expect(content.loads.take() == ["beta"])
    #expect(try Verification.run("packs", files: content.files).count == 4)
    #expect(try content.pack("alpha-1.citypack").text(story: "one", language: "en") == "First tale\n")
  }

  @Test func `packs of a city that is gone are removed, other files never`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    content.files.put([1], at: "packs/alpha-9.citypack")
    content.files.put([1], at: "packs/notes.txt")
    for path in content.contentFiles().keys where path.contains("/alpha/") { try content.files.remove(path) }
    for folder in ["stories", "images"] { try content.files.remove("content/cities/alpha/\(folder)") }
    try content.files.remove("content/cities/alpha")
    let report = try await content.build()
    #expect(report.removed == ["packs/alpha-1.citypack", "packs/alpha-1.cpd"])
    #expect(
      Set(content.packs().keys) == [
        "packs/alpha-9.citypack", "packs/beta-1.citypack", "packs/beta-1.cpd", "packs/manifest.json", "packs/notes.txt",
      ])
  }

  @Test func `a dry run says what would come out and writes nothing`() async throws {
    let content = ToyContent()
    let before = content.files.files
    let dry = try await content.build(isDryRun: true)
    #expect(content.files.files == before)
    let real = try await content.build()
    #expect(dry.packs.map(\.entry) == real.packs.map(\.entry))
  }

  @Test func `a city nobody knows is named with those that are known`() async throws {
    let content = ToyContent()
    await #expect {
      _ = try await content.build(["gamma"])
    } throws: { error in
      guard case BuildError.noSuchCity("gamma", known: ["alpha", "beta"]) = error else { return false }
      return true
    }
  }

  @Test(arguments: ["content", "content/packs", ".", "./content/", "content/cities/../x"])
  func `packs are never written among the content`(_ folder: String) async throws {
    let content = ToyContent()
    await #expect(throws: BuildError.self) { _ = try await content.build(output: folder) }
    #expect(content.files.files.keys.allSatisfy { $0.hasPrefix("content/") && !$0.contains("pack/") })
  }

  @Test func `two builds do not write to one folder at a time`() async throws {
    let content = ToyContent()
    try content.files.createFolder("packs/.cache")
    let lock = try content.files.tryLock("packs/.cache/lock")
    await #expect(throws: BuildError.self) { _ = try await content.build() }
    withExtendedLifetime(lock) {}
  }

  @Test func `a story without a place refuses its city alone even where no rule objects`() async throws {
    let content = ToyContent(cities: ["alpha", "beta"])
    var inputs = content.inputs()
    let load = inputs.load
    inputs.load = { (id) throws(FileError) in
      var city = try load(id)
      if id == "alpha" { city.stories[0].position = nil }
      return city
    }
    let report = try await Build.run(BuildOptions(toolFingerprint: "1"), inputs, files: content.files)
    #expect(report.packs.map(\.entry.city) == ["beta"])
    #expect(report.refused.map(\.city) == ["alpha"])
    #expect(report.refused.first?.verdict.findings.map(\.what.en) == ["story one has no position"])
  }

  @Test func `a city of drafts is skipped without a fault, and a pack of earlier days goes`() async throws {
    let content = ToyContent(cities: ["alpha", "beta"])
    _ = try await content.build()
    var inputs = content.inputs()
    let load = inputs.load
    inputs.load = { (id) throws(FileError) in
      var city = try load(id)
      if id == "alpha" { for index in city.stories.indices { city.stories[index].isDraft = true } }
      return city
    }
    let report = try await Build.run(
      BuildOptions(usesCache: false, toolFingerprint: "1"), inputs, files: content.files)
    #expect(report.skipped == ["alpha"])
    #expect(report.refused.isEmpty)
    #expect(report.packs.map(\.entry.city) == ["beta"])
    #expect(report.removed == ["packs/alpha-1.citypack", "packs/alpha-1.cpd"])
  }

  @Test(arguments: ["manifest.json", "notes.txt", "README.md", ".cache"])
  func `no list and no note makes a build remove what is no pack`(_ name: String) async throws {
    let content = ToyContent(cities: ["alpha"])
    _ = try await content.build()
    content.files.put(Array("mine".utf8), at: "packs/notes.txt")
    content.files.put(Array("[\"\(name)\"]".utf8), at: "packs/.cache/stale.json")
    let report = try await content.build()
    #expect(report.removed.isEmpty)
    #expect(try content.files.info("packs/manifest.json") != nil)
    #expect(try content.files.info("packs/notes.txt") != nil)
  }
}
