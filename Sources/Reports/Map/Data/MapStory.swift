import ContentSources
import Geodesy
import SourceText
import StrictJSON

/// A story as the map page knows it.
struct MapStory: Sendable {
  private let story: Story
  private let city: MapSubject.City
  private let number: Int
  private let defaultRadiusMeters: Double?

  /// - Parameter number: the city's place in the list of cities.
  init(_ story: Story, of city: MapSubject.City, number: Int, defaultRadiusMeters: Double?) {
    self.story = story
    self.city = city
    self.number = number
    self.defaultRadiusMeters = defaultRadiusMeters
  }

  /// Pictures go to the shelf; the story holds their numbers.
  func json(_ shelf: inout PictureShelf) -> JSONValue {
    let radius = story.radiusMeters?.value ?? defaultRadiusMeters
    return [
      "city": .integer(Int64(number)),
      "id": .shown(story.id.value),
      "file": .shown(story.id.place.path),
      "draft": .boolean(story.isDraft),
      "place": story.position?.wgs84.map(place) ?? .null,
      "written": story.position.map(written) ?? .null,
      "radiusMeters": .number(radius.flatMap { $0 > 0 ? $0 : nil }, decimals: 1),
      "accuracyMeters": .number(story.accuracyMeters?.value, decimals: 1),
      "texts": .array(story.texts.sorted { $0.key < $1.key }.map(text)),
      "images": .array(story.images.map { image($0, &shelf) }),
      "sources": .array(story.sources.map { .shown($0.value) }),
      "checked": .array(story.checked.map { .shown($0.value) }),
    ]
  }

  private func place(_ place: Coordinate<WGS84>) -> JSONValue {
    ["latitude": .degrees(place.latitude), "longitude": .degrees(place.longitude)]
  }

  private func written(_ position: StoryPosition) -> JSONValue {
    let numbers = position.written
    return [
      "text": .shown("\(numbers.latitude.raw), \(numbers.longitude.raw)"),
      "datum": .string(position.datum.rawValue),
      "at": .shown("\(min(numbers.latitude.place, numbers.longitude.place))"),
    ]
  }

  private func text(_ language: LanguageTag, _ text: StoryText) -> JSONValue {
    [
      "language": .string(language.rawValue),
      "title": .shown(text.title?.value),
      "notification": .shown(text.notification?.value),
      "html": text.body.map { .string(visibleLines(MarkdownRenderer.html(of: $0.value))) } ?? .null,
    ]
  }

  private func image(_ image: StoryImage, _ shelf: inout PictureShelf) -> JSONValue {
    let name = image.file.value
    let info = city.city.images.first { $0.name == name }?.info
    return [
      "file": .shown(name),
      "alt": .byLanguage(image.alt.mapValues(\.value)),
      "picture": shelf.number(of: "\(number)/\(name)", info, city.pictures[name]).map { .integer(Int64($0)) } ?? .null,
    ]
  }
}

/// The pictures of a page, each once, as addresses that hold them.
struct PictureShelf: Sendable {
  private(set) var addresses: [String] = []
  private var numbers: [String: Int] = [:]

  /// Where a picture stands on the shelf; nil for one that is missing or whose kind is not known.
  mutating func number(of key: String, _ info: ImageInfo?, _ bytes: [UInt8]?) -> Int? {
    if let known = numbers[key] { return known }
    guard let bytes, case .readable(let kind, _, _, _)? = info, Self.kinds.contains(kind) else { return nil }
    addresses.append("data:image/\(kind);base64,\(base64(bytes))")
    numbers[key] = addresses.count - 1
    return addresses.count - 1
  }

  /// Kinds that browsers show and that cannot hold a script.
  private static let kinds: Set<String> = ["png", "jpeg", "gif", "webp"]
}
