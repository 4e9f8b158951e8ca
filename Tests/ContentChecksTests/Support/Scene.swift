import Atlas
import ContentSources
import Geodesy
import SourceText

@testable import ContentChecks

/// A small city around the Bund, to be changed by a test in one respect.
struct Scene {
  var city: City
  var config = ProjectConfig()
  var hazards: HazardReference? = .covering(Scene.extent)
  var today = "2026-06-15"
  var atlas: Atlas?

  static let extent = Extent(south: 31.10, west: 121.30, north: 31.40, east: 121.70)
  static let seattle = Extent(south: 47.40, west: -122.46, north: 47.74, east: -122.20)

  init(_ stories: Story..., extent: Extent? = Scene.extent) {
    var config = CityConfig(place: SourcePlace(file: "shanghai/city.yaml", line: 1, column: 1))
    config.languages = ["zh-hans", "en"].compactMap { LanguageTag(rawValue: $0) }
      .map { Located($0, raw: $0.rawValue, at: SourcePlace(file: "shanghai/city.yaml", line: 3, column: 13)) }
    config.extent = extent.map {
      Located($0, raw: "", at: SourcePlace(file: "shanghai/city.yaml", line: 7, column: 9))
    }
    city = City(id: "shanghai", folder: "content/cities/shanghai", config: config, stories: stories)
    if let extent { hazards = .covering(extent) }
  }

  var verdict: Verdict {
    var checker = Checker(config: config, hazards: hazards, today: today)
    checker.atlas = atlas
    return checker.verdict(on: city)
  }

  var context: CityContext { CityContext(city: city, config: config, hazards: hazards, atlas: atlas) }

  /// The ids of all rules that found something, in reading order.
  var rules: [String] { verdict.findings.map(\.rule.rawValue) }

  /// The same scene with a change.
  func with(_ change: (inout Scene) -> Void) -> Scene {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Story {
  /// A story without fault at a place.
  static func at(
    _ latitude: Double, _ longitude: Double, id: String = "the-bund", line: Int = 5, decimals: Int? = 5,
    datum: DatumName = .wgs84
  ) -> Story {
    var story = Story.placeless(id: id)
    story.position = .at(latitude, longitude, line: line, decimals: decimals, file: "stories/\(id).md", datum: datum)
    return story
  }

  /// A story that is complete but for its place.
  static func placeless(id: String = "the-bund") -> Story {
    let file = "stories/\(id).md"
    var story = Story(id: Located(id, at: SourcePlace(file: file, line: 2, column: 5, label: "id")))
    story.radiusMeters = Located(100, raw: "100", at: SourcePlace(file: file, line: 4, column: 15))
    for language in ["zh-hans", "en"].compactMap({ LanguageTag(rawValue: $0) }) {
      story.texts[language] = .complete(language, file: file)
    }
    return story
  }

  func with(_ change: (inout Story) -> Void) -> Story {
    var copy = self
    change(&copy)
    return copy
  }
}

extension StoryPosition {
  static func at(
    _ latitude: Double, _ longitude: Double, line: Int = 5, decimals: Int? = 5, file: String = "stories/the-bund.md",
    datum: DatumName = .wgs84
  ) -> StoryPosition {
    let written = SourcePosition(
      latitude: Located(latitude, raw: plain(latitude), at: SourcePlace(file: file, line: line, column: 11)),
      longitude: Located(longitude, raw: plain(longitude), at: SourcePlace(file: file, line: line + 1, column: 12)),
      decimals: decimals)
    let wgs84 = datum == .wgs84 ? Coordinate<WGS84>(latitude: latitude, longitude: longitude) : nil
    return StoryPosition(written: written, datum: datum, wgs84: wgs84)
  }
}

extension StoryText {
  static func complete(_ language: LanguageTag, file: String) -> StoryText {
    let place = SourcePlace(file: file, line: 20, column: 1)
    let isChinese = language.rawValue.hasPrefix("zh")
    return StoryText(
      title: Located(isChinese ? "外滩" : "The Bund", at: place),
      notification: Located(isChinese ? "看看江边" : "Look at the river", at: place),
      body: Located(String(repeating: isChinese ? "江" : "stone ", count: 150), at: place))
  }
}

extension CityImage {
  static func png(
    _ name: String, bytes: Int = 90_000, width: Int = 1200, height: Int = 800, hasGPS: Bool = false
  ) -> CityImage {
    CityImage(
      name: name, place: SourcePlace(file: "images/\(name)"), byteCount: bytes,
      info: .readable(kind: "png", widthPixels: width, heightPixels: height, hasGPS: hasGPS))
  }
}

extension StoryImage {
  static func named(_ file: String, alt: [String] = ["zh-hans", "en"]) -> StoryImage {
    let place = SourcePlace(file: "stories/the-bund.md", line: 9, column: 11)
    let texts = alt.compactMap { LanguageTag(rawValue: $0) }.map { ($0, Located("石楼", at: place)) }
    return StoryImage(file: Located(file, at: place), alt: Dictionary(uniqueKeysWithValues: texts))
  }
}

extension AcceptedFinding {
  static func entry(
    _ rule: String, story: String? = nil, subject: String? = nil, expires: String? = nil
  ) -> AcceptedFinding {
    func located(_ text: String) -> Located<String> {
      Located(text, at: SourcePlace(file: "shanghai/ignore.yaml", line: 1, column: 9))
    }
    return AcceptedFinding(
      rule: located(rule), story: story.map(located), subject: subject.map(located), reason: located("looked at it"),
      expires: expires.map(located))
  }
}

extension HazardReference {
  /// A reference that covers a box and knows of nothing in it.
  static func covering(_ extent: Extent) -> HazardReference {
    HazardReference(aerodromes: [], coverage: [Coverage(name: "test", box: extent)], folder: "reference")
  }

  /// A reference made of rows as they would stand in the files.
  static func made(airports: [String], runways: [String] = [], covering box: String = "all,-90,-180,90,180") -> Self {
    let files = HazardFiles(
      folder: "reference",
      airports: Array(
        (["id,ident,type,name,latitude_deg,longitude_deg"] + airports).joined(separator: "\n").utf8),
      runways: Array(([RunwayRow.headings.joined(separator: ",")] + runways).joined(separator: "\n").utf8),
      coverage: Array("name,south,west,north,east\n\(box)\n".utf8))
    return HazardReference(files)
  }
}

extension LastRelease {
  static func releasing(_ places: [(id: String, latitude: Double, longitude: Double)]) -> LastRelease {
    .places(
      places.enumerated().compactMap { index, place in
        Coordinate<WGS84>(latitude: place.latitude, longitude: place.longitude).map {
          ReleasedPlace(
            id: Located(place.id, at: SourcePlace(file: "shanghai/released.json", line: index + 6, column: 12)),
            wgs84: $0, titleHash: "0123456789abcdef")
        }
      })
  }
}
