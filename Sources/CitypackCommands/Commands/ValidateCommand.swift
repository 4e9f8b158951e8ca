import CommandKit
import ContentChecks
import ContentSources
import FileStore
import Reports
import SourceText

/// `citypack validate [PATH...]`
enum ValidateCommand: CitypackCommand {
  private static let format = Option(
    "format", kind: .choice(["text", "json", "github"]), fallback: "text",
    Wording(zh: "给人看、给程序看，或者写成 GitHub 的标注", en: "for people, for programs, or as GitHub annotations"))

  static let description = Command(
    "validate", Wording(zh: "检查内容，说清哪里有什么问题", en: "check content and say what is wrong and where"),
    discussion: Wording(
      zh: "每个问题都有文件、行、列和规则编号，说明是什么问题、怎么知道的、该怎么办。路径可以是内容文件夹、一座城市、"
        + "城市里的一个文件，也可以是任何一个 KML、KMZ、GeoJSON、CSV、GPX 或 Markdown 文件。\n\n有错误则退出码为 1；警告和提示不影响。",
      en:
        "Every finding has a file, a line, a column and a rule, and says what is wrong, how we know and what to do. A "
        + "path is a content folder, a city, a file of a city, or any KML, KMZ, GeoJSON, CSV, GPX or Markdown file.\n\n"
        + "The exit code is 1 where there are errors; warnings and notes do not count."),
    operands: [
      Operand(
        "PATH",
        Wording(zh: "检查什么：路径、城市编号或 -；不给则全部内容", en: "what to check: a path, a city's id or -; all content if not given"),
        count: .any, completion: .files)
    ],
    options: [.content, format],
    examples: [
      Example("citypack validate", Wording(zh: "检查 content/ 的全部", en: "Check everything under content/")),
      Example(
        "citypack validate content/cities/shanghai", Wording(zh: "检查一座城市", en: "Check one city")),
      Example("citypack validate shanghai seattle", Wording(zh: "检查两座城市", en: "Check two cities")),
      Example(
        "citypack validate --format github", Wording(zh: "在 GitHub 的改动上标出问题", en: "Mark findings on a change on GitHub")
      ),
    ],
    sections: [ToolDescription.contentSketch])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let content = session.arguments.value(.content) ?? "content"
    let operands = session.arguments.operands
    var round = ValidationRound(session)
    for operand in operands { try round.add(try ValidationTarget.of(operand, content: content, in: session)) }
    if operands.isEmpty { try round.add(try ValidationTarget.whole(content, in: session)) }
    let report = round.report
    try session.print(bytes(of: report, for: session))
    return ExitCode(report.verdict.findings)
  }

  private static func bytes(of report: ValidationReport, for session: Session) -> [UInt8] {
    switch session.arguments.value(format) {
    case "json": return JSONReport(language: session.language).bytes(report)
    case "github": return GitHubReport(language: session.language).bytes(report)
    default:
      if session.isQuiet {
        var errors = report
        errors.verdict = Verdict(findings: report.verdict.findings.filter { $0.severity == .error })
        return TextReport(language: session.language, detail: .brief, usesColor: session.usesColor).bytes(errors)
      }
      let detail: TextReport.Detail = session.isVerbose ? .everything : .full
      return TextReport(language: session.language, detail: detail, usesColor: session.usesColor).bytes(report)
    }
  }
}

/// Everything that one call of `validate` looks at. A content folder is opened once, a city is read once.
private struct ValidationRound {
  private let session: Session
  private var contents: [String: ContentUnderCheck] = [:]
  private var cities: [String: Verdict] = [:]
  private var verdicts: [Verdict] = []
  private var storyCount = 0

  init(_ session: Session) { self.session = session }

  var report: ValidationReport {
    ValidationReport(Verdict(joining: verdicts), cityCount: cities.count, storyCount: storyCount)
  }

  mutating func add(_ target: ValidationTarget) throws(CommandFailure) {
    switch target {
    case .content(let folder):
      let content = try open(folder)
      for id in content.project.cityIDs { try addCity(id, of: content, at: folder) }
    case .city(let id, let folder):
      try addCity(id, of: try open(folder), at: folder)
    case .part(let path, let id, let folder):
      verdicts.append(try verdict(on: id, of: try open(folder), at: folder).about(path))
    case .strayFile(let path):
      let bytes = try session.withFiles { (files) throws(FileError) in try files.read(path, limit: 64 << 20) }
      verdicts.append(Verdict(findings: SourceReading.read(bytes, named: path).findings))
    }
  }

  private mutating func open(_ folder: String) throws(CommandFailure) -> ContentUnderCheck {
    if let content = contents[folder] { return content }
    let content = try ContentUnderCheck(folder, in: session)
    contents[folder] = content
    verdicts.append(content.checker.projectVerdict())
    return content
  }

  private mutating func addCity(_ id: String, of content: ContentUnderCheck, at folder: String) throws(CommandFailure) {
    if cities["\(folder)/\(id)"] == nil { verdicts.append(try verdict(on: id, of: content, at: folder)) }
  }

  private mutating func verdict(
    on id: String, of content: ContentUnderCheck, at folder: String
  ) throws(CommandFailure) -> Verdict {
    let key = "\(folder)/\(id)"
    if let known = cities[key] { return known }
    let (stories, verdict) = content.examine(id)
    storyCount += stories
    cities[key] = verdict
    return verdict
  }
}
