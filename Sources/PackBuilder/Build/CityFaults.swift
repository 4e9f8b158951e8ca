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
  ) throws(FileError) -> [Finding] {
    let source = CitySource(contentFolder: contentFolder, id: city.id, files: files)
    do throws(BuildError) {
      _ = try source.released()
      let content = try PackContent(city, project: project)
      for image in content.images where !PackName.isValid(PackName.image(image)) {
        throw .cannotPack(city: city.id, PackError.nameNotAllowed(PackName.image(image)).words)
      }
      return []
    } catch {
      if case .file(let error) = error { throw error }
      return [error.finding(about: source)].compactMap { $0 }
    }
  }
}

extension BuildError {
  /// The same as a finding, where it is the fault of one city and no other need wait for it; nil otherwise.
  func finding(about city: CitySource) -> Finding? {
    switch self {
    case .cannotPack(_, let reason):
      Finding(
        rule: .contentCannotPack, at: SourcePlace(file: city.path), subject: reason.en, what: reason,
        howWeKnow: Bilingual(zh: "打包时试过。", en: "The builder tried."))
    case .damaged(let path, let reason) where path == city.releasedPath:
      Finding(rule: .contentReleasedDamaged, at: SourcePlace(file: path), what: reason)
    default: nil
    }
  }
}
