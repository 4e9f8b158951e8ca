public import Geodesy
public import SourceText

/// A city's folder as read: configuration, stories, images, accepted findings, and what was wrong while reading.
public struct City: Sendable {
  /// The folder's name under `content/cities/`.
  public var id: String
  /// The folder as a person would type it.
  public var folder: String
  public var config: CityConfig
  /// In ascending byte order of ids.
  public var stories: [Story]
  /// Every file under `images/`, in byte order of names.
  public var images: [CityImage]
  public var accepted: [AcceptedFinding]
  /// What the phones know of it.
  public var lastRelease: LastRelease
  /// What the readers found.
  public var findings: [Finding]

  public init(
    id: String, folder: String, config: CityConfig, stories: [Story] = [], images: [CityImage] = [],
    accepted: [AcceptedFinding] = [], lastRelease: LastRelease = .none, findings: [Finding] = []
  ) {
    self.id = id
    self.folder = folder
    self.config = config
    self.stories = stories
    self.images = images
    self.accepted = accepted
    self.lastRelease = lastRelease
    self.findings = findings
  }
}

/// What `city.yaml` says. A missing or impossible value is nil here and a finding in `City.findings`.
public struct CityConfig: Sendable {
  public var names: [LanguageTag: Located<String>]
  /// The languages every story must have; those of the project where the city states none.
  public var languages: [Located<LanguageTag>]
  /// The datum of positions in this city's sources; WGS-84 unless stated.
  public var datum: DatumName
  public var datumPolicy: ShiftPolicy
  /// What the city says of the encoding of its points file; nil where the bytes are to tell.
  public var encoding: TextEncoding?
  public var timeZone: Located<String>?
  /// The box every story must lie in, WGS-84.
  public var extent: Located<Extent>?
  /// That of the project where the city states none.
  public var licence: Located<String>?
  /// The ISO 3166-1 code of two capitals.
  public var country: Located<String>?
  /// The number of the province or city of China in which every story lies.
  public var adcode: Located<Int32>?
  /// The file, or the folder where there is none.
  public var place: SourcePlace

  public init(place: SourcePlace) {
    self.place = place
    self.names = [:]
    self.languages = []
    self.datum = .wgs84
    self.datumPolicy = .mainland
    self.encoding = nil
    self.timeZone = nil
    self.extent = nil
    self.licence = nil
    self.country = nil
    self.adcode = nil
  }
}

/// A box in WGS-84 degrees. East may be less than west: the box then crosses the date line.
public struct Extent: Sendable, Hashable {
  public var south: Double
  public var west: Double
  public var north: Double
  public var east: Double

  public init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }

  /// Whether a place lies in the box, borders included.
  public func contains(_ place: Coordinate<WGS84>) -> Bool {
    guard (south...max(south, north)).contains(place.latitude) else { return false }
    return west <= east
      ? place.longitude >= west && place.longitude <= east
      : place.longitude >= west || place.longitude <= east
  }
}

/// A file under `images/`, as delivered.
public struct CityImage: Sendable {
  /// The name under `images/`.
  public var name: String
  public var place: SourcePlace
  public var byteCount: Int
  public var info: ImageInfo

  public init(name: String, place: SourcePlace, byteCount: Int, info: ImageInfo) {
    self.name = name
    self.place = place
    self.byteCount = byteCount
    self.info = info
  }
}

/// What a picture's header says.
public enum ImageInfo: Sendable, Hashable {
  case readable(kind: String, widthPixels: Int, heightPixels: Int, hasGPS: Bool)
  case unreadable(reason: Bilingual)
}

/// A finding a person has looked at and accepted, from `ignore.yaml`.
public struct AcceptedFinding: Sendable {
  public var rule: Located<String>
  public var story: Located<String>?
  /// Narrows the acceptance to findings about this subject.
  public var subject: Located<String>?
  public var reason: Located<String>
  /// The last UTC day on which it holds, as `YYYY-MM-DD`.
  public var expires: Located<String>?

  public init(
    rule: Located<String>, story: Located<String>?, subject: Located<String>?, reason: Located<String>,
    expires: Located<String>?
  ) {
    self.rule = rule
    self.story = story
    self.subject = subject
    self.reason = reason
    self.expires = expires
  }
}
