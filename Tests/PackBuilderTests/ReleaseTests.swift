import Digests
import Foundation
import FileStore
@testable import PackBuilder
import TestSupport
import SourceText
import Testing

@Suite struct VersionRuleTests {
  static let (here, there) = (SHA256Digest(of: [1]), SHA256Digest(of: [2]))

  static func released(_ version: Int, highest: Int) -> ReleasedFile {
    ReleasedFile(city: "alpha", contentVersion: version, contentRoot: here, highestVersion: highest, stories: [])
  }

  @Test(
    arguments: [
      (here, nil, 1), (here, released(3, highest: 3), 3), (there, released(3, highest: 3), 4),
      // After going back to old content, the number it had is that of the released content, and a new one is unspent.
      (here, released(2, highest: 5), 2), (there, released(2, highest: 5), 6),
    ] as [(SHA256Digest, ReleasedFile?, Int)])
  func `released content keeps its version, other content gets the first number not spent`(
    _ root: SHA256Digest, _ released: ReleasedFile?, _ version: Int
  ) {
    #expect(ReleasedFile.version(of: root, after: released) == version)
  }
}

@Suite struct ReleaseTests {
  @Test func `a release notes version, content and stories, and only once`() throws {
    let content = ToyContent()
    let report = try content.release()
    #expect(report.released.map(\.version) == [1, 1])
    #expect(report.released.map(\.previousVersion) == [nil, nil])
    #expect(report.released.map(\.isChanged) == [true, true])
    let file = try #require(ReleasedFile(reading: try content.files.read("content/cities/alpha/released.json")))
    #expect(file.contentVersion == 1)
    #expect(file.highestVersion == 1)
    #expect(file.stories.map(\.id) == ["one", "two"])
    #expect(try content.release().released.allSatisfy { !$0.isChanged })
  }

  @Test func `a build never writes to the content, and follows what was released`() async throws {
    let content = ToyContent(cities: ["alpha"])
    let untouched = content.contentFiles()
    try await expectVersion(1, of: content)
    #expect(content.contentFiles() == untouched)
    _ = try content.release()
    try await expectVersion(1, of: content)
    content.put("one", "Another tale", in: "alpha")
    let report = try await content.build()
    #expect(report.packs.map(\.entry.version) == [2])
    #expect(report.removed == ["packs/alpha-1.citypack", "packs/alpha-1.cpd"])
    content.put("one", "First tale", in: "alpha")
    try await expectVersion(1, of: content)
  }

  private func expectVersion(_ version: Int, of content: ToyContent) async throws {
    let report = try await content.build()
    #expect(report.packs.map(\.entry.version) == [version])
  }

  @Test func `a city with errors is not released`() throws {
    let content = ToyContent()
    content.put("one", "wrong", in: "alpha")
    let report = try content.release()
    #expect(report.refused.map(\.city) == ["alpha"])
    #expect(report.released.map(\.city) == ["beta"])
    #expect(try content.files.info("content/cities/alpha/released.json") == nil)
  }

  @Test func `the file has one story a line`() throws {
    let file = ReleasedFile(
      city: "alpha", contentVersion: 2, contentRoot: .zero, highestVersion: 3,
      stories: [
        ReleasedStory(id: "a", latitude: 312_397_000, longitude: -1_200_000_001, titleHash: "0123456789abcdef"),
        ReleasedStory(id: "b", latitude: 0, longitude: 0, titleHash: "fedcba9876543210"),
      ])
    let text = """
      {
        "city": "alpha",
        "contentRoot": "\(String(repeating: "0", count: 64))",
        "contentVersion": 2,
        "format": 1,
        "highestVersion": 3,
        "stories": [
          {"id":"a","latitude":31.2397000,"longitude":-120.0000001,"titleHash":"0123456789abcdef"},
          {"id":"b","latitude":0.0000000,"longitude":0.0000000,"titleHash":"fedcba9876543210"}
        ]
      }

      """
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
    #expect(ReleasedFile(reading: file.bytes) == file)
  }

  @Test(arguments: ["", "{}", #"{"format":2}"#, "not JSON"])
  func `a file that no release wrote refuses its city alone and is named`(_ text: String) async throws {
    let content = ToyContent(cities: ["alpha", "beta"])
    content.files.put(Array(text.utf8), at: "content/cities/alpha/released.json")
    let report = try await content.build()
    #expect(report.packs.map(\.entry.city) == ["beta"])
    #expect(report.refused.map(\.city) == ["alpha"])
    let finding = try #require(report.refused.first?.verdict.findings.first)
    #expect(finding.rule.rawValue == "content/released-damaged")
    #expect(finding.place.file == "content/cities/alpha/released.json")
  }

  @Test(arguments: [
    ("\"format\": 1", "\"format\": 1,\n  \"note\": \"by hand\""), ("\"id\":\"two\"", "\"id\":\"../two\""),
    ("\"id\":\"one\"", "\"id\":\"zzz\""), ("\"city\": \"alpha\"", "\"city\": \"beta\""),
    ("\"titleHash\"", "\"note\":1,\"titleHash\""), ("  \"stories\"", "  \"stories\" "),
  ])
  func `what differs from what a release writes by as much as a key, a row or the city is refused`(
    _ text: String, _ edit: String
  ) async throws {
    let content = ToyContent(cities: ["alpha"])
    _ = try content.release()
    let path = "content/cities/alpha/released.json"
    let written = String(decoding: try content.files.read(path), as: UTF8.self)
    let parts = written.components(separatedBy: text)
    #expect(parts.count > 1)
    content.files.put(Array(parts.joined(separator: edit).utf8), at: path)
    #expect(try await content.build().refused.map(\.city) == ["alpha"])
    // A checkout on another system changes line ends, and nothing else.
    content.files.put(Array(written.replacingOccurrences(of: "\n", with: "\r\n").utf8), at: path)
    #expect(try await content.build().packs.map(\.entry.version) == [1])
  }
}
