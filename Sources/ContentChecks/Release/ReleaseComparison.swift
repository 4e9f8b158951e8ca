import ContentSources
import Digests
import Geodesy
import SourceText

/// What has become of the stories of the last release.
struct ReleaseComparison {
  /// A story that was released and is still there with a place.
  struct Pair {
    var story: Story
    var position: StoryPosition
    var now: Coordinate<WGS84>
    var released: ReleasedPlace
    var movedMeters: Double
  }

  private(set) var pairs: [Pair] = []
  private(set) var gone: [ReleasedPlace] = []

  /// O(stories). Nothing where nothing was released.
  init(_ city: City) {
    guard case .places(let places) = city.lastRelease else { return }
    let stories = Dictionary(city.stories.map { ($0.id.value, $0) }) { first, _ in first }
    for released in places {
      guard let story = stories[released.id.value] else {
        gone.append(released)
        continue
      }
      guard let position = story.position, let now = position.wgs84 else { continue }
      pairs.append(
        Pair(
          story: story, position: position, now: now, released: released,
          movedMeters: released.wgs84.haversineMeters(to: now)))
    }
  }

  /// The stories that have moved by just what the datums differ there, in one direction: as they do when a file's datum
  /// is declared wrongly, or its positions are converted twice.
  ///
  /// A single story may have moved so by chance; three have not.
  var shifted: (pairs: [Pair], like: DatumShift)? {
    for shift in DatumShift.allCases {
      let found = pairs.filter { shift.explains($0.released.wgs84, $0.now) }
      if found.count >= 3 { return (found, shift) }
    }
    return nil
  }

  /// The digest that a release notes for the titles of a story.
  static func titleHash(of story: Story) -> String {
    var hasher = SHA256Hasher()
    for (language, text) in story.texts.sorted(by: { $0.key < $1.key }) {
      if let title = text.title?.value { hasher.update("\(language)\t\(title)\n") }
    }
    return String(hasher.finish().hex.prefix(16))
  }
}

/// One way in which a place moves when its datum is taken for another.
enum DatumShift: CaseIterable {
  /// Numbers that are GCJ-02 are read as WGS-84.
  case gcj02ReadAsWGS84
  /// Numbers that are WGS-84 are read as GCJ-02.
  case wgs84ReadAsGCJ02
  /// Numbers that are BD-09 are read as WGS-84.
  case bd09ReadAsWGS84
  /// Numbers that are BD-09 are read as GCJ-02.
  case bd09ReadAsGCJ02
  /// Numbers that are WGS-84 are read as BD-09.
  case wgs84ReadAsBD09
  /// Numbers that are GCJ-02 are read as BD-09.
  case gcj02ReadAsBD09

  /// Whether `now` is within 25 m of where a place at `before` would be read, and the datums differ there by far more.
  func explains(_ before: Coordinate<WGS84>, _ now: Coordinate<WGS84>) -> Bool {
    guard let expected = misread(before) else { return false }
    return expected.haversineMeters(to: now) <= 25 && before.haversineMeters(to: expected) >= 100
  }

  /// Where a place is put when the numbers of its true datum are read in the wrong one.
  func misread(_ place: Coordinate<WGS84>) -> Coordinate<WGS84>? {
    guard let gcj02 = GCJ02Shift(policy: .amap).forward(place) else { return nil }
    let bd09 = BD09Formula.forward(gcj02)
    return switch self {
    case .gcj02ReadAsWGS84: Coordinate(latitude: gcj02.latitude, longitude: gcj02.longitude)
    case .wgs84ReadAsGCJ02: Self.fromGCJ02(place.latitude, place.longitude)
    case .bd09ReadAsWGS84: bd09.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
    case .bd09ReadAsGCJ02: bd09.flatMap { Self.fromGCJ02($0.latitude, $0.longitude) }
    case .wgs84ReadAsBD09: Self.fromBD09(place.latitude, place.longitude)
    case .gcj02ReadAsBD09: Self.fromBD09(gcj02.latitude, gcj02.longitude)
    }
  }

  private static func fromGCJ02(_ latitude: Double, _ longitude: Double) -> Coordinate<WGS84>? {
    Coordinate<GCJ02>(latitude: latitude, longitude: longitude).flatMap(GCJ02Formula.inverse)
  }

  private static func fromBD09(_ latitude: Double, _ longitude: Double) -> Coordinate<WGS84>? {
    Coordinate<BD09>(latitude: latitude, longitude: longitude).flatMap(BD09Formula.inverse)
      .flatMap(GCJ02Formula.inverse)
  }
}
