import Atlas
import ContentSources
import FileStore
import Geodesy
import PackFormat
import SourceText

@testable import ContentChecks

extension RuleCases {
  /// A city that declares its region, with an atlas in which Shanghai (310000) is the box from 121° to 121.6° E and
  /// 31° to 32° N in GCJ-02, and Suzhou (320500 of 320000) the one east of it up to 122° E.
  static func declared(_ adcode: Int32, _ story: Story, atlas: Atlas? = toyAtlas) -> Scene {
    Scene(story).with { scene in
      scene.city.config.adcode = Located(
        adcode, raw: String(adcode), at: SourcePlace(file: "shanghai/city.yaml", line: 5, column: 9))
      scene.atlas = atlas
    }
  }

  static let toyAtlas = try? makeAtlas()

  private static func makeAtlas() throws -> Atlas? {
    guard let lattice = BorderLattice(decimals: 6, datum: .gcj02) else { return nil }
    let regions = try RegionTable([
      AtlasRegion(adcode: 310_000, province: 310_000, names: ["en": "Shanghai", "zh": "上海市"]),
      AtlasRegion(adcode: 320_000, province: 320_000, names: ["en": "Jiangsu", "zh": "江苏省"]),
      AtlasRegion(adcode: 320_500, province: 320_000, names: ["en": "Suzhou", "zh": "苏州市"]),
    ])
    var borders = Borders(lattice: lattice, regions: regions.borderRegions)
    func line(_ points: [(Int32, Int32)]) -> [LatticePoint] { points.map { LatticePoint(x: $0.0, y: $0.1) } }
    let (west, middle, east) = (Int32(121_000_000), Int32(121_600_000), Int32(122_000_000))
    let (south, north) = (Int32(31_000_000), Int32(32_000_000))
    borders.append(left: 1, right: 3, points: line([(middle, south), (middle, north)]))
    borders.append(
      left: 1, right: 0, points: line([(middle, north), (west, north), (west, south), (middle, south)]))
    borders.append(
      left: 3, right: 0, points: line([(middle, south), (east, south), (east, north), (middle, north)]))
    let contents = [AtlasName.arcs: try borders.encoded(), AtlasName.regions: regions.bytes]
    let entries = contents.map { PlannedEntry(name: $0.key, bytes: $0.value) }
    let plan = try PackPlan(
      about: PackAbout(kind: AtlasName.kind, id: "china", languages: ["en", "zh"]), entries: entries)
    let sink = MemorySink()
    _ = try plan.write(contentVersion: 1, to: sink) { contents[$0.name] ?? [] }
    return try Atlas.inMemory(Pack(MappedFile(copying: sink.bytes)))
  }
}
