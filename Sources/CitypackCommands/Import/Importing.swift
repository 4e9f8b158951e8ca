import ContentSources
import FileStore
import Geodesy
import SourceText

/// One import: a file that was read, the city it goes into, and how.
struct Importing: Sendable {
  let document: ReadDocument
  let path: String
  let city: CityAtHand
  let language: LanguageTag
  let datum: DatumName
  let usesPointsFile: Bool

  /// What becomes of each place.
  var plan: ImportPlan {
    let policy = city.config.datumPolicy
    return ImportPlan(document.items, into: city.stories, standing: city.standing) { written in
      StoryPosition(written, datum: datum, policy: policy).wgs84
    }
  }

  /// The files that carry a plan out.
  func files(for plan: ImportPlan, in session: Session) throws(CommandFailure) -> NewFiles {
    var files = NewFiles()
    for addition in plan.additions {
      let skeleton = StorySkeleton(
        addition: addition, language: language, languages: languages,
        datum: datum == city.config.datum ? nil : datum, statesPosition: !usesPointsFile, comments: session.language)
      files.add("\(city.folder)/stories/\(addition.id).md", skeleton.text)
    }
    let rows = usesPointsFile ? PointsTable.rows(plan.additions) : ""
    if !rows.isEmpty { try addPoints(rows, to: &files, in: session) }
    return files
  }

  /// The city's languages, with that of the file among them.
  private var languages: [LanguageTag] {
    city.languages.contains(language) ? city.languages : [language] + city.languages
  }

  private func addPoints(_ rows: String, to files: inout NewFiles, in session: Session) throws(CommandFailure) {
    guard datum == city.config.datum else {
      throw .configuration(
        Bilingual(
          zh: "points.csv 用的是城市的基准 \(city.config.datum.rawValue)，不能混入 \(datum.rawValue)；请去掉 --positions points",
          en: "points.csv is in the city's datum \(city.config.datum.rawValue) and cannot take \(datum.rawValue); "
            + "leave out --positions points"))
    }
    let path = "\(city.folder)/points.csv"
    let before = try session.withFiles { (files) throws(FileError) -> [UInt8]? in
      try files.info(path) == nil ? nil : try files.read(path)
    }
    guard let before else { return files.add(path, PointsTable.header + "\n" + rows) }
    guard PointsTable.fits(before) else {
      throw .configuration(
        Bilingual(
          zh: "\(path) 的表头不是 \(PointsTable.header)，没有改动",
          en: "the header of \(path) is not \(PointsTable.header); it was left alone"))
    }
    guard String(decoding: before, as: UTF8.self).utf8.elementsEqual(before) else {
      throw .configuration(
        Bilingual(
          zh: "\(path) 不是 UTF-8，没有改动；请另存为 UTF-8，或去掉 --positions points",
          en: "\(path) is not UTF-8 and was left alone; save it as UTF-8, or leave out --positions points"))
    }
    files.append(PointsTable.rows(rows, endingLinesLike: before), to: path, after: before)
  }
}
