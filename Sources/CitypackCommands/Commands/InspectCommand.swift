import Atlas
import Digests
import CommandKit
import Geodesy
import PackBuilder
import PackFormat
import SourceText
import StrictJSON

/// `citypack inspect PACK`
enum InspectCommand: CitypackCommand {
  static let description = Command(
    "inspect", Wording(zh: "看包里有什么", en: "show what is in a pack"),
    discussion: Wording(
      zh: "列出一个 .citypack 或 .cpd 里的城市、版本、语言和每个故事的位置。位置是 WGS-84；会偏移的地方也给出 GCJ-02。",
      en:
        "Shows the city, version and languages of a .citypack or .cpd, and the place of every story: WGS-84, and GCJ-02 "
        + "where places are shifted."),
    operands: [
      Operand(
        "PACK", Wording(zh: ".citypack 或 .cpd 文件；- 是标准输入", en: "a .citypack or .cpd file; - is standard input"),
        completion: .files)
    ],
    options: [.format],
    examples: [
      Example("citypack inspect packs/shanghai-1.citypack", Wording(zh: "看上海", en: "Look at Shanghai")),
      Example(
        "citypack inspect packs/shanghai-1.citypack --format json",
        Wording(zh: "给程序读", en: "The same for a script")),
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let inspection: Inspection
    do {
      inspection = try Inspection.run(session.arguments.operands.first ?? "", files: session.files)
    } catch {
      throw CommandFailure(error)
    }
    try session.wantsJSON ? session.print(json(inspection)) : print(inspection, in: session)
    return .fine
  }

  /// The shape of `docs/schemas/inspect.schema.json`.
  private static func json(_ inspection: Inspection) -> JSONValue {
    let manifest = inspection.manifest
    return [
      "schemaVersion": 1,
      "kind": .string(manifest.about.kind),
      "city": .string(manifest.about.id),
      "version": .integer(Int64(manifest.contentVersion)),
      "format": .integer(Int64(manifest.format)),
      "contentRoot": .string(manifest.contentRoot.hex),
      "bytes": .integer(Int64(inspection.pack.byteCount)),
      "sha256": .string(inspection.pack.sha256.hex),
      "languages": .array(manifest.about.languages.map { .string($0) }),
      "timeZone": manifest.about.timeZone.map { .string($0) } ?? .null,
      "licence": manifest.about.licence.map { .string($0) } ?? .null,
      "stories": .array(inspection.stories.map(json)),
      "atlas": inspection.atlas.map(json) ?? .null,
    ]
  }

  private static func json(_ atlas: AtlasInspection) -> JSONValue {
    [
      "provinces": .integer(Int64(atlas.regions.count { $0.isProvince })),
      "cities": .integer(Int64(atlas.regions.count { !$0.isProvince })),
      "datum": .string(atlas.lattice.datum.rawValue),
      "decimals": .integer(Int64(atlas.lattice.decimals)),
      "arcs": .integer(Int64(atlas.arcs)),
      "points": .integer(Int64(atlas.points)),
      "shapePoints": atlas.shapePoints.map { .integer(Int64($0)) } ?? .null,
    ]
  }

  private static func json(_ story: Inspection.Story) -> JSONValue {
    [
      "id": .string(story.point.id),
      "wgs84": position(story.point.wgs84.latitude, story.point.wgs84.longitude),
      "gcj02": story.point.gcj02.map { position($0.latitude, $0.longitude) } ?? .null,
      "radiusMeters": .integer(Int64(story.point.radiusMeters)),
      "languages": .array(story.languages.map { .string($0) }),
      "titles": .object(
        story.languages.compactMap { language in
          story.titles[language].map { JSONValue.Member(language, .string($0)) }
        }),
    ]
  }

  private static func position(_ latitude: Int32, _ longitude: Int32) -> JSONValue {
    [
      "latitude": .decimal(units: Int64(latitude), decimals: 7),
      "longitude": .decimal(units: Int64(longitude), decimals: 7),
    ]
  }

  private static func print(_ inspection: Inspection, in session: Session) throws(CommandFailure) {
    let about = inspection.manifest.about
    let languages = about.languages.joined(separator: ", ")
    let size = ByteCount.text(inspection.pack.byteCount)
    let count = inspection.stories.count
    let subject =
      inspection.atlas == nil
      ? Bilingual(zh: "\(count) 个故事", en: "\(count) stories") : Bilingual(zh: "行政区划", en: "an atlas")
    try session.print(
      Bilingual(
        zh:
          "\(about.id) 第 \(inspection.manifest.contentVersion) 版，\(subject.zh)，\(languages)，\(size)",
        en:
          "\(about.id) version \(inspection.manifest.contentVersion), \(subject.en), \(languages), \(size)"
      ))
    try session.print("sha256 \(inspection.pack.sha256.hex)\n")
    if let atlas = inspection.atlas { return try print(atlas, in: session) }
    let widest = inspection.stories.map(\.point.id.utf8.count).max() ?? 0
    for story in inspection.stories {
      let gap = String(repeating: " ", count: widest - story.point.id.utf8.count + 2)
      let title = about.languages.first.flatMap { story.titles[$0] } ?? ""
      try session.print("\(story.point.id)\(gap)\(place(story.point))  \(story.point.radiusMeters) m  \(title)\n")
    }
  }

  private static func print(_ atlas: AtlasInspection, in session: Session) throws(CommandFailure) {
    let provinces = atlas.regions.count { $0.isProvince }
    let cities = atlas.regions.count - provinces
    try session.print(
      Bilingual(
        zh: "\(provinces) 个省，\(cities) 个市，\(atlas.arcs) 段边界，\(atlas.points) 个点，"
          + "\(atlas.lattice.datum.rawValue)，\(atlas.lattice.decimals) 位小数",
        en: "\(provinces) provinces, \(cities) cities, \(atlas.arcs) arcs, \(atlas.points) points, "
          + "\(atlas.lattice.datum.rawValue), \(atlas.lattice.decimals) decimals"))
    for region in atlas.regions where region.isProvince {
      let names = [region.names["zh"], region.names["en"]].compactMap { $0 }.joined(separator: "  ")
      try session.print("\(region.adcode)  \(names)\n")
    }
  }

  /// `LAT,LON` in WGS-84, and where the place is shifted in GCJ-02 too.
  private static func place(_ point: PackPoint) -> String {
    let wgs84 = text(point.wgs84.latitude, point.wgs84.longitude)
    return point.gcj02.map { "\(wgs84)  gcj02 \(text($0.latitude, $0.longitude))" } ?? wgs84
  }

  private static func text(_ latitude: Int32, _ longitude: Int32) -> String {
    let parts = [latitude, longitude].map { DecimalDegrees.format(Double($0) / 1e7, decimals: 7) }
    return parts.joined(separator: ",")
  }
}
