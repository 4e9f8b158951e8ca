import ContentChecks
import ContentSources
import Geodesy
import SourceText

@testable import Reports

/// A subject for map pages: one small city, to be changed by a test in one respect.
enum MapScene {
  static let place = SourcePlace(file: "content/cities/suzhou/stories/tower.md", line: 2, column: 5)

  static func subject(_ change: (inout MapSubject) -> Void = { _ in }) -> MapSubject {
    var config = CityConfig(place: SourcePlace(file: "content/cities/suzhou/city.yaml"))
    config.names = [tag("en"): located("Suzhou"), tag("zh-hans"): located("苏州")]
    config.languages = [tag("zh-hans"), tag("en")].map { Located($0, raw: $0.rawValue, at: place) }
    config.extent = Located(Extent(south: 31.2, west: 120.4, north: 31.5, east: 120.8), raw: "", at: place)
    let city = City(
      id: "suzhou", folder: "content/cities/suzhou", config: config, stories: [story("garden"), story("tower")])
    var subject = MapSubject(cities: [MapSubject.City(city, verdict: Verdict())], defaultRadiusMeters: 80)
    change(&subject)
    return subject
  }

  static func story(_ id: String, _ change: (inout Story) -> Void = { _ in }) -> Story {
    let file = "content/cities/suzhou/stories/\(id).md"
    var story = Story(id: Located(id, at: SourcePlace(file: file, line: 2, column: 5)))
    let latitude = Located(31.3, raw: "31.30000", at: SourcePlace(file: file, line: 5, column: 11))
    let longitude = Located(120.6, raw: "120.60000", at: SourcePlace(file: file, line: 6, column: 12))
    story.position = StoryPosition(
      written: SourcePosition(latitude: latitude, longitude: longitude, decimals: 5), datum: .wgs84,
      wgs84: Coordinate(latitude: 31.3, longitude: 120.6))
    story.texts[tag("en")] = StoryText(
      title: located("Tower"), notification: located("Look up."), body: located("A *leaning* tower."))
    change(&story)
    return story
  }

  static func located(_ text: String) -> Located<String> { Located(text, at: place) }

  static func tag(_ text: String) -> LanguageTag {
    guard let tag = LanguageTag(rawValue: text) else { preconditionFailure("\(text) is no language tag") }
    return tag
  }

  /// Assets that a test can read, with a library that does nothing.
  static let assets = PageAssets(
    body: "<main></main>\n", style: "main { color: red }", script: "'page'",
    leaflet: PageAssets.Leaflet(notice: "<!-- notice -->\n", script: "'leaflet'", style: "div { color: blue }"))

  static func page(_ subject: MapSubject = subject(), assets: PageAssets = assets) -> MapPage {
    MapPage(subject, language: .en, day: "2026-04-01", assets: assets)
  }
}
