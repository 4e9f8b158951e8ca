import BorderTools
import Digests
import FileStore
import GeometryFiles
import SourceText

/// The folder of the atlas in a content folder: `boundaries/china/`, with `atlas.json` and one `.topojson`.
struct AtlasSource: Sendable {
  /// The id of the atlas, which no city may have.
  static let id = "china"

  var contentFolder: String
  var files: any FileSystem

  /// The folder, as a person would type it.
  var path: String { FilePath.join(FilePath.join(contentFolder, "boundaries"), Self.id) }

  var aboutPath: String { FilePath.join(path, "atlas.json") }
  var releasedPath: String { FilePath.join(path, ReleasedFile.fileName) }

  /// Whether the content has an atlas at all.
  func exists() throws(BuildError) -> Bool {
    try throwingBuildError { () throws(FileError) in try files.info(aboutPath) != nil }
  }

  /// Names every byte the pack depends on.
  func digest() throws(BuildError) -> SHA256Digest {
    try throwingBuildError { () throws(FileError) in
      var hasher = SHA256Hasher()
      for path in [aboutPath] + (try topologies()) {
        let digest = try files.map(path).withBytes { SHA256Digest(of: $0) }
        hasher.update("\(digest.hex) \(FilePath.name(of: path))\n")
      }
      return hasher.finish()
    }
  }

  /// What was last released; nil where nothing was.
  func released() throws(BuildError) -> ReleasedFile? { try ReleasedFile.read(releasedPath, of: Self.id, files) }

  /// Reads the borders and what is known of them.
  func read() throws(AtlasProblem) -> (content: AtlasContent, about: AtlasAbout) {
    let about = try readAbout()
    let paths = try filing { () throws(FileError) in try topologies() }
    guard let path = paths.first, paths.count == 1 else {
      throw .content(
        path: path, offset: nil,
        Bilingual(zh: "要有且只有一个 .topojson 文件", en: "there must be one .topojson file, and only one"))
    }
    let file = try filing { () throws(FileError) in try files.map(path) }
    let topology = try file.withBytes { (bytes) throws(AtlasProblem) in
      do throws(TopoJSONFault) { return try TopoJSONFile.read(bytes) } catch { throw AtlasProblem(error, path: path) }
    }
    do throws(AtlasFault) { return (try AtlasContent(topology, about: about), about) } catch {
      throw AtlasProblem(error, path: path)
    }
  }

  private func filing<Result>(_ body: () throws(FileError) -> Result) throws(AtlasProblem) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }

  private func topologies() throws(FileError) -> [String] {
    try files.list(path).filter { $0.name.hasSuffix(".topojson") }.map { FilePath.join(path, $0.name) }
  }

  private func readAbout() throws(AtlasProblem) -> AtlasAbout {
    let bytes = try filing { () throws(FileError) in try files.read(aboutPath, limit: 1 << 20) }
    do throws(AtlasAbout.Fault) { return try AtlasAbout(reading: bytes) } catch {
      throw .content(path: aboutPath, offset: error.offset, Bilingual(zh: error.reason, en: error.reason))
    }
  }
}
