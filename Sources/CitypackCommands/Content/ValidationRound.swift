import ContentChecks
import ContentSources
import FileStore
import Reports
import SourceText

/// Everything that one call of `validate` looks at. A content folder is opened once, a city is read once.
struct ValidationRound {
  private let session: Session
  private let keepsCities: Bool
  private var contents: [String: ContentUnderCheck] = [:]
  private var firstContent: ContentUnderCheck?
  private var examined: [String: Examined] = [:]
  private var projects: [Verdict] = []
  private var told: [Told] = []

  /// A city as examined: only what a verdict needs, unless a page is to show it.
  private struct Examined {
    var city: City?
    var verdict: Verdict
    var storyCount: Int
  }

  /// What is told of a city, or of a file that belongs to none.
  private struct Told {
    var verdict: Verdict
    var city: MapSubject.City?
  }

  /// - Parameter keepsCities: whether `mapSubject` will be asked for; cities are then kept in memory.
  init(_ session: Session, keepsCities: Bool) {
    self.session = session
    self.keepsCities = keepsCities
  }

  /// What was found.
  var report: ValidationReport {
    ValidationReport(
      Verdict(joining: projects + told.map(\.verdict)), cityCount: examined.count,
      storyCount: examined.values.reduce(0) { $0 + $1.storyCount })
  }

  /// The same for a map page. Aerodromes and the radius of stories that state none are those of the first content folder.
  var mapSubject: MapSubject {
    let cities = told.compactMap(\.city)
    return firstContent?.mapSubject(cities, project: Verdict(joining: projects), in: session)
      ?? MapSubject(cities: cities)
  }

  /// Looks at a target.
  mutating func add(_ target: ValidationTarget) throws(CommandFailure) {
    switch target {
    case .content(let folder):
      let content = try open(folder)
      for id in content.project.cityIDs { addCity(id, of: content, at: folder) }
    case .city(let id, let folder):
      addCity(id, of: try open(folder), at: folder)
    case .part(let path, let id, let folder):
      let examined = examine(id, of: try open(folder), at: folder)
      tell(examined.verdict.about(path), of: examined.city)
    case .strayFile(let path):
      let bytes = try session.withFiles { (files) throws(FileError) in try files.read(path, limit: 64 << 20) }
      let document = SourceReading.read(bytes, named: path)
      tell(Verdict(findings: document.findings), of: keepsCities ? City(document, named: path) : nil)
    }
  }

  private mutating func open(_ folder: String) throws(CommandFailure) -> ContentUnderCheck {
    if let content = contents[folder] { return content }
    let content = try ContentUnderCheck(folder, in: session)
    contents[folder] = content
    if firstContent == nil { firstContent = content }
    projects.append(content.checker.projectVerdict())
    return content
  }

  private mutating func addCity(_ id: String, of content: ContentUnderCheck, at folder: String) {
    guard examined["\(folder)/\(id)"] == nil else { return }
    let examined = examine(id, of: content, at: folder)
    tell(examined.verdict, of: examined.city)
  }

  private mutating func examine(_ id: String, of content: ContentUnderCheck, at folder: String) -> Examined {
    let key = "\(folder)/\(id)"
    if let known = examined[key] { return known }
    let (city, verdict) = content.examine(id)
    let result = Examined(city: keepsCities ? city : nil, verdict: verdict, storyCount: city.stories.count)
    examined[key] = result
    return result
  }

  private mutating func tell(_ verdict: Verdict, of city: City?) {
    told.append(Told(verdict: verdict, city: city.map { MapSubject.City($0, verdict: verdict, in: session.files) }))
  }
}
