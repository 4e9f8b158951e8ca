public import Digests

/// What `pack.json` says.
public struct PackManifest: Sendable, Hashable {
  /// The only format this program writes.
  public static let currentFormat = 1

  /// The layout of the pack; another one than `currentFormat` is for another program.
  public var format: Int
  /// What the pack is about.
  public var about: PackAbout
  /// The editors' number of this content, from 1.
  public var contentVersion: Int
  /// Names the content: the same for two packs that differ in version only.
  public var contentRoot: SHA256Digest
  /// Every entry but `pack.json`, in ascending byte order of names.
  public var entries: [ListedEntry]

  /// Bytes of all entries but `pack.json`.
  public var dataBytes: Int { entries.reduce(0) { $0 + $1.byteCount } }
}

/// An entry as `pack.json` lists it.
public struct ListedEntry: Sendable, Hashable {
  public var name: String
  public var byteCount: Int
  public var sha256: SHA256Digest

  public init(name: String, byteCount: Int, sha256: SHA256Digest) {
    self.name = name
    self.byteCount = byteCount
    self.sha256 = sha256
  }
}

/// What a pack is about: the part of `pack.json` that counts as content.
public struct PackAbout: Sendable, Hashable {
  /// `city` or `atlas`; a reader leaves packs of a kind it does not know alone.
  public var kind: String
  public var id: String
  /// The languages every story has, the first one being the city's own.
  public var languages: [String]
  /// The name in each language.
  public var names: [String: String]
  public var licence: String?
  /// Where the content of an atlas comes from.
  public var provenance: String?
  /// An IANA time zone.
  public var timeZone: String?
  /// The box all places lie in.
  public var extent: PackExtent?
  /// Which places are shifted to GCJ-02 at all: `mainland` or `amap`.
  public var datumPolicy: String?

  public init(
    kind: String, id: String, languages: [String], names: [String: String] = [:], licence: String? = nil,
    provenance: String? = nil, timeZone: String? = nil, extent: PackExtent? = nil, datumPolicy: String? = nil
  ) {
    self.kind = kind
    self.id = id
    self.languages = languages
    self.names = names
    self.licence = licence
    self.provenance = provenance
    self.timeZone = timeZone
    self.extent = extent
    self.datumPolicy = datumPolicy
  }
}

extension PackAbout {
  /// Whether a pack of this kind tells stories: an atlas does not.
  var hasStories: Bool { kind == "city" }
}

/// A box in 1e-7 degrees, WGS-84. East below west: it crosses the date line.
public struct PackExtent: Sendable, Hashable {
  public var south: Int32
  public var west: Int32
  public var north: Int32
  public var east: Int32

  public init(south: Int32, west: Int32, north: Int32, east: Int32) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }
}
