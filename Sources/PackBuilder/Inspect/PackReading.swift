import Atlas
import FileStore
import PackFormat

/// A pack file in either form, told apart by its first bytes and not by its name, with every byte checked.
struct PackReading {
  var isDownload: Bool
  /// Of the pack itself, or of the one a download yields.
  var tables: PackTables
  /// Length and digest of the file.
  var file: WrittenFile

  init(_ path: String, _ files: any FileSystem) throws(BuildError) {
    let mapped = try throwingBuildError { () throws(FileError) in try files.map(path) }
    isDownload = mapped.withBytes { Download.isDownload($0) }
    do throws(PackError) {
      tables = try isDownload ? Download(mapped).tables() : Pack(mapped).tables()
    } catch {
      throw .pack(path: path, error)
    }
    file = isDownload ? WrittenFile(of: mapped) : tables.written
  }

  /// The borders, where the pack is an atlas; read as strictly as an app does.
  func atlas(_ path: String, _ files: any FileSystem) throws(BuildError) -> AtlasInspection? {
    guard tables.manifest.about.kind == AtlasName.kind else { return nil }
    let mapped = try throwingBuildError { () throws(FileError) in try files.map(path) }
    do throws(PackError) {
      guard isDownload else { return try AtlasInspection(Pack(mapped)) }
      let memory = MemorySink()
      try Download(mapped).apply(to: memory)
      return try AtlasInspection(Pack(MappedFile(copying: memory.bytes)))
    } catch {
      throw .pack(path: path, error)
    }
  }
}
