import FileStore
import PackBuilder
import PackFormat
import SourceText
import TestSupport
import Testing

@Suite struct InspectTests {
  @Test(arguments: ["packs/alpha-1.citypack", "packs/alpha-1.cpd"])
  func `either form tells what the pack holds`(_ path: String) async throws {
    let content = ToyContent(cities: ["alpha"])
    let built = try await content.build().packs[0].entry
    let inspection = try Inspection.run(path, files: content.files)
    #expect(inspection.isDownload == path.hasSuffix("cpd"))
    #expect(inspection.manifest.about.id == "alpha")
    #expect(inspection.manifest.contentVersion == 1)
    #expect(inspection.pack == WrittenFile(byteCount: built.pack.byteCount, sha256: built.pack.sha256))
    #expect(inspection.stories.map(\.point.id) == ["one", "two"])
    #expect(inspection.stories.map(\.languages) == [["en"], ["en"]])
    #expect(inspection.stories[0].titles == ["en": "First tale"])
  }

  @Test func `a file that is no pack is named with the reason`() async throws {
    let content = ToyContent(cities: ["alpha"])
    #expect {
      _ = try Inspection.run("content/citypack.yaml", files: content.files)
    } throws: { error in
      guard case BuildError.pack(path: "content/citypack.yaml", .notAPack) = error else { return false }
      return true
    }
  }
}

@Suite struct VerificationTests {
  static func problems(_ content: ToyContent, _ path: String = "packs") throws -> [String?] {
    try Verification.run(path, files: content.files).map { $0.problem?.en }
  }

  @Test func `a sound folder has no problems, nor has a single file`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    #expect(try Self.problems(content) == [nil, nil, nil, nil])
    #expect(try Self.problems(content, "packs/alpha-1.citypack") == [nil])
    #expect(try Self.problems(content, "packs/alpha-1.cpd") == [nil])
  }

  @Test func `damage, loss and exchange are each found and named`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    var damaged = try content.files.read("packs/alpha-1.citypack")
    damaged[600] ^= 1
    content.files.put(damaged, at: "packs/alpha-1.citypack")
    try content.files.remove("packs/alpha-1.cpd")
    content.files.put(try content.files.read("packs/beta-1.citypack"), at: "packs/beta-1.cpd")
    let problems = try Self.problems(content)
    #expect(problems[0]?.contains("damaged") == true && problems[0]?.contains("packs/") == false)
    #expect(problems[1] == "listed, but not there")
    #expect(problems[2] == nil)
    #expect(problems[3] == "length or SHA-256 differs from the list")
  }

  @Test func `a folder without a list cannot be verified`() {
    #expect(throws: BuildError.self) { try Verification.run("content", files: ToyContent().files) }
    #expect(throws: BuildError.self) { try Verification.run("nowhere", files: ToyContent().files) }
  }
}
