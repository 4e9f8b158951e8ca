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

  /// Names every byte the pack or its verdict may depend on: all files but those no reader of a city looks at. Nil where
  /// one of them cannot be read, or all together are more than a pack can hold: then nothing may be taken over.
  func digest() -> SHA256Digest? {
    FolderDigest.of(path, in: files, limit: PackLimits.standard.bytes) {
      Self.unread.contains($0) || FilePath.name(of: $0).hasPrefix(".")
    }
  }

  /// Makes sure that nothing was saved between `digest` and now: what was judged is what was packed, and what is
  /// remembered under the digest.
  func mustStill(be digest: SHA256Digest?) throws(BuildError) {
    guard self.digest() != digest else { return }
    throw .cannotPack(
      city: id,
      Bilingual(zh: "打包期间有文件改动；请再打包一次", en: "its files changed while it was being packed; build it again"))
  }

  /// Whether a picture is longer than the rules allow, told without reading it.
  func hasPicture(over limit: Int) -> Bool {
    let folder = FilePath.join(path, "images")
    guard let entries = try? files.list(folder) else { return false }
    return entries.contains { entry in
      entry.kind == .file && (try? files.info(FilePath.join(folder, entry.name))?.byteCount ?? 0) ?? 0 > limit
    }
  }

  /// Whether a path is the city's folder or lies in it.
  func owns(_ path: String) -> Bool { path == self.path || path.hasPrefix(self.path + "/") }

  private static let unread: Set<String> = ["walks", "artwork"]

  /// What was last released; nil where nothing was.
  func released() throws(BuildError) -> ReleasedFile? { try ReleasedFile.read(releasedPath, of: id, files) }

  /// The bytes of a picture.
  func image(_ name: String) throws(FileError) -> [UInt8] {
    try files.read(FilePath.join(FilePath.join(path, "images"), name), limit: PackLimits.standard.bytes)
  }
}
