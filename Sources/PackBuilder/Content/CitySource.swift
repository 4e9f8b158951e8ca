import Digests
import FileStore
import PackFormat
import SourceText

/// The folder of a city, as bytes.
struct CitySource: Sendable {
  var contentFolder: String
  var id: String
  var files: any FileSystem

  static func citiesFolder(_ contentFolder: String) -> String { FilePath.join(contentFolder, "cities") }

  /// The folder, as a person would type it.
  var path: String { FilePath.join(Self.citiesFolder(contentFolder), id) }

  var releasedPath: String { FilePath.join(path, ReleasedFile.fileName) }

  /// The ids of all cities: the folders under `cities/`, in byte order.
  static func allIDs(in contentFolder: String, _ files: some FileSystem) throws(BuildError) -> [String] {
    try throwingBuildError { () throws(FileError) in
      let folder = citiesFolder(contentFolder)
      guard try files.info(folder) != nil else { throw FileError(.list, folder, .notFound) }
      return try files.list(folder).filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name)
    }
  }

  /// Names every byte the pack or its verdict may depend on: all files but those no reader of a city looks at.
  func digest() throws(BuildError) -> SHA256Digest {
    try throwingBuildError { () throws(FileError) in
      try FolderDigest.of(path, in: files) { Self.unread.contains($0) || FilePath.name(of: $0).hasPrefix(".") }
    }
  }

  private static let unread: Set<String> = ["walks", "artwork"]

  /// What was last released; nil where nothing was.
  func released() throws(BuildError) -> ReleasedFile? {
    let bytes = try throwingBuildError { () throws(FileError) -> [UInt8]? in
      guard try files.info(releasedPath) != nil else { return nil }
      return try files.read(releasedPath)
    }
    guard let bytes else { return nil }
    guard let released = ReleasedFile(reading: bytes) else {
      throw .damaged(
        path: releasedPath,
        Bilingual(
          zh: "不是 citypack release 写的；请从版本库恢复", en: "not as citypack release writes it; restore it from version control"
        ))
    }
    return released
  }

  /// The bytes of a picture.
  func image(_ name: String) throws(FileError) -> [UInt8] {
    try files.read(FilePath.join(FilePath.join(path, "images"), name))
  }
}
