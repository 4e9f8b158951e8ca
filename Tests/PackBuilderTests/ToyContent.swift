import ContentSources
import FileStore
import Geodesy
import PackBuilder
import PackFormat
import SourceText
import TestSupport

/// Content in memory with a reader of its own: the builder must not care how cities are read.
///
/// A story is a file `stories/<id>.txt` whose words are title and body; the word `draft` makes it a draft, the word
/// `wrong` an error. Every story uses the picture `images/view.jpg`.
struct ToyContent: Sendable {
  let files: MemoryFileSystem
  /// Cities read, in order.
  let loads = Journal()

  init(cities: [String] = ["alpha", "beta"], storiesPerCity: Int = 2) {
    files = MemoryFileSystem(files: ["content/citypack.yaml": Array("# defaults\n".utf8)])
    for city in cities {
      put("one", "First tale", in: city)
      if storiesPerCity > 1 { put("two", "Second tale", in: city) }
      files.put((0..<500).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ city.utf8.count) }, at: imagePath(city))
    }
  }

  /// The same files once more.
  init(copying other: ToyContent) {
    files = MemoryFileSystem(files: other.files.files)
  }

  func put(_ story: String, _ text: String, in city: String) {
    files.put(Array(text.utf8), at: "content/cities/\(city)/stories/\(story).txt")
  }

  func imagePath(_ city: String) -> String { "content/cities/\(city)/images/view.jpg" }

  func inputs(day: String = "2026-01-01") -> BuildInputs {
    let (files, loads) = (files, loads)
    return BuildInputs(
      project: ProjectConfig(),
      load: { (id) throws(FileError) in
        loads.note(id)
        return try Self.read(id, files)
      },
      check: { city, _ in Self.verdict(on: city) }, checkFingerprint: day)
  }

  func build(
    _ cities: [String] = [], day: String = "2026-01-01", jobs: Int = 1, usesCache: Bool = true,
    isDryRun: Bool = false, output: String = "packs", tool: String = "1"
  ) async throws -> BuildReport {
    let options = BuildOptions(
      contentFolder: "content", outputFolder: output, cities: cities, jobs: jobs, usesCache: usesCache,
      isDryRun: isDryRun, toolFingerprint: tool)
    return try await Build.run(options, inputs(day: day), files: files)
  }

  func release(_ cities: [String] = []) throws -> Release.Report {
    try Release.run(BuildOptions(cities: cities, toolFingerprint: "1"), inputs(), files: files)
  }

  /// What stands in the output folder, the cache and files in the making aside.
  func packs(in folder: String = "packs") -> [String: [UInt8]] {
    files.files.filter { path, _ in
      path.hasPrefix(folder + "/") && !path.hasPrefix(folder + "/.cache/")
        && !TemporaryName.matches(FilePath.name(of: path))
    }
  }

  func contentFiles() -> [String: [UInt8]] { files.files.filter { $0.key.hasPrefix("content/") } }

  func pack(_ name: String) throws -> Pack { try Pack(try files.map("packs/\(name)")) }

  private static func read(_ id: String, _ files: MemoryFileSystem) throws(FileError) -> City {
    let folder = "content/cities/\(id)"
    var config = CityConfig(place: SourcePlace(file: "\(folder)/city.yaml"))
    config.languages = [LanguageTag(rawValue: "en")].compactMap { $0 }.map {
      Located($0, raw: $0.rawValue, at: config.place)
    }
    var city = City(id: id, folder: folder, config: config)
    for entry in try files.list("\(folder)/stories") {
      let text = String(decoding: try files.read("\(folder)/stories/\(entry.name)"), as: UTF8.self)
      city.stories.append(story(String(entry.name.dropLast(4)), text, at: SourcePlace(file: entry.name)))
    }
    return city
  }

  private static func story(_ id: String, _ text: String, at place: SourcePlace) -> Story {
    var story = Story(id: Located(id, at: place))
    let offset = Double(id.utf8.reduce(0) { $0 + Int($1) }) / 1000
    let (latitude, longitude) = (31 + offset, 121 + offset)
    story.position = StoryPosition(
      written: SourcePosition(
        latitude: Located(latitude, raw: "", at: place), longitude: Located(longitude, raw: "", at: place), decimals: 3),
      datum: .wgs84, wgs84: Coordinate(latitude: latitude, longitude: longitude))
    story.radiusMeters = Located(100, raw: "100", at: place)
    if let english = LanguageTag(rawValue: "en") {
      story.texts[english] = StoryText(
        title: Located(text, at: place), notification: Located("Near you", at: place), body: Located(text, at: place))
      story.images = [StoryImage(file: Located("view.jpg", at: place), alt: [english: Located("A view", at: place)])]
    }
    story.isDraft = text.contains("draft")
    return story
  }

  private static func verdict(on city: City) -> CityVerdict {
    let wrong = city.stories.filter { $0.texts.values.contains { $0.body?.value.contains("wrong") == true } }
    return CityVerdict(findings: wrong.map { Finding(rule: rule, at: $0.id.place, what: rule.summary) })
  }

  private static let rule: RuleDescription = {
    let words = Bilingual(zh: "错", en: "wrong")
    return RuleDescription(
      id: RuleID("toy/wrong"), severity: .error, summary: words, explanation: words, remedy: words,
      fires: .init("wrong", note: words), staysSilent: .init("right", note: words))
  }()
}
