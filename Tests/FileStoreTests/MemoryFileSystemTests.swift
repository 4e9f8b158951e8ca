import FileStore
import TestSupport
import Testing

/// What other tests rely on when they make the disk fail.
@Suite struct MemoryFileSystemTests {
  @Test func `an error hits its operation alone`() throws {
    let files = MemoryFileSystem(files: ["a": [1]])
    files.fail(at: 1, with: .error(.hardware))
    #expect(try files.read("a") == [1])
    #expect(throws: FileError(.read, "a", .hardware)) { try files.read("a") }
    #expect(try files.read("a") == [1])
  }

  @Test func `after a crash nothing changes, not even by tidying up`() throws {
    let files = MemoryFileSystem()
    files.fail(at: 2, with: .crash)
    do {
      let staged = try files.stage("a")
      try staged.append([1])
      #expect(throws: FileError.self) { try staged.commit() }
    }
    files.fail(at: 0, with: nil)
    #expect(files.files.keys.allSatisfy { TemporaryName.matches($0) })
    #expect(files.files.count == 1)
  }

  @Test func `a short write stores half`() throws {
    let files = MemoryFileSystem()
    let staged = try files.stage("a")
    files.fail(at: 0, with: .shortWrite)
    #expect(throws: FileError.self) { try staged.append([1, 2, 3, 4]) }
    #expect(files.files.values.first == [1, 2])
  }

  @Test func `a full disk refuses the bytes that do not fit`() throws {
    let files = MemoryFileSystem(files: ["a": [1, 2, 3]])
    files.limitCapacity(to: 5)
    try files.write([1, 2], to: "b")
    #expect(throws: FileError.self) { try files.write([1], to: "c") }
    #expect(Set(files.files.keys) == ["a", "b"])
  }

  @Test func `folders list what is in them`() throws {
    let files = MemoryFileSystem(files: ["x/b": [], "x/a": [], "x/y/z": []])
    #expect(try files.list("x").map(\.name) == ["a", "b", "y"])
    #expect(throws: FileError(.list, "q", .notFound)) { try files.list("q") }
  }
}
