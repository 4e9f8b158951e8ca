import Atlas
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

  /// Opens a pack or a download and reads its tables.
  public static func run(_ path: String, files: any FileSystem) throws(BuildError) -> Inspection {
    let fileBytes = try throwingBuildError { () throws(FileError) in try files.info(path)?.byteCount ?? 0 }
    let isDownload: Bool
    let pack: Pack
    switch try PackReading.open(path, files) {
    case .pack(let opened): (isDownload, pack) = (false, opened)
    case .download(let download): (isDownload, pack) = (true, try PackReading.unpack(download, path: path))
    }
    do throws(PackError) {
      return Inspection(
        path: path, isDownload: isDownload, fileBytes: fileBytes, pack: pack.fingerprint, manifest: pack.manifest,
        stories: try stories(of: pack),
        atlas: pack.manifest.about.kind == AtlasName.kind ? try AtlasInspection(pack) : nil)
    } catch {
      throw .pack(path: path, error)
    }
  }

  private static func stories(of pack: Pack) throws(PackError) -> [Story] {
    guard pack.manifest.about.kind == "city" else { return [] }
    var tables: [String: StoryTable] = [:]
    for language in pack.manifest.about.languages { tables[language] = try pack.stories(language: language) }
    return pack.points.points.map { point in
      let titles = tables.compactMapValues { $0.story(id: point.id)?.title }
      return Story(point: point, languages: pack.languages(ofStory: point.id), titles: titles)
    }
  }
}
