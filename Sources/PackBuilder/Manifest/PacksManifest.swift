public import Digests

/// `packs/manifest.json`: the packs of an output folder. Written last, so that whatever it lists is there.
public struct PacksManifest: Sendable, Hashable {
  /// The zlib that made the downloads: with it their bytes are fixed. The packs depend on none.
  public var zlibVersion: String
  /// In byte order of cities.
  public var packs: [ManifestEntry]

  public init(zlibVersion: String, packs: [ManifestEntry] = []) {
    self.zlibVersion = zlibVersion
    self.packs = packs
  }

  static let fileName = "manifest.json"
}

/// A pack in its two forms.
public struct ManifestEntry: Sendable, Hashable {
  /// `city` or `atlas`.
  public var kind: String
  /// The id of the city or of the atlas.
  public var city: String
  public var version: Int
  /// Names the content, whatever its version.
  public var contentRoot: SHA256Digest
  /// The installed form.
  public var pack: ManifestFile
  /// The download form.
  public var download: ManifestFile

  public init(
    kind: String = "city", city: String, version: Int, contentRoot: SHA256Digest, pack: ManifestFile,
    download: ManifestFile
  ) {
    self.kind = kind
    self.city = city
    self.version = version
    self.contentRoot = contentRoot
    self.pack = pack
    self.download = download
  }
}

/// A file in the output folder.
public struct ManifestFile: Sendable, Hashable {
  /// The name within the folder.
  public var name: String
  public var byteCount: Int
  public var sha256: SHA256Digest

  public init(name: String, byteCount: Int, sha256: SHA256Digest) {
    self.name = name
    self.byteCount = byteCount
    self.sha256 = sha256
  }
}
