import FileStore
import Geodesy
import PackFormat

/// A pack of many stories in two languages, and pictures, made in memory; the same bytes on every run.
struct GeneratedPack {
  var bytes: [UInt8]

  init(stories: Int, images: Int, imageBytes: Int = 60_000) throws {
    var words = GeneratedWords(seed: 350)
    var entries: [String: [UInt8]] = [:]
    var points: [PackPoint] = []
    for index in 0..<stories {
      let id = "story-\(10_000 + index)"
      points.append(Self.point(id, latitude: words.number(below: 2_000_000), longitude: words.number(below: 2_000_000)))
      entries["stories/\(id).en.md"] = Array(words.english(words: 140).utf8)
      entries["stories/\(id).zh-hans.md"] = Array(words.chinese(characters: 210).utf8)
    }
    for language in ["en", "zh-hans"] {
      let rows = points.map {
        StoryEntry(id: $0.id, title: words.english(words: 3), notification: words.english(words: 15))
      }
      entries["stories.\(language).json"] = StoryTable.encode(rows)
    }
    for index in 0..<images { entries["images/picture-\(100 + index).png"] = words.noise(bytes: imageBytes) }
    entries["points.bin"] = try PointTable.encode(points)
    let about = PackAbout(kind: "city", id: "generated", languages: ["zh-hans", "en"])
    let plan = try PackPlan(about: about, entries: entries.map { PlannedEntry(name: $0.key, bytes: $0.value) })
    let sink = MemorySink()
    _ = try plan.write(contentVersion: 1, to: sink) { entries[$0.name] ?? [] }
    bytes = sink.bytes
  }

  private static func point(_ id: String, latitude: Int, longitude: Int) -> PackPoint {
    guard
      let place = CoordinateE7<WGS84>(
        latitude: 311_000_000 + Int32(latitude), longitude: 1_213_000_000 + Int32(longitude))
    else { preconditionFailure("the box lies on the Earth") }
    return PackPoint(id: id, wgs84: place, gcj02: nil, radiusMeters: 100)
  }
}
