import FileStore
import PackFormat

extension PackPlan {
  /// Plans the pack of a city: hashes tables and texts, and every picture, one at a time.
  init(_ content: PackContent, _ source: CitySource) throws(BuildError) {
    var entries = content.tables.map { PlannedEntry(name: $0.key, bytes: $0.value) }
    for image in content.images {
      let bytes = try throwingBuildError { () throws(FileError) in try source.image(image) }
      entries.append(PlannedEntry(name: PackName.image(image), bytes: bytes))
    }
    do throws(PackError) {
      try self.init(about: content.about, entries: entries)
    } catch {
      throw .cannotPack(city: content.about.id, error.words)
    }
  }
}
