public import Geodesy
public import SourceText

/// A story as `released.json` notes it: what the phones know.
public struct ReleasedPlace: Sendable, Hashable {
  public var id: Located<String>
  public var wgs84: Coordinate<WGS84>
  /// Names the titles; see `PackBuilder.ReleasedStory`.
  public var titleHash: String

  public init(id: Located<String>, wgs84: Coordinate<WGS84>, titleHash: String) {
    self.id = id
    self.wgs84 = wgs84
    self.titleHash = titleHash
  }
}

/// What is known of a city's last release.
public enum LastRelease: Sendable, Hashable {
  /// Nothing was released.
  case none
  /// There is a `released.json` that cannot be read; the build refuses the city for it.
  case damaged
  case places([ReleasedPlace])
}
