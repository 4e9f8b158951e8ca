public import FileStore
public import PackFormat

/// What a pack holds, for `citypack inspect`.
public struct Inspection: Sendable {
  /// A story as the pack has it.
  public struct Story: Sendable {
    public var point: PackPoint
    /// The languages it is told in.
    public var languages: [String]
    /// The title in each of them.
    public var titles: [String: String]
  }

  public var path: String
  /// Whether the file was a download; everything else is said of the pack it yields.
  public var isDownload: Bool
  /// Bytes of the file itself.
  public var fileBytes: Int
  /// Length and digest of the pack.
  public var pack: WrittenFile
  public var manifest: PackManifest
  /// In byte order of ids.
  public var stories: [Story]
  /// What only an atlas has; nil for a city.
  public var atlas: AtlasInspection?

  /// Checks a pack or a download and reads its tables. Memory: the tables; a download is never unpacked as a whole.
  public static func run(_ path: String, files: any FileSystem) throws(BuildError) -> Inspection {
    let reading = try PackReading(path, files)
    let tables = reading.tables
    let stories = tables.points.points.map { point in
      Story(
        point: point, languages: tables.languages(ofStory: point.id),
        titles: tables.stories.compactMapValues { $0.story(id: point.id)?.title })
    }
    return Inspection(
      path: path, isDownload: reading.isDownload, fileBytes: reading.file.byteCount, pack: tables.written,
      manifest: tables.manifest, stories: stories, atlas: try reading.atlas(path, files))
  }
}
