import Atlas
import BorderTools
import FileStore
import PackFormat
import SourceText

/// The entries of an atlas pack, ready to be written.
struct AtlasPacking {
  let plan: PackPlan
  private let entries: [String: [UInt8]]

  init(_ content: AtlasContent, _ about: AtlasAbout, path: String) throws(AtlasProblem) {
    do throws(AtlasError) {
      entries = [
        AtlasName.arcs: try content.borders.encoded(),
        AtlasName.regions: content.regions.bytes,
        AtlasName.shapes: try content.shapes.encoded(entry: AtlasName.shapes),
      ]
    } catch {
      throw .content(path: path, offset: nil, Bilingual(zh: error.description, en: error.description))
    }
    let languages = about.names.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let packAbout = PackAbout(
      kind: AtlasName.kind, id: AtlasSource.id, languages: languages, names: about.names, licence: about.licence,
      provenance: about.provenance)
    do throws(PackError) {
      plan = try PackPlan(about: packAbout, entries: entries.map { PlannedEntry(name: $0.key, bytes: $0.value) })
    } catch {
      throw .content(path: path, offset: nil, error.words)
    }
  }

  func bytes(of entry: PlannedEntry) -> [UInt8] { entries[entry.name] ?? [] }
}
