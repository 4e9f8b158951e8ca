public import ContentSources
public import FileStore
import PackFormat
public import SourceText

/// What keeps a city from being packed whatever the rules say: asked by trying, so that checking a city and building it
/// never disagree.
public enum CityFaults {
  /// Everything about a read city that the builder would refuse. Reads no picture.
  public static func of(
    _ city: City, project: ProjectConfig, contentFolder: String, files: any FileSystem
  ) -> [Finding] {
    let source = CitySource(contentFolder: contentFolder, id: city.id, files: files)
    do throws(BuildError) {
      _ = try source.released()
      let content = try PackContent(city, project: project)
      for image in content.images where !PackName.isValid(PackName.image(image)) {
        throw .cannotPack(city: city.id, PackError.nameNotAllowed(PackName.image(image)).words)
      }
      return []
    } catch {
      return [error.finding(about: source)].compactMap { $0 }
    }
  }
}

extension BuildError {
  /// The same as a finding, where it is the fault of one city and no other need wait for it; nil otherwise.
  func finding(about city: CitySource) -> Finding? {
    switch self {
    case .cannotPack(_, let reason): Self.cannotPack(city, reason)
    // Too much for the format, or a picture that was changed while it was packed.
    case .pack(_, let error) where error.isAboutContent: Self.cannotPack(city, error.words)
    case .file(let error) where error.operation.isReading && city.owns(error.path): .unreadable(error)
    case .damaged(let path, let reason) where path == city.releasedPath:
      Finding(rule: .contentReleasedDamaged, at: SourcePlace(file: path), what: reason)
    default: nil
    }
  }

  private static func cannotPack(_ city: CitySource, _ reason: Bilingual) -> Finding {
    Finding(
      rule: .contentCannotPack, at: SourcePlace(file: city.path), subject: reason.en, what: reason,
      howWeKnow: Bilingual(zh: "打包时试过。", en: "The builder tried."))
  }
}

extension PackError {
  /// Whether what is to be packed is at fault, not a pack that is there or the disk it goes to.
  fileprivate var isAboutContent: Bool {
    switch self {
    case .tooLarge, .nameNotAllowed, .damaged: true
    default: false
    }
  }
}

extension FileError.Operation {
  /// Whether nothing was to be written.
  fileprivate var isReading: Bool {
    switch self {
    case .inspect, .list, .read, .map: true
    case .create, .write, .sync, .rename, .remove, .lock: false
    }
  }
}
