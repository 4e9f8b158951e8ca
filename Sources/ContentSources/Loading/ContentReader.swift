public import FileStore
import SourceText

/// Reads `content/`: the project first, then one city at a time, so that memory does not grow with the number of cities.
///
/// A fault in what is written is a finding of the project or the city; only files that cannot be read throw. Pictures
/// are looked into in place and not kept.
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
    if entries.contains(where: { $0.name == "citypack.yaml" && $0.kind == .file }) {
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
    try CityFolder(files, folder: folder(ofCity: id)).contents()
  }

  /// Reads a whole city. O(bytes of its texts and points).
  public func city(_ id: String, in project: ProjectConfig) throws(FileError) -> City {
    var reading = CityReading(files, id: id, folder: folder(ofCity: id), project: project)
    try reading.run(inventory(ofCity: id))
    return reading.city
  }

  private func folder(ofCity id: String) -> String { FilePath.join(FilePath.join(root, "cities"), id) }

  private func projectConfig(_ path: String) throws(FileError) -> ProjectConfig {
    var findings: [Finding] = []
    guard let source = try files.source(path, byteLimit: YAMLComposer.byteLimit, findings: &findings) else {
      var config = ProjectConfig()
      config.findings = findings
      return config
    }
    return ProjectConfigReader.read(source)
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
  /// The bytes of a file; nil with a finding where it is larger than anything the tool reads.
  func source(_ path: String, byteLimit: Int, findings: inout [Finding]) throws(FileError) -> SourceBytes? {
    do throws(FileError) {
      return SourceBytes(file: path, bytes: try read(path, limit: byteLimit))
    } catch {
      guard error.reason == .tooLarge else { throw error }
      let size = try info(path)?.byteCount
      findings.append(
        .tooLarge(SourcePlace(file: path), byteCount: size.flatMap { $0 > byteLimit ? $0 : nil }, byteLimit: byteLimit))
      return nil
    }
  }
}
