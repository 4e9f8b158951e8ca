public import ContentChecks
public import ContentSources
import Geodesy
import SourceText

/// What a map page shows: cities with their verdicts and pictures, what surrounds them, and what was said of the project.
public struct MapSubject: Sendable {
  /// A city with what is shown of it.
  public struct City: Sendable {
    public var city: ContentSources.City
    public var verdict: Verdict
    /// Bytes of pictures by their names under `images/`; one that is not here is named, not shown.
    public var pictures: [String: [UInt8]]

    public init(_ city: ContentSources.City, verdict: Verdict, pictures: [String: [UInt8]] = [:]) {
      self.city = city
      self.verdict = verdict
      self.pictures = pictures
    }
  }

  /// In the order in which they are listed.
  public var cities: [City]
  /// Findings of no city: about the project's own files, or about files that belong to none.
  public var project: Verdict
  public var hazards: HazardReference?
  public var borders: MapBorders?
  /// What is drawn around stories that state no radius.
  public var defaultRadiusMeters: Double?

  public init(
    cities: [City], project: Verdict = Verdict(), hazards: HazardReference? = nil, borders: MapBorders? = nil,
    defaultRadiusMeters: Double? = nil
  ) {
    self.cities = cities
    self.project = project
    self.hazards = hazards
    self.borders = borders
    self.defaultRadiusMeters = defaultRadiusMeters
  }
}

extension MapSubject {
  /// Where the cities are: what each states, or else the box around its stories. WGS-84.
  public var extents: [Extent] { cities.compactMap { Self.extent(of: $0.city) } }

  private static func extent(of city: ContentSources.City) -> Extent? {
    if let extent = city.config.extent?.value { return extent }
    let places = city.stories.compactMap { $0.position?.wgs84 }
    guard let first = places.first else { return nil }
    let start = Extent(
      south: first.latitude, west: first.longitude, north: first.latitude, east: first.longitude)
    return places.reduce(start) { box, place in
      Extent(
        south: min(box.south, place.latitude), west: min(box.west, place.longitude),
        north: max(box.north, place.latitude), east: max(box.east, place.longitude))
    }
  }
}
