public import FileStore

/// What the atlas says of a position.
public enum AtlasLookup: Hashable, Sendable {
  /// It is in this region, by exact arithmetic on the borders as stored. How far that can be trusted next to a border
  /// is what `Atlas.sighting` says.
  case inside(AtlasPlace)
  /// It is in none: at sea, or in a country the atlas does not know.
  case outside
  /// There is no index to ask.
  case notEvaluated(AtlasUnready)
}

/// Why an atlas cannot be asked yet.
public enum AtlasUnready: Hashable, Sendable {
  /// No index was looked for: the atlas was opened for its names alone.
  case notPrepared
  /// The cache file is not there.
  case noCache
  /// The cache belongs to other borders, to another level or to another version of this program.
  case foreignCache
  /// The cache is damaged.
  case damagedCache
  /// The cache could not be read.
  case unreadableCache(FileError)
}
