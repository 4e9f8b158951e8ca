import ContentSources
import Geodesy
import SourceText

/// Another way in which two written numbers may have been meant.
struct PositionCandidate: Hashable, Sendable {
  var isSwapped: Bool
  var place: Coordinate<WGS84>

  /// `31.2397, 121.4896`.
  var words: String { "\(plain(place.latitude)), \(plain(place.longitude))" }
}

extension PositionCandidate {
  /// The only other reading of the two numbers, among swaps and signs, that lies in the extent; nil where none or
  /// several do, because then nothing is known. O(1).
  static func onlyOne(latitude: Double, longitude: Double, in extent: Extent) -> Self? {
    only(swapsAndSigns(latitude, longitude), in: extent)
  }

  /// Like `onlyOne`, and also tries whole turns added or taken off, as wrapped web maps write them.
  static func onlyOneUnwrapped(latitude: Double, longitude: Double, in extent: Extent) -> Self? {
    let turns = [-360.0, 360.0].map { Self(latitude, longitude + $0, isSwapped: false) }
    return only(swapsAndSigns(latitude, longitude) + turns, in: extent)
  }

  /// The two numbers with a decimal point put back: each divided by the one power of ten that brings it into the
  /// extent. Nil where no or more than one power does, or where nothing was lost.
  static func withDecimalPoint(latitude: Double, longitude: Double, in extent: Extent) -> Self? {
    var found: Set<Self> = []
    var divisors = [1.0]
    for _ in 1...9 { divisors.append((divisors.last ?? 1) * 10) }
    for north in divisors {
      for east in divisors where north > 1 || east > 1 {
        guard let candidate = Self(latitude / north, longitude / east, isSwapped: false) else { continue }
        if extent.contains(candidate.place) { found.insert(candidate) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  private init?(_ latitude: Double, _ longitude: Double, isSwapped: Bool) {
    guard let place = Coordinate<WGS84>(latitude: latitude, longitude: longitude) else { return nil }
    self.init(isSwapped: isSwapped, place: place)
  }

  /// The seven readings other than the one written.
  private static func swapsAndSigns(_ latitude: Double, _ longitude: Double) -> [Self?] {
    let signs = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)]
    return signs.dropFirst().map { Self(latitude * $0.0, longitude * $0.1, isSwapped: false) }
      + signs.map { Self(longitude * $0.0, latitude * $0.1, isSwapped: true) }
  }

  private static func only(_ candidates: [Self?], in extent: Extent) -> Self? {
    let inside = Set(candidates.compactMap { $0 }.filter { extent.contains($0.place) })
    return inside.count == 1 ? inside.first : nil
  }
}

extension StoryPosition {
  var latitude: Double { written.latitude.value }
  var longitude: Double { written.longitude.value }

  /// Whether the two numbers can be a latitude and a longitude at all.
  var isInRange: Bool { latitude.magnitude <= 90 && longitude.magnitude <= 180 }

  /// The numbers as they stand in the file, latitude first.
  var words: String { "\(written.latitude.raw), \(written.longitude.raw)" }

  /// Where the numbers stand: the first of the two in the file.
  var place: SourcePlace { min(written.latitude.place, written.longitude.place) }

  /// Identifies a finding about this position: it ends when someone changes the numbers.
  var subject: String { words }
}

extension Story {
  /// The place it will be packed with, where there is one.
  var wgs84: Coordinate<WGS84>? { position?.wgs84 }

  /// The title in the first language that has one, else the id.
  var name: Bilingual {
    let titles = texts.sorted { $0.key < $1.key }.compactMap { tag, text in text.title.map { (tag, $0.value) } }
    let zh = titles.first { $0.0.rawValue.hasPrefix("zh") }?.1
    let en = titles.first { $0.0.rawValue.hasPrefix("en") }?.1
    let any = titles.first?.1 ?? id.value
    return Bilingual(zh: zh ?? any, en: en ?? any)
  }
}
