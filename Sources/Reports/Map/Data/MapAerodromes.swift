import ContentChecks
import ContentSources
import Geodesy
import SourceText
import StrictJSON

/// The aerodromes around the cities of a map page, with their runways.
struct MapAerodromes: Sendable {
  /// How far around a city's extent, or its stories where it states none, they are shown.
  private static let marginMeters = 30_000.0

  private let aerodromes: [Aerodrome]

  init(_ subject: MapSubject) {
    guard let hazards = subject.hazards else {
      aerodromes = []
      return
    }
    var seen: Set<String> = []
    aerodromes = subject.extents.flatMap { hazards.aerodromes(in: $0, orWithinMeters: Self.marginMeters) }
      .filter { seen.insert($0.ident).inserted }
  }

  var json: JSONValue { .array(aerodromes.map(json)) }

  private func json(_ aerodrome: Aerodrome) -> JSONValue {
    [
      "ident": .shown(aerodrome.ident),
      "name": .shown(aerodrome.name),
      "kind": .string(aerodrome.kind.rawValue),
      "latitude": .degrees(aerodrome.position.latitude),
      "longitude": .degrees(aerodrome.position.longitude),
      "runways": .array(aerodrome.runways.filter { !$0.isHelipad }.map(json)),
    ]
  }

  private func json(_ runway: Runway) -> JSONValue {
    [
      "idents": .shown(runway.idents),
      "closed": .boolean(runway.isClosed),
      "water": .boolean(runway.isWater),
      "ends": runway.strip.map { .array([end($0.lowEnd), end($0.highEnd)]) } ?? .null,
      "widthMeters": .number(runway.strip.map { 2 * $0.halfWidthMeters }, decimals: 1),
    ]
  }

  private func end(_ place: Coordinate<WGS84>) -> JSONValue {
    .array([.degrees(place.latitude), .degrees(place.longitude)])
  }
}
