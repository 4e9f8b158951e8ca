import Digests
import FileStore
import Geodesy
@testable import PackFormat
import Testing

/// A small pack made in memory.
struct SamplePack {
  var about = PackAbout(
    kind: "city", id: "sample", languages: ["zh-hans", "en"], names: ["en": "Sample", "zh-hans": "样城"],
    licence: "CC0-1.0", timeZone: "Asia/Shanghai",
    extent: PackExtent(south: 310_000_000, west: 1_210_000_000, north: 315_000_000, east: 1_220_000_000),
    datumPolicy: "mainland")
  var version = 3
  var entries: [String: [UInt8]]

  /// As many stories as asked for, each with a text in two languages; one picture.
  init(stories count: Int = 2) throws {
    let points = (0..<count).map { Self.point($0) }
    entries = [
      "points.bin": try PointTable.encode(points),
      "images/bund.jpg": [0xFF, 0xD8, 0xFF, 0xD9, 1, 2, 3],
    ]
    for language in about.languages {
      let rows = points.map { point in
        StoryEntry(
          id: point.id, title: "Title \(point.id)", notification: "Near",
          images: [StoryPicture(file: "bund.jpg", alt: "A bank")], sources: ["An archive"])
      }
      entries["stories.\(language).json"] = StoryTable.encode(rows)
      for point in points { entries["stories/\(point.id).\(language).md"] = Array("Text of \(point.id).\n".utf8) }
    }
  }

  var bytes: [UInt8] {
    get throws {
      let plan = try PackPlan(about: about, entries: entries.map { PlannedEntry(name: $0.key, bytes: $0.value) })
      let sink = MemorySink()
      _ = try plan.write(contentVersion: version, to: sink) { (entry) in entries[entry.name] ?? [] }
      return sink.bytes
    }
  }

  func open() throws -> Pack { try Self.open(try bytes) }

  static func open(_ bytes: [UInt8]) throws -> Pack { try Pack(MappedFile(copying: bytes)) }

  static func point(_ index: Int) -> PackPoint {
    let digits = String(index)
    let id = "story-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let step = Int32(index) * 10_000
    return PackPoint(
      id: id, wgs84: place(312_300_000 + step, 1_214_900_000 + step),
      gcj02: index % 2 == 0 ? place(312_280_000 + step, 1_214_945_000 + step) : nil,
      radiusMeters: UInt16(75 + index % 76))
  }

  static func place<D: Datum>(_ latitude: Int32, _ longitude: Int32) -> CoordinateE7<D> {
    guard let place = CoordinateE7<D>(latitude: latitude, longitude: longitude) else {
      preconditionFailure("not a place: \(latitude), \(longitude)")
    }
    return place
  }
}
