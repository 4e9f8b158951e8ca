public import Geodesy
import SourceText

/// A place where aircraft land, or landed, as the reference gives it.
public struct Aerodrome: Sendable {
  /// What kind of place it is, in the words of OurAirports.
  public enum Kind: String, Sendable, CaseIterable {
    case large = "large_airport"
    case medium = "medium_airport"
    case small = "small_airport"
    case heliport
    case seaplaneBase = "seaplane_base"
    case balloonport
    case closed

    /// Whether aeroplanes on wheels use it today.
    var isOperatingAirfield: Bool { self == .large || self == .medium || self == .small }

    /// How far from its reference point the field may reach where the data has no runway ends: in three of four
    /// aerodromes of the kind whose ends are known, world-wide, the farther end lies within this. Nil where no field
    /// is to be assumed.
    var reachMeters: Double? {
      switch self {
      case .large: 2500
      case .medium: 1500
      case .small: 900
      case .heliport, .seaplaneBase, .balloonport, .closed: nil
      }
    }
  }

  /// `KSEA`, `ZSPD`, `CN-0171`.
  public internal(set) var ident: String
  public internal(set) var kind: Kind
  public internal(set) var name: String
  public internal(set) var position: Coordinate<WGS84>
  public internal(set) var runways: [Runway]
  var place: SourcePlace
  /// A box around all its runways and its reach, to ask the rest only nearby.
  var box: SearchBox

  /// Whether it has, or must have, runways on land whose place the data does not give: one in use without two ends, or
  /// no runway with two ends at all. An aerodrome that lists water lanes only has none on land.
  var hasRunwaysWithoutPlace: Bool {
    let onLand = runways.filter { !$0.isWater && !$0.isHelipad }
    if onLand.isEmpty { return !runways.contains(where: \.isWater) }
    return onLand.allSatisfy { $0.strip == nil } || onLand.contains { !$0.isClosed && $0.strip == nil }
  }
}

/// A runway as the reference gives it.
public struct Runway: Sendable {
  /// Both directions, as painted: `16L/34R`.
  public internal(set) var idents: String
  public internal(set) var isClosed: Bool
  public internal(set) var isWater: Bool
  /// A landing place of a helicopter, listed among the runways.
  public internal(set) var isHelipad: Bool
  /// Where it lies; nil where the data gives no two ends, or ends that cannot be true.
  public internal(set) var strip: RunwayStrip?
  var place: SourcePlace

  /// The ends the data gives, be they possible or not; none where it gives no two.
  var ends: [Coordinate<WGS84>] { strip.map { [$0.lowEnd, $0.highEnd] } ?? [] }

  /// Whether a runway rule asks it, at an aerodrome of a kind.
  func matters(at kind: Aerodrome.Kind) -> Bool {
    guard !isHelipad else { return false }
    return kind.isOperatingAirfield || kind == .closed || (kind == .seaplaneBase && isWater)
  }
}

/// A box in degrees, date line included, that holds whatever an aerodrome can have to do with.
struct SearchBox: Sendable {
  var south: Double
  var north: Double
  var middleLongitude: Double
  var halfWidthDegrees: Double

  func contains(_ place: Coordinate<WGS84>) -> Bool {
    guard place.latitude >= south, place.latitude <= north else { return false }
    let east = (place.longitude - middleLongitude).magnitude
    return min(east, 360 - east) <= halfWidthDegrees
  }
}

extension SearchBox {
  /// Around an aerodrome and its runways, with room for every margin a rule uses.
  init(around position: Coordinate<WGS84>, runways: [Runway]) {
    let ends = runways.compactMap(\.strip).flatMap { [$0.lowEnd, $0.highEnd] }
    let farthest = ends.map { position.haversineMeters(to: $0) }.max() ?? 0
    let reachMeters = farthest + 3000
    let degree = DegreeLength(at: position)
    let north = reachMeters / degree.northMeters
    self.init(
      south: position.latitude - north, north: position.latitude + north, middleLongitude: position.longitude,
      halfWidthDegrees: min(180, reachMeters / max(degree.eastMeters, 1)))
  }
}
