import FileStore
import PackFormat

/// A pack file in either form, told apart by its first bytes and not by its name.
enum PackReading {
  case pack(Pack)
  case download(Download)

  static func open(_ path: String, _ files: any FileSystem) throws(BuildError) -> PackReading {
    let file = try throwingBuildError { () throws(FileError) in try files.map(path) }
    do throws(PackError) {
      if file.withBytes({ Download.isDownload($0) }) { return .download(try Download(file)) }
      return .pack(try Pack(file))
    } catch {
      throw .pack(path: path, error)
    }
  }

  /// The pack in a file in either form.
  static func pack(_ path: String, _ files: any FileSystem) throws(BuildError) -> Pack {
    switch try open(path, files) {
    case .pack(let pack): pack
    case .download(let download): try unpack(download, path: path)
    }
  }

  /// The pack that a download yields, made in memory.
  static func unpack(_ download: Download, path: String) throws(BuildError) -> Pack {
    let memory = MemorySink()
    do throws(PackError) {
      try download.apply(to: memory)
      return try Pack(MappedFile(copying: memory.bytes))
    } catch {
      throw .pack(path: path, error)
    }
  }
}
