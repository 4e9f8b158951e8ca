import Geodesy
import SourceText
import StrictJSON

/// Reads the stories of `released.json`. Versions and digests are the builder's business, and so is saying what is wrong
/// with the file.
enum LastReleaseReader {
  /// Larger files are no list of a city's stories.
  static let byteLimit = 16 << 20

  static func read(_ source: SourceBytes) -> LastRelease {
    guard let rows = try? JSONDocument(source.bytes).root["stories"]?.elements else { return .damaged }
    let lines = LineTable(source.bytes)
    let places = rows.compactMap { row -> ReleasedPlace? in
      guard let id = row["id"], let text = id.string, let titleHash = row["titleHash"]?.string,
        let latitude = row["latitude"]?.number?.value, let longitude = row["longitude"]?.number?.value,
        let place = Coordinate<WGS84>(latitude: latitude, longitude: longitude)
      else { return nil }
      let spot = lines.position(of: id.range.lowerBound, in: source.bytes)
      return ReleasedPlace(
        id: Located(text, at: SourcePlace(file: source.file, line: spot.line, column: spot.column, label: "id")),
        wgs84: place, titleHash: titleHash)
    }
    return places.count == rows.count ? .places(places) : .damaged
  }
}
