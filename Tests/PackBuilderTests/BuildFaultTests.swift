import FileStore
import PackBuilder
import PackFormat
import TestSupport
import Testing

/// A disk that fails, fills up or loses power at any moment leaves whole packs behind.
@Suite struct BuildFaultTests {
  /// Content built once, then changed: one city's text, and the other one's name, since it was released in between.
  static func changedContent() async throws -> ToyContent {
    let content = ToyContent(storiesPerCity: 1)
    _ = try await content.build()
    _ = try content.release(["beta"])
    content.put("one", "Another tale", in: "alpha")
    content.put("one", "Another tale", in: "beta")
    return content
  }

  /// A fault, and how many operations lie between those it is tried at: a crash is tried at each.
  @Test(arguments: [(MemoryFileSystem.Fault.crash, 1), (.error(.hardware), 5), (.shortWrite, 5)])
  func `a build that fails at any operation leaves whole packs, and the next one mends all`(
    _ fault: MemoryFileSystem.Fault, _ step: Int
  ) async throws {
    let start = try await Self.changedContent()
    let before = start.packs()
    let wanted = ToyContent(copying: start)
    wanted.files.fail(at: 0, with: nil)
    _ = try await wanted.build()
    let operations = wanted.files.operationCount
    #expect(operations > 60)
    for operation in stride(from: 0, to: operations, by: step) {
      let content = ToyContent(copying: start)
      content.files.fail(at: operation, with: fault)
      _ = try? await content.build()
      content.files.fail(at: 0, with: nil)
      try expectWhole(content, before, wanted.packs(), "operation \(operation)")
      _ = try await content.build()
      #expect(content.packs() == wanted.packs(), "operation \(operation)")
      #expect(!content.files.files.keys.contains { TemporaryName.matches(FilePath.name(of: $0)) })
    }
  }

  @Test func `a full disk leaves the old packs as they were`() async throws {
    let content = try await Self.changedContent()
    let before = content.packs()
    let used = content.files.files.values.reduce(0) { $0 + $1.count }
    for spare in stride(from: 0, to: 4000, by: 250) {
      content.files.limitCapacity(to: used + spare)
      await #expect(throws: BuildError.self) { _ = try await content.build() }
      #expect(content.packs() == before)
      #expect(!content.files.files.keys.contains { TemporaryName.matches(FilePath.name(of: $0)) })
    }
  }

  /// Every pack is the old one or the new one, whole, and the list names those that are there. What fails while one city
  /// is read refuses that city alone, so the list may be a new one that has an old row.
  private func expectWhole(
    _ content: ToyContent, _ old: [String: [UInt8]], _ new: [String: [UInt8]], _ when: String
  ) throws {
    for (path, bytes) in content.packs() where path != "packs/manifest.json" {
      #expect(bytes == old[path] || bytes == new[path], "\(path) at \(when)")
    }
    for checked in try Verification.run("packs", files: content.files) {
      #expect(content.files.files[checked.path] != nil, "\(checked.path) at \(when)")
    }
  }
}
