@testable import Atlas
import FileStore
import Geodesy
import PackFormat

/// An atlas pack in memory.
struct SampleAtlas {
  var borders: Borders
  var regions: [AtlasRegion]

  init(_ borders: Borders) {
    self.borders = borders
    regions = borders.regions.map { region in
      let province = borders.regions[region.parent - 1].adcode
      return AtlasRegion(
        adcode: region.adcode, province: province, names: ["en": "Region \(region.adcode)"],
        isDatumUndecided: region.isDatumUndecided)
    }
  }

  func pack(kind: String = AtlasName.kind) throws -> Pack {
    let entries = [
      PlannedEntry(name: AtlasName.arcs, bytes: try borders.encoded()),
      PlannedEntry(name: AtlasName.regions, bytes: try RegionTable(regions).bytes),
    ]
    let contents = [AtlasName.arcs: try borders.encoded(), AtlasName.regions: try RegionTable(regions).bytes]
    let plan = try PackPlan(about: PackAbout(kind: kind, id: "china", languages: ["zh", "en"]), entries: entries)
    let sink = MemorySink()
    _ = try plan.write(contentVersion: 1, to: sink) { entry in contents[entry.name] ?? [] }
    return try Pack(MappedFile(copying: sink.bytes))
  }
}

extension SampleAtlas {
  /// Two provinces side by side around 30° N, 114° E, each half a degree wide, the western one of two cities, and an
  /// island 3 km east of the eastern one that belongs to it.
  static func twoProvinces(isDatumUndecided: Bool = false) throws -> SampleAtlas {
    guard let lattice = BorderLattice(decimals: 6, datum: .gcj02) else { throw AtlasError.needsNewer("lattice") }
    var borders = Borders(
      lattice: lattice,
      regions: [
        BorderRegion(adcode: 420_000, parent: 1), BorderRegion(adcode: 420_100, parent: 1),
        BorderRegion(adcode: 420_200, parent: 1),
        BorderRegion(adcode: 710_000, parent: 4, isDatumUndecided: isDatumUndecided),
      ])
    func point(_ x: Int32, _ y: Int32) -> LatticePoint { LatticePoint(x: 114_000_000 + x, y: 30_000_000 + y) }
    let (a, b, c) = (point(-500_000, -500_000), point(0, -500_000), point(500_000, -500_000))
    let (d, e, f) = (point(-500_000, 500_000), point(0, 500_000), point(500_000, 500_000))
    let (west, middle) = (point(-500_000, 0), point(0, 0))
    borders.append(left: 2, right: 0, points: [west, a, b])
    borders.append(left: 2, right: 4, points: [b, middle])
    borders.append(left: 3, right: 4, points: [middle, e])
    borders.append(left: 3, right: 2, points: [west, middle])
    borders.append(left: 3, right: 0, points: [e, d, west])
    borders.append(left: 4, right: 0, points: [b, c, f, e])
    let island = [(531_000, 0), (532_000, 0), (532_000, 1_000), (531_000, 0)].map { point($0.0, $0.1) }
    borders.append(left: 4, right: 0, points: island)
    return SampleAtlas(borders)
  }
}
