import ContentSources
import FileStore
import SourceText
import TestSupport

/// A `content/` in memory with one city, `town`, and one story, `gate`; any file can be replaced or added.
struct ContentFixture {
  var files: [String: String] = [
    "content/citypack.yaml": "languages: [en]\nlicence: CC-BY-4.0\nradiusMeters: 100\n",
    "content/cities/town/city.yaml": """
    names: {en: Town}
    timezone: Asia/Shanghai
    extent: {south: 31, west: 121, north: 32, east: 122}
    """,
    "content/cities/town/stories/gate.md": Self.story(),
  ]

  /// A story without fault, with further lines of front matter and a body.
  static func story(_ more: String = "latitude: 31.2397\nlongitude: 121.4896", body: String = "# en\n\nText.\n")
    -> String
  {
    "---\ntitle: {en: Gate}\nnotification: {en: Look up}\n\(more)\n---\n\n\(body)"
  }

  func with(_ path: String, _ text: String?) -> ContentFixture {
    var copy = self
    copy.files[path] = text
    return copy
  }

  func with(story: String) -> ContentFixture { with("content/cities/town/stories/gate.md", story) }

  func with(points: String, _ name: String = "points.csv") -> ContentFixture {
    with("content/cities/town/\(name)", points)
  }

  var reader: ContentReader {
    ContentReader(MemoryFileSystem(files: files.mapValues { Array($0.utf8) }), root: "content")
  }

  func project() throws -> ContentProject { try reader.project() }

  func city() throws -> City { try reader.city("town", in: project().config) }
}

extension City {
  /// The rules that spoke, in reading order.
  var rules: [String] { findings.map(\.rule.rawValue) }
}
