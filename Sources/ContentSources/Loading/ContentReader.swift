public import FileStore
import SourceText

/// Reads `content/`: the project first, then one city at a time, so that memory does not grow with the number of cities.
///
/// A fault in what is written is a finding of the project or the city, and so is a file of a city that cannot be read; what
/// concerns the project as a whole throws. Pictures are looked into and not kept.
public struct ContentReader: Sendable {
  private let files: any FileSystem
  /// The folder as a person would type it; findings name files below it.
  public let root: String

  public init(_ files: any FileSystem, root: String) {
    self.files = files
    self.root = root
  }

  /// The project's defaults and the ids of its cities.
  public func project() throws(FileError) -> ContentProject {
    let entries = try files.list(root)
    var config = ProjectConfig()
    // A link counts as what it leads to; what is no file is refused rather than passed over.
    if entries.contains(where: { $0.name == "citypack.yaml" }) {
      config = try projectConfig(FilePath.join(root, "citypack.yaml"))
    }
    guard entries.contains(where: { $0.name == "cities" && $0.kind == .folder }) else {
      return ContentProject(config: config, cityIDs: [])
    }
    let cities = try files.list(FilePath.join(root, "cities"))
    let ids = cities.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name)
    return ContentProject(config: config, cityIDs: ids)
  }

  /// Every file that a city's pack or verdict depends on, in ascending byte order of paths: what a cache has to hash.
  /// Files that nobody reads (`artwork/`, `walks/`, hidden ones) are left out; unexpected ones are in, since a finding
  /// names them.
  public func inventory(ofCity id: String) throws(FileError) -> [ContentFile] {
    try CityFolder(files, folder: folder(ofCity: id)).contents().files
  }

  /// Reads a whole city. O(bytes of its texts and points). What cannot be read is a finding and the rest is kept; throws
  /// only where the city's folder itself cannot be listed.
  public func city(_ id: String, in project: ProjectConfig) throws(FileError) -> City {
    var reading = CityReading(files, id: id, folder: folder(ofCity: id), project: project)
    try reading.run(CityFolder(files, folder: folder(ofCity: id)).contents())
    return reading.city
  }

  private func folder(ofCity id: String) -> String { FilePath.join(FilePath.join(root, "cities"), id) }

  private func projectConfig(_ path: String) throws(FileError) -> ProjectConfig {
    do throws(FileError) {
      return ProjectConfigReader.read(
        SourceBytes(file: path, bytes: try files.read(path, limit: YAMLComposer.byteLimit)))
    } catch {
      guard error.reason == .tooLarge else { throw error }
      var config = ProjectConfig()
      config.findings = [.tooLarge(SourcePlace(file: path), byteCount: nil, byteLimit: YAMLComposer.byteLimit)]
      return config
    }
  }
}

/// What `content/` holds besides its cities.
public struct ContentProject: Sendable {
  public var config: ProjectConfig
  /// The folders under `cities/`, in ascending byte order.
  public var cityIDs: [String]

  public init(config: ProjectConfig, cityIDs: [String]) {
    self.config = config
    self.cityIDs = cityIDs
  }
}

extension FileSystem {
  /// The bytes of a file; nil with a finding where it cannot be read or is larger than anything the tool reads.
  func source(_ path: String, byteLimit: Int, findings: inout [Finding]) -> SourceBytes? {
    do throws(FileError) {
      return SourceBytes(file: path, bytes: try read(path, limit: byteLimit))
    } catch {
      guard error.reason == .tooLarge else {
        findings.append(.unreadable(error))
        return nil
      }
      let size = (try? info(path))?.byteCount
      findings.append(
        .tooLarge(SourcePlace(file: path), byteCount: size.flatMap { $0 > byteLimit ? $0 : nil }, byteLimit: byteLimit))
      return nil
    }
  }
}
