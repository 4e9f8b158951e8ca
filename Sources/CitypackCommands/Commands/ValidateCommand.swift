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
  private static let html = Option(
    "html", kind: .text(placeholder: "FILE", completion: .files),
    Wording(zh: "另外写一页可以离线看的地图", en: "also write a map page that works offline"))

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
    options: [.content, .atlas, format, html, .dryRun],
    examples: [
      Example("citypack validate", Wording(zh: "检查 content/ 的全部", en: "Check everything under content/")),
      Example(
        "citypack validate content/cities/shanghai", Wording(zh: "检查一座城市", en: "Check one city")),
      Example("citypack validate shanghai seattle", Wording(zh: "检查两座城市", en: "Check two cities")),
      Example(
        "citypack validate --html report.html", Wording(zh: "把结果也画在地图上", en: "Show what was found on a map, too")),
      Example(
        "citypack validate --format github", Wording(zh: "在 GitHub 的改动上标出问题", en: "Mark findings on a change on GitHub")
      ),
    ],
    sections: [ToolDescription.contentSketch])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let content = session.arguments.value(.content) ?? "content"
    let operands = session.arguments.operands
    let page = try pagePath(session)
    var round = ValidationRound(session, keepsCities: page != nil)
    for operand in operands { try round.add(try ValidationTarget.of(operand, content: content, in: session)) }
    if operands.isEmpty { try round.add(try ValidationTarget.whole(content, in: session)) }
    let report = round.report
    if let page { try MapPageFile(round.mapSubject, path: page, in: session).write() }
    try session.print(bytes(of: report, for: session))
    if let page, !session.arguments.has(.dryRun) { session.say(Bilingual(zh: "写了 \(page)", en: "wrote \(page)")) }
    return ExitCode(report.verdict.findings)
  }

  /// Where the map page goes; refused before anything is read where no page can be made.
  private static func pagePath(_ session: Session) throws(CommandFailure) -> String? {
    guard let path = session.arguments.value(html) else { return nil }
    guard path != "-" else {
      throw session.invalid(
        path, Bilingual(zh: "标准输出上是检查结果，页面要写到文件里", en: "the findings are on standard output; a page needs a file"))
    }
    guard MapPage.isAvailable else { throw .configuration(MapPageFile.withoutLeaflet) }
    return path
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
