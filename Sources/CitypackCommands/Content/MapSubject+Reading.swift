import ContentSources
import FileStore
import Reports
import SourceText

extension MapSubject.City {
  /// Larger pictures are named on the page, not shown: a page is to be sent to a colleague.
  private static let pictureByteLimit = 4 << 20

  /// The pictures that the city's stories use, by name. One that cannot be read is left out: the page says so, and the
  /// checks say why.
  static func pictures(of city: City, in files: any FileSystem) -> [String: [UInt8]] {
    let used = Set(city.stories.flatMap(\.images).map(\.file.value))
    var pictures: [String: [UInt8]] = [:]
    for image in city.images where used.contains(image.name) && image.byteCount <= pictureByteLimit {
      pictures[image.name] = try? files.read(image.place.file, limit: pictureByteLimit)
    }
    return pictures
  }
}
