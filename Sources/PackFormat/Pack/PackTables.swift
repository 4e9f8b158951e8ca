/// What a pack holds besides texts and pictures, every byte of the pack checked on the way.
public struct PackTables: Sendable {
  public let manifest: PackManifest
  public let points: PointTable
  /// By language; one for each language of a city, none of an atlas.
  public let stories: [String: StoryTable]
  /// Length and digest of the pack.
  public let written: WrittenFile

  /// The languages in which a story has a text, in the order of the pack's languages.
  public func languages(ofStory id: String) -> [String] {
    manifest.about.languages.filter { manifest.entry(PackName.text(story: id, language: $0)) != nil }
  }
}

extension Pack {
  /// Checks every byte of the pack and reads its tables. O(bytes), about as fast as SHA-256.
  public func tables() throws(PackError) -> PackTables {
    try verify()
    var stories: [String: StoryTable] = [:]
    for language in manifest.about.languages where manifest.about.hasStories {
      stories[language] = try self.stories(language: language)
    }
    return PackTables(manifest: manifest, points: points, stories: stories, written: fingerprint)
  }
}

extension Download {
  /// Checks a full download and the pack it yields, byte for byte, without ever having the pack.
  ///
  /// The pack's bytes are looked at as they come and let go. Memory: that of `apply`, and the tables, which
  /// `PackLimits.tableBytes` and `PackLimits.manifestBytes` bound.
  public func tables() throws(PackError) -> PackTables {
    var stream = PackStream(limits: limits)
    let written = try apply { (bytes) throws(PackError) in try stream.take(bytes) }
    return try stream.finish(written)
  }
}
