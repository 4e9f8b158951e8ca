#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import FileStore
import TestSupport
import Testing

@Suite struct LocalFileSystemTests {
  let files = LocalFileSystem()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func `a file reads back as it was written, read or mapped`(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder.path("file")
    try files.write(bytes, to: path)
    #expect(try files.read(path) == bytes)
    #expect(try files.map(path).withBytes { Array($0) } == bytes)
    #expect(try files.info(path) == FileInfo(kind: .file, byteCount: count))
  }

  @Test func `a read stops at its limit`() throws {
    let path = folder.path("file")
    try files.write([1, 2, 3], to: path)
    #expect(try files.read(path, limit: 3) == [1, 2, 3])
    #expect(throws: FileError(.read, path, .tooLarge)) { try files.read(path, limit: 2) }
    #expect(try files.readPieces(path, limit: 3) { _ in } == 3)
    #expect(throws: FileError(.read, path, .tooLarge)) { try files.readPieces(path, limit: 2) { _ in } }
  }

  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 700_000])
  func `a file comes in pieces as it comes whole`(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder.path("file")
    try files.write(bytes, to: path)
    var pieces: [UInt8] = []
    #expect(try files.readPieces(path, limit: count) { pieces += $0 } == count)
    #expect(pieces == bytes)
  }

  @Test func `a file that says it is too long is refused before a byte is read`() throws {
    let path = folder.path("sparse")
    let number = open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(number >= 0 && ftruncate(number, 1 << 40) == 0)
    close(number)
    #expect(throws: FileError(.read, path, .tooLarge)) { try files.read(path, limit: 1 << 30) }
    var seen = 0
    #expect(throws: FileError(.read, path, .tooLarge)) {
      try files.readPieces(path, limit: 1 << 30) { seen += $0.count }
    }
    #expect(seen == 0)
  }

  @Test func `a pipe, a socket or a device is refused at once, also where a link leads to it`() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(symlink(pipe, folder.path("link")) == 0)
    for path in [pipe, folder.path("link"), "/dev/zero", "/dev/null"] {
      #expect(throws: FileError(.read, path, .notAFile)) { try files.read(path) }
      #expect(throws: FileError(.read, path, .notAFile)) { try files.readPieces(path, limit: 9) { _ in } }
      #expect(throws: FileError(.map, path, .notAFile)) { try files.map(path) }
      #expect(throws: FileError(.lock, path, .notAFile)) { try files.tryLock(path) }
    }
    #expect(throws: FileError.self) { try files.list(pipe) }
    try files.write([1], to: pipe)
    #expect(try files.read(pipe) == [1])
  }

  @Test func `links in a circle are said to be that`() throws {
    let path = folder.path("loop")
    #expect(symlink(path, path) == 0)
    #expect(throws: FileError(.inspect, path, .linkLoop)) { try files.info(path) }
    #expect(throws: FileError(.read, path, .linkLoop)) { try files.read(path) }
  }

  @Test func `a name that is not UTF-8 hides no other, and cannot be opened by mistake`() throws {
    try files.write([1], to: folder.path("good"))
    let bad = Array(folder.path("caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
    let number = open(bad, O_WRONLY | O_CREAT, 0o600)
    #expect(number >= 0)
    close(number)
    let entries = try files.list(folder.path)
    #expect(entries.map(\.name) == ["caf\u{FFFD}", "good"])
    #expect(entries.map(\.kind) == [.file, .file])
    let path = folder.path("caf\u{FFFD}")
    #expect(throws: FileError(.read, path, .nameNotUTF8)) { try files.read(path) }
    #expect(throws: FileError(.list, path, .nameNotUTF8)) { try files.list(path) }
    #expect(unlink(bad) == 0)
  }

  @Test func `a list is in byte order of names and knows kinds`() throws {
    for name in ["b", "a", "Z", "é", "a-b", "a.b"] { try files.write([], to: folder.path(name)) }
    try files.createFolder(folder.path("deep/er"))
    let entries = try files.list(folder.path)
    #expect(entries.map(\.name) == ["Z", "a", "a-b", "a.b", "b", "deep", "é"])
    #expect(entries.filter { $0.kind == .folder }.map(\.name) == ["deep"])
  }

  @Test func `what is not there is nil to info and an error to everything else`() throws {
    let path = folder.path("nothing")
    #expect(try files.info(path) == nil)
    #expect(throws: FileError(.read, path, .notFound)) { try files.read(path) }
    #expect(throws: FileError(.map, path, .notFound)) { try files.map(path) }
    #expect(throws: FileError(.list, path, .notFound)) { try files.list(path) }
    #expect(throws: FileError(.remove, path, .notFound)) { try files.remove(path) }
  }

  @Test func `a folder is no file and a file no folder`() throws {
    let file = folder.path("file")
    try files.write([1], to: file)
    #expect(throws: FileError(.read, folder.path, .isAFolder)) { try files.read(folder.path) }
    #expect(throws: FileError(.map, folder.path, .isAFolder)) { try files.map(folder.path) }
    #expect(throws: FileError(.list, file, .notAFolder)) { try files.list(file) }
    #expect(throws: FileError(.create, file, .notAFolder)) { try files.createFolder(file) }
    #expect(try files.info(FilePath.join(file, "below")) == nil)
  }

  @Test func `a mapping outlives the replacing of its file`() throws {
    let path = folder.path("file")
    try files.write([1, 1, 1], to: path)
    let mapped = try files.map(path)
    try files.write([2, 2], to: path)
    #expect(mapped.withBytes { Array($0) } == [1, 1, 1])
    #expect(try files.read(path) == [2, 2])
  }

  @Test func `a staged file is not there before its commit and leaves nothing when dropped`() throws {
    let path = folder.path("file")
    try files.write([1], to: path)
    var staged: (any StagedFile)? = try files.stage(path)
    try staged?.append([UInt8](repeating: 2, count: 300_000))
    #expect(try files.read(path) == [1])
    #expect(try files.list(folder.path).count == 2)
    staged = nil
    #expect(try files.list(folder.path).map(\.name) == ["file"])
    #expect(try files.read(path) == [1])
  }

  @Test func `pieces of every size arrive in order`() throws {
    let path = folder.path("file")
    let staged = try files.stage(path)
    var expected: [UInt8] = []
    for (index, size) in [1, 262_143, 1, 262_144, 500_000, 7, 0, 100_000].enumerated() {
      let piece = [UInt8](repeating: UInt8(index), count: size)
      try staged.append(piece)
      expected += piece
    }
    #expect(staged.byteCount == expected.count)
    try staged.commit()
    #expect(try files.read(path) == expected)
  }

  @Test func `two files in the making for one name do not meet`() throws {
    let path = folder.path("file")
    let (first, second) = (try files.stage(path), try files.stage(path))
    try first.append([1])
    try second.append([2])
    let names = try files.list(folder.path).map(\.name)
    #expect(names.count == 2)
    #expect(names.allSatisfy(TemporaryName.matches))
    try second.commit()
    try first.commit()
    #expect(try files.read(path) == [1])
    #expect(try files.list(folder.path).count == 1)
  }

  @Test func `a staged file in a folder that is not there fails and leaves nothing`() throws {
    #expect(throws: FileError.self) { try files.stage(folder.path("none/file")) }
    #expect(try files.list(folder.path).isEmpty)
  }

  @Test func `a lock is held by one and free again when dropped`() throws {
    let path = folder.path("lock")
    var first = try files.tryLock(path)
    #expect(first != nil)
    #expect(try files.tryLock(path) == nil)
    first = nil
    #expect(try files.tryLock(path) != nil)
  }

  @Test func `a place has one path, whatever it is called`() throws {
    try files.createFolder(folder.path("a"))
    let real = try files.resolved(folder.path("a"))
    #expect(real.hasPrefix("/"))
    #expect(try files.resolved(folder.path("./a/../a/")) == real)
    #expect(try files.resolved(folder.path("a/new/er")) == real + "/new/er")
    #expect(try files.resolved(folder.path("a/new/..")) == real)
  }

  @Test func `only empty folders are removed`() throws {
    try files.createFolder(folder.path("a"))
    try files.write([], to: folder.path("a/b"))
    #expect(throws: FileError(.remove, folder.path("a"), .folderNotEmpty)) { try files.remove(folder.path("a")) }
    try files.remove(folder.path("a/b"))
    try files.remove(folder.path("a"))
    #expect(try files.list(folder.path).isEmpty)
  }
}
