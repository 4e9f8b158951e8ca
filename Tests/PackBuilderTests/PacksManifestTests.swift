import Digests
import FileStore
@testable import PackBuilder
import TestSupport
import Testing

@Suite struct PacksManifestTests {
  static let manifest = PacksManifest(
    zlibVersion: "1.2.13",
    packs: [
      ManifestEntry(
        city: "alpha", version: 2, contentRoot: .zero,
        pack: ManifestFile(name: "alpha-2.citypack", byteCount: 10, sha256: .zero),
        download: ManifestFile(name: "alpha-2.cpd", byteCount: 5, sha256: .zero))
    ])

  @Test func `the list is text for people and programs, and reads back`() {
    let zeros = String(repeating: "0", count: 64)
    let text = """
      {
        "format": 1,
        "packs": [
          {
            "bytes": 10,
            "city": "alpha",
            "contentRoot": "\(zeros)",
            "download": {
              "bytes": 5,
              "path": "alpha-2.cpd",
              "sha256": "\(zeros)"
            },
            "kind": "city",
            "path": "alpha-2.citypack",
            "sha256": "\(zeros)",
            "version": 2
          }
        ],
        "zlib": "1.2.13"
      }

      """
    #expect(String(decoding: Self.manifest.bytes, as: UTF8.self) == text)
    #expect(PacksManifest(reading: Self.manifest.bytes) == Self.manifest)
  }

  @Test func `the list of a real build is as its schema says`() async throws {
    let content = ToyContent()
    _ = try await content.build()
    let faults = try JSONSchema(named: "packs-manifest.schema.json").faults(
      in: try content.files.read("packs/manifest.json"))
    #expect(faults == [])
  }

  @Test(arguments: ["../alpha-2.cpd", "/etc/passwd", "a/b", "", ".."])
  func `a list that names files elsewhere is refused, for they would be removed`(_ name: String) {
    let text = String(decoding: Self.manifest.bytes, as: UTF8.self)
    let parts = text.split(separator: "alpha-2.cpd")
    #expect(PacksManifest(reading: Array(parts.joined(separator: name).utf8)) == nil)
  }
}
