public import Atlas
import PackFormat

/// What an atlas pack holds, for `citypack inspect` and `citypack verify`.
public struct AtlasInspection: Sendable {
  /// The provinces and cities, in ascending order of adcodes.
  public var regions: [AtlasRegion]
  /// The grid of the exact borders.
  public var lattice: BorderLattice
  /// Arcs and points of the exact borders.
  public var arcs: Int
  public var points: Int
  /// Points of the borders for drawing; nil where the pack has none.
  public var shapePoints: Int?

  /// Reads the borders whole, so that whatever the strict reader refuses shows. O(bytes).
  init(_ pack: Pack) throws(PackError) {
    let borders = try Self.borders(AtlasName.arcs, of: pack)
    let table = try Self.checked { () throws(AtlasError) in try Atlas(pack).regions }
    guard table.borderRegions == borders.regions else {
      throw .malformed(entry: AtlasName.arcs, "regions other than those of \(AtlasName.regions)")
    }
    regions = table.regions
    lattice = borders.lattice
    arcs = borders.arcs.count
    points = borders.points.count
    guard pack.manifest.entries.contains(where: { $0.name == AtlasName.shapes }) else { return }
    let shapes = try Self.borders(AtlasName.shapes, of: pack)
    guard shapes.regions == borders.regions, shapes.arcs.count == borders.arcs.count,
      zip(shapes.arcs, borders.arcs).allSatisfy({ $0.left == $1.left && $0.right == $1.right })
    else { throw .malformed(entry: AtlasName.shapes, "other arcs than \(AtlasName.arcs)") }
    shapePoints = shapes.points.count
  }

  private static func borders(_ entry: String, of pack: Pack) throws(PackError) -> Borders {
    try pack.withEntry(entry) { (bytes) throws(PackError) in
      try checked { () throws(AtlasError) in try Borders(reading: bytes, entry: entry) }
    }
  }

  private static func checked<Result>(_ body: () throws(AtlasError) -> Result) throws(PackError) -> Result {
    do throws(AtlasError) { return try body() } catch {
      switch error {
      case .pack(let error): throw error
      case .malformed(let entry, let what): throw .malformed(entry: entry, what)
      default: throw .malformed(entry: AtlasName.arcs, error.description)
      }
    }
  }
}
