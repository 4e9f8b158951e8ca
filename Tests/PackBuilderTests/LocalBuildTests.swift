import FileStore
import PackBuilder
import TestSupport
import Testing

/// The same on a real disk.
@Suite struct LocalBuildTests {
  @Test func `a build on the disk gives the bytes of one in memory, and clears what a killed one left`() async throws {
    let toy = ToyContent()
    _ = try await toy.build()
    let folder = try TemporaryFolder()
    let disk = LocalFileSystem()
    for (path, bytes) in toy.contentFiles() {
      try disk.createFolder(folder.path(FilePath.folder(of: path)))
      try disk.write(bytes, to: folder.path(path))
    }
    let packs = folder.path("packs")
    try disk.createFolder(packs)
    try disk.write([1], to: folder.path("packs/.alpha-1.citypack.77-0.citypack-tmp"))
    let options = BuildOptions(
      contentFolder: folder.path("content"), outputFolder: packs, jobs: 2, toolFingerprint: "1")
    _ = try await Build.run(options, toy.inputs(), files: disk)
    let names = try disk.list(packs).filter { $0.kind == .file }.map(\.name)
    #expect(Set(names.map { "packs/" + $0 }) == Set(toy.packs().keys))
    for name in names { #expect(try disk.read(FilePath.join(packs, name)) == toy.packs()["packs/" + name]) }
    let again = try await Build.run(options, toy.inputs(), files: disk)
    #expect(again.packs.map(\.outcome) == [.reused, .reused])
  }
}
