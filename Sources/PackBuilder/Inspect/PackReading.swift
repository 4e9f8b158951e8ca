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
}
