import ContentChecks
import ContentSources
import FileStore
import Geodesy
import Reports
import SourceText

extension MapSubject.City {
  /// Larger pictures are named on the page, not shown: a page is to be sent to a colleague.
  private static let pictureByteLimit = 4 << 20

  /// A city with the pictures that its stories use. One that cannot be read is left out: the page says so, and the
  /// checks say why.
  init(_ city: City, verdict: Verdict, in files: any FileSystem) {
    let used = Set(city.stories.flatMap(\.images).map(\.file.value))
    var pictures: [String: [UInt8]] = [:]
    for image in city.images where used.contains(image.name) && image.byteCount <= Self.pictureByteLimit {
      pictures[image.name] = try? files.read(image.place.file, limit: Self.pictureByteLimit)
    }
    self.init(city, verdict: verdict, pictures: pictures)
  }
}

extension City {
  /// What is known of a city that could not be read.
  static func unread(_ id: String, folder: String) -> City {
    City(id: id, folder: folder, config: CityConfig(place: SourcePlace(file: folder)))
  }

  /// A file that belongs to no city, as if it were one: its points with their names. Nothing says which datum they are in,
  /// so they are shown as WGS-84.
  init(_ document: ReadDocument, named path: String) {
    self = .unread(path, folder: path)
    stories = document.items.enumerated().compactMap { Story($1, number: $0 + 1) }
  }
}

extension Story {
  /// A point of a file; nil where the item is none. Its language is not known.
  fileprivate init?(_ item: SourceItem, number: Int) {
    guard case .point(let written) = item.geometry else { return nil }
    self.init(id: item.id ?? item.name ?? Located("\(number)", at: item.place))
    let place = Coordinate<WGS84>(latitude: written.latitude.value, longitude: written.longitude.value)
    position = StoryPosition(written: written, datum: .wgs84, wgs84: place)
    if let unknown = LanguageTag(rawValue: "und") {
      texts[unknown] = StoryText(title: item.name, body: item.text)
    }
  }
}
