import ContentSources
import Digests
import Geodesy
import PackFormat
import SourceText

// What a pack holds, made of what the sources hold.

extension PackAbout {
  init(_ city: City, project: ProjectConfig) {
    self.init(
      kind: "city", id: city.id, languages: city.config.languages.map(\.value.rawValue),
      licence: (city.config.licence ?? project.licence)?.value, timeZone: city.config.timeZone?.value,
      extent: city.config.extent.flatMap { PackExtent($0.value) }, datumPolicy: city.config.datumPolicy.rawValue)
    for (language, name) in city.config.names { names[language.rawValue] = name.value }
  }
}

extension PackExtent {
  /// Nil where the numbers are no box on the Earth.
  init?(_ extent: Extent) {
    guard let low = Coordinate<WGS84>(latitude: extent.south, longitude: extent.west),
      let high = Coordinate<WGS84>(latitude: extent.north, longitude: extent.east)
    else { return nil }
    let corners = (CoordinateE7(low), CoordinateE7(high))
    self.init(
      south: corners.0.latitude, west: corners.0.longitude, north: corners.1.latitude, east: corners.1.longitude)
  }
}

extension StoryEntry {
  init(_ story: Story, in language: LanguageTag) {
    let text = story.texts[language]
    self.init(
      id: story.id.value, title: text?.title?.value ?? "", notification: text?.notification?.value,
      images: story.images.map { StoryPicture(file: $0.file.value, alt: $0.alt[language]?.value) },
      sources: story.sources.map(\.value))
  }
}

extension ReleasedStory {
  init(_ story: Story, at point: PackPoint) {
    var hasher = SHA256Hasher()
    for language in story.texts.keys.sorted() {
      guard let title = story.texts[language]?.title?.value else { continue }
      hasher.update("\(language)\t\(title)\n")
    }
    self.init(
      id: story.id.value, latitude: point.wgs84.latitude, longitude: point.wgs84.longitude,
      titleHash: String(hasher.finish().hex.prefix(16)))
  }
}
