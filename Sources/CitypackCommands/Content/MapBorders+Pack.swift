import Atlas
import ContentSources
import PackFormat
import Reports
import SourceText

extension MapBorders {
  /// The borders of an atlas as a map of some places shows them; nil where it has none near them.
  init?(_ pack: Pack, around extents: [Extent]) throws(AtlasError) {
    self.init(
      exact: try Self.borders(AtlasName.arcs, of: pack), simplified: try Self.shapes(of: pack),
      regions: try Atlas(pack).regions, around: extents, source: Self.source(pack))
  }

  /// Nil where the atlas has none: they are for drawing only.
  private static func shapes(of pack: Pack) throws(AtlasError) -> Borders? {
    pack.manifest.entries.contains { $0.name == AtlasName.shapes } ? try borders(AtlasName.shapes, of: pack) : nil
  }

  private static func borders(_ entry: String, of pack: Pack) throws(AtlasError) -> Borders {
    let borders: Result<Borders, AtlasError>
    do throws(PackError) {
      borders = try pack.withEntry(entry) { (bytes) throws(PackError) in
        Result { () throws(AtlasError) in try Borders(reading: bytes, entry: entry) }
      }
    } catch {
      throw .pack(error)
    }
    return try borders.get()
  }

  private static func source(_ pack: Pack) -> Bilingual {
    let (id, version) = (pack.manifest.about.id, pack.manifest.contentVersion)
    return Bilingual(zh: "边界：\(id) 第 \(version) 版", en: "Borders: \(id), version \(version)")
  }
}
