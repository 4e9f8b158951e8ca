import FileStore

/// A file of a city, and what it is for.
public struct ContentFile: Sendable, Hashable {
  /// What a file is for.
  public enum Role: Sendable, Hashable {
    /// `city.yaml`
    case config
    /// `ignore.yaml`
    case acceptedFindings
    /// `points.kml`, `.kmz`, `.geojson`, `.csv`, `.gpx`
    case points
    /// `stories/<id>.md`, with the id
    case story(String)
    /// A file under `images/`, with its name
    case image(String)
    /// Nothing the tool reads. A folder or a link in the wrong place is one too.
    case unexpected
  }

  /// The path as a person would type it.
  public var path: String
  public var role: Role

  public init(path: String, role: Role) {
    self.path = path
    self.role = role
  }
}

/// Tells what the files of a city's folder are for.
struct CityFolder {
  private let files: any FileSystem
  private let folder: String

  init(_ files: any FileSystem, folder: String) {
    self.files = files
    self.folder = folder
  }

  /// What a city's folder holds.
  struct Contents {
    /// In ascending byte order of paths.
    var files: [ContentFile] = []
    /// Folders that could not be listed.
    var unreadable: [FileError] = []
  }

  /// Throws only where the folder itself cannot be listed.
  func contents() throws(FileError) -> Contents {
    var contents = Contents()
    for entry in try files.list(folder) where !entry.name.hasPrefix(".") && !Self.ignored.contains(entry.name) {
      let path = FilePath.join(folder, entry.name)
      switch (entry.name, entry.kind) {
      case ("stories", .folder): inside(path, &contents) { Self.storyRole($0) }
      case ("images", .folder): inside(path, &contents) { .image($0) }
      case _ where isReadAsFile(entry, at: path):
        contents.files.append(ContentFile(path: path, role: Self.role(entry.name)))
      default: contents.files.append(ContentFile(path: path, role: .unexpected))
      }
    }
    contents.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return contents
  }

  /// What lies in a city's folder and is not for reading a city.
  private static let ignored: Set<String> = ["artwork", "walks", "released.json", "README.md"]
  private static let pointsFiles: Set<String> = [
    "points.kml", "points.kmz", "points.geojson", "points.csv", "points.gpx",
  ]

  private static func role(_ name: String) -> ContentFile.Role {
    switch name {
    case "city.yaml": .config
    case "ignore.yaml": .acceptedFindings
    case _ where pointsFiles.contains(name): .points
    default: .unexpected
    }
  }

  private static func storyRole(_ name: String) -> ContentFile.Role {
    name.hasSuffix(".md") && name.utf8.count > 3 ? .story(String(name.dropLast(3))) : .unexpected
  }

  /// A pipe or device under the name of a file is read as one, and so is a link that leads in a circle: reading it says
  /// what is wrong, where passing it over would lose a story.
  private func isReadAsFile(_ entry: FolderEntry, at path: String) -> Bool {
    switch entry.kind {
    case .file, .other: return true
    case .folder: return false
    case .link:
      do throws(FileError) {
        _ = try files.info(path)
        return false
      } catch {
        return true
      }
    }
  }

  private func inside(_ path: String, _ contents: inout Contents, role: (String) -> ContentFile.Role) {
    do throws(FileError) {
      for entry in try files.list(path) where !entry.name.hasPrefix(".") {
        let inside = FilePath.join(path, entry.name)
        let isFile = isReadAsFile(entry, at: inside)
        contents.files.append(ContentFile(path: inside, role: isFile ? role(entry.name) : .unexpected))
      }
    } catch {
      contents.unreadable.append(error)
    }
  }
}
