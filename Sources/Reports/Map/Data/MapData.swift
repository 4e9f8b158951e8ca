import ContentChecks
import ContentSources
import SourceText
import StrictJSON

/// What the map page knows, as one JSON value: the form of `docs/schemas/map-page.schema.json`.
struct MapData: Sendable {
  /// Raised when a script written against the schema could break.
  static let schemaVersion: Int64 = 1

  private let subject: MapSubject
  private let language: MessageLanguage
  private let day: String

  init(_ subject: MapSubject, language: MessageLanguage, day: String) {
    self.subject = subject
    self.language = language
    self.day = day
  }

  /// O(bytes of texts and pictures).
  var json: JSONValue {
    var shelf = PictureShelf()
    let stories = subject.cities.enumerated().flatMap { index, city in
      city.city.stories.map {
        MapStory($0, of: city, number: index, defaultRadiusMeters: subject.defaultRadiusMeters).json(&shelf)
      }
    }
    let findings = MapFindings(subject)
    return [
      "schemaVersion": .integer(Self.schemaVersion),
      "language": .string(language.rawValue),
      "day": .string(day),
      "cities": .array(subject.cities.map { json($0.city) }),
      "stories": .array(stories),
      "pictures": .array(shelf.addresses.map { .string($0) }),
      "rules": findings.rules,
      "findings": findings.json,
      "notEvaluated": findings.notEvaluated,
      "aerodromes": MapAerodromes(subject).json,
      "borders": subject.borders?.json ?? .null,
    ]
  }

  private func json(_ city: City) -> JSONValue {
    [
      "id": .shown(city.id),
      "folder": .shown(city.folder),
      "names": .byLanguage(city.config.names.mapValues(\.value)),
      "languages": .array(city.config.languages.map { .string($0.value.rawValue) }),
      "extent": city.config.extent.map { json($0.value) } ?? .null,
    ]
  }

  private func json(_ extent: Extent) -> JSONValue {
    [
      "south": .degrees(extent.south), "west": .degrees(extent.west), "north": .degrees(extent.north),
      "east": .degrees(extent.east),
    ]
  }
}

extension JSONValue {
  /// A text from the content on one line, in which nothing hides or turns the direction of writing.
  static func shown(_ text: String) -> JSONValue { .string(visible(text)) }

  static func shown(_ text: String?) -> JSONValue { text.map { shown($0) } ?? .null }

  /// Degrees to a centimetre.
  static func degrees(_ degrees: Double) -> JSONValue { number(degrees, decimals: 7) }

  /// A number with fixed decimals, halves away from zero; null where it is too large to mean anything on a map.
  static func number(_ value: Double?, decimals: Int) -> JSONValue {
    guard let value, value.magnitude < 1e9 else { return .null }
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return .decimal(units: Int64((value * power).rounded()), decimals: decimals)
  }

  /// `{tag: text}` in ascending order of tags.
  static func byLanguage(_ texts: [LanguageTag: String]) -> JSONValue {
    .object(texts.sorted { $0.key < $1.key }.map { Member($0.key.rawValue, .shown($0.value)) })
  }

  /// `{"zh": …, "en": …}`
  static func both(_ words: Bilingual) -> JSONValue {
    ["zh": .string(visibleLines(words.zh)), "en": .string(visibleLines(words.en))]
  }
}
