import CommandKit
import ContentChecks
import PackBuilder
import Reports
import SourceText
import StrictJSON
import SystemKit

/// `citypack build [CITY...]`
enum BuildCommand: CitypackCommand {
  private static let output = Option(
    "output", short: "o", kind: .text(placeholder: "DIR", completion: .folders), fallback: "packs",
    Wording(zh: "包放在哪个文件夹", en: "the folder for the packs"))
  private static let noCache = Option(
    "no-cache", Wording(zh: "全部重做；结果一个字节也不会变", en: "do everything again; not a byte of the result changes"))

  static let description = Command(
    "build", Wording(zh: "把城市打成包", en: "turn cities into packs"),
    discussion: Wording(
      zh: "每座城市先检查；有错误的不打包，别的照常，退出码为 1。同样的内容在任何机器上都得到同样的字节。"
        + "没有变化的城市直接用上次的包，用前先核对。先做行政区划包 china（有 boundaries/china 的话），检查城市时就用它。版本号：内容和已发布的一样就用已发布的版本，否则是发布过的最高版本加一。\n\n"
        + "manifest.json 最后写；中途出错或被杀，原来的包都还在。",
      en: "Each city is checked first; one with errors is not packed, the others are, and the exit code is 1. The same "
        + "content gives the same bytes on any machine. A city that has not changed keeps its pack, which is verified "
        + "first. Where there is boundaries/china, the atlas 'china' is made before them, and they are checked with it. The version is the released one where the content is the released content, else one more than the "
        + "highest ever released.\n\nmanifest.json is written last; after a failure or a kill the old packs are still "
        + "there."),
    operands: [
      Operand(
        "CITY", Wording(zh: "城市编号；不给则全部", en: "ids of cities; all if not given"), count: .any, completion: .cities)
    ],
    options: [.content, output, .atlas, .jobs, noCache, .dryRun, .format],
    examples: [
      Example("citypack build", Wording(zh: "全部打包，放进 packs/", en: "Build every city into packs/")),
      Example(
        "citypack build shanghai seattle --output /tmp/packs",
        Wording(zh: "只打两座，放到别处", en: "Build two cities, somewhere else")),
      Example("citypack build --format json", Wording(zh: "结果给程序读", en: "The result for a script")),
    ],
    sections: [ToolDescription.contentSketch])

  static func run(_ session: Session) async throws(CommandFailure) -> ExitCode {
    let arguments = session.arguments
    let folder = arguments.value(.content) ?? "content"
    let content = try ContentUnderCheck(folder, in: session)
    try refuseFaultyProject(content, in: session)
    let options = BuildOptions(
      contentFolder: folder, outputFolder: arguments.value(output) ?? "packs", cities: arguments.operands,
      jobs: arguments.integer(.jobs) ?? session.host.processorCount, usesCache: !arguments.has(noCache),
      isDryRun: arguments.has(.dryRun), toolFingerprint: session.host.toolFingerprint())
    let progress = BuildProgress(session)
    let report: BuildReport
    do {
      report = try await Build.run(options, content.buildInputs, files: session.files) { progress.note($0) }
    } catch {
      progress.clear()
      throw CommandFailure(error)
    }
    progress.clear()
    let answer = BuildAnswer(report: report, session: session)
    try session.wantsJSON ? session.print(answer.json) : answer.print()
    return ExitCode(report.refused.flatMap(\.verdict.findings))
  }

  /// A project whose own files are wrong builds nothing: what they say holds for every city.
  static func refuseFaultyProject(_ content: ContentUnderCheck, in session: Session) throws(CommandFailure) {
    let errors = content.checker.projectVerdict().findings.filter { $0.severity == .error }
    if errors.isEmpty { return }
    session.sayFindings(errors)
    throw .project(errors)
  }
}

/// How far a build is.
private final class BuildProgress: Sendable {
  private struct State {
    var cities = 0
    var done = 0
  }

  private let line: ProgressLine
  private let language: MessageLanguage
  private let state = Locked(State())

  init(_ session: Session) {
    line = session.progress
    language = session.language
  }

  func note(_ event: BuildEvent) {
    let (done, cities) = state.withLock { state in
      switch event {
      case .started(let cities): state.cities = cities
      case .checked: break
      case .finished: state.done += 1
      }
      return (state.done, state.cities)
    }
    line.show(Bilingual(zh: "\(done)/\(cities) 座城市", en: "\(done) of \(cities) cities")[language])
  }

  func clear() { line.clear() }
}
