import CommandKit
import ContentSources
import FileStore
import Geodesy
import SourceText

/// The city an import goes into, as far as an import needs to know it.
struct CityAtHand: Sendable {
  let folder: String
  let config: CityConfig
  let stories: [ImportPlan.Known]
  /// Names under `stories/` that are no story of that id, in lower case: broken files, folders.
  let standing: Set<String>

  /// Reads the city; says what to do where there is none.
  init(_ id: String, content: String, in session: Session) throws(CommandFailure) {
    let reader = ContentReader(session.host.files, root: content)
    let project = try session.withFiles { (_) throws(FileError) in try reader.project() }
    guard project.cityIDs.contains(id) else {
      let meant = suggestion(for: id, among: project.cityIDs)
      throw .configuration(
        Bilingual(
          zh: "\(content)/cities 里没有 \(id)" + (meant.map { "。是不是想写 \($0)？" } ?? "；先用 citypack init \(id)"),
          en: "there is no \(id) in \(content)/cities; "
            + (meant.map { "did you mean \($0)?" } ?? "start it with citypack init \(id)")))
    }
    let city = try session.withFiles { (_) throws(FileError) in try reader.city(id, in: project.config) }
    // What cannot be read may be a story that the file has too, and would then be begun a second time.
    if let fault = city.findings.first(where: { $0.rule == RuleDescription.contentUnreadable.id }) {
      throw .unavailable(
        Bilingual(
          zh: "读不了 \(fault.place.file)：\(fault.what.zh)", en: "cannot read \(fault.place.file): \(fault.what.en)"))
    }
    let inventory = try session.withFiles { (_) throws(FileError) in try reader.inventory(ofCity: id) }
    let known = Set(city.stories.map(\.id.value))
    let names = inventory.filter { $0.path.hasPrefix("\(city.folder)/stories/") && $0.path.hasSuffix(".md") }
      .map { String(FilePath.name(of: $0.path).dropLast(3)) }
    standing = Set(names.filter { !known.contains($0) }.map { $0.lowercased() })
    folder = city.folder
    config = city.config
    stories = city.stories.map { story in
      let titles = story.texts.values.compactMap { $0.title?.value }
      return ImportPlan.Known(id: story.id.value, titles: titles, place: story.position?.wgs84)
    }
  }

  /// The languages its stories are told in.
  var languages: [LanguageTag] { config.languages.map(\.value) }
}
