public import ContentChecks
public import ContentSources

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
