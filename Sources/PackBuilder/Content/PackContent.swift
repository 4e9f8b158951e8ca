public import ContentSources
import Geodesy
public import PackFormat
import SourceText

/// What of a checked city goes into its pack: a pure value, drafts left out.
public struct PackContent: Sendable {
  /// What the pack is about.
  public var about: PackAbout
  /// The tables and texts, by entry name.
  public var tables: [String: [UInt8]]
  /// The pictures the stories use, as they are named under `images/`, in byte order.
  public var images: [String]
  /// What `released.json` notes of the stories, in byte order of ids.
  public var stories: [ReleasedStory]

  /// - Throws: `cannotPack` for what no reader could make sense of, should the rule that finds it be switched off.
  public init(_ city: City, project: ProjectConfig) throws(BuildError) {
    if city.id == AtlasSource.id {
      throw .cannotPack(
        city: city.id, Bilingual(zh: "这个编号留给了行政区划", en: "this id is reserved for the atlas"))
    }
    let languages = city.config.languages.map(\.value)
    let stories = city.stories.filter { !$0.isDraft }
    var points: [PackPoint] = []
    self.tables = [:]
    self.stories = []
    for story in stories {
      let point = try PointMaker(city: city, project: project).point(of: story)
      points.append(point)
      self.stories.append(ReleasedStory(story, at: point))
    }
    do throws(PackError) {
      tables[PackName.points] = try PointTable.encode(points)
    } catch {
      throw .cannotPack(city: city.id, error.words)
    }
    for language in languages {
      let told = stories.filter { $0.texts[language]?.title != nil }
      tables[PackName.stories(language: language.rawValue)] = StoryTable.encode(
        told.map { StoryEntry($0, in: language) })
      for story in told {
        guard let body = story.texts[language]?.body else { continue }
        tables[PackName.text(story: story.id.value, language: language.rawValue)] = Self.text(body.value)
      }
    }
    about = PackAbout(city, project: project)
    images = Set(stories.flatMap { $0.images.map(\.file.value) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    self.stories.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// A text as it goes into a pack: LF only, nothing blank at either end, one LF at the end.
  ///
  /// A checkout on another system may change line ends; a pack must not notice.
  static func text(_ source: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.utf8.count + 1)
    for byte in source.utf8 {
      if byte == 0x0A, bytes.last == 0x0D { bytes.removeLast() }
      bytes.append(byte)
    }
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return Array(bytes.drop { $0 == 0x0A || $0 == 0x0D }) + [0x0A]
  }
}
