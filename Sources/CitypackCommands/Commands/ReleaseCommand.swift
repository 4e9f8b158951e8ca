import CommandKit
import PackBuilder
import SourceText
import StrictJSON

/// `citypack release [CITY...]`
enum ReleaseCommand: CitypackCommand {
  static let description = Command(
    "release", Wording(zh: "把现在的内容记为已发布", en: "note the content of now as released"),
    discussion: Wording(
      zh: "在主分支上运行。更新每座城市的 released.json：内容版本、内容根、发布过的最高版本和每个故事的位置；提交它。"
        + "有错误的城市不动，退出码为 1。没有变化就什么也不写。",
      en: "Run it on the main branch. Brings the released.json of each city up to date: content version, content root, "
        + "highest version ever released, and the place of every story; commit it. A city with errors is left alone and "
        + "the exit code is 1. Where nothing changed nothing is written."),
    operands: [
      Operand(
        "CITY", Wording(zh: "城市编号；不给则全部", en: "ids of cities; all if not given"), count: .any, completion: .cities)
    ],
    options: [.content, .atlas, .dryRun, .format],
    examples: [
      Example("citypack release --dry-run", Wording(zh: "看会发布什么", en: "See what would be released")),
      Example("citypack release shanghai", Wording(zh: "只发布上海", en: "Release Shanghai alone")),
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let folder = session.arguments.value(.content) ?? "content"
    let content = try ContentUnderCheck(folder, in: session)
    try BuildCommand.refuseFaultyProject(content, in: session)
    let options = BuildOptions(
      contentFolder: folder, cities: session.arguments.operands, isDryRun: session.arguments.has(.dryRun),
      toolFingerprint: "")
    let report: Release.Report
    do {
      report = try Release.run(options, content.buildInputs, files: session.files)
    } catch {
      throw CommandFailure(error)
    }
    try session.wantsJSON ? session.print(json(report, session)) : print(report, session)
    return ExitCode(report.refused.flatMap(\.verdict.findings))
  }

  /// The shape of `docs/schemas/release.schema.json`.
  private static func json(_ report: Release.Report, _ session: Session) -> JSONValue {
    let released: [JSONValue] = report.released.map { city in
      [
        "city": .string(city.city),
        "path": .string(city.path),
        "previousVersion": city.previousVersion.map { .integer(Int64($0)) } ?? .null,
        "version": .integer(Int64(city.version)),
        "isChanged": .boolean(city.isChanged),
      ]
    }
    return [
      "schemaVersion": 1,
      "released": .array(released),
      "refused": .array(report.refused.map { .string($0.city) }),
      "skipped": .array(report.skipped.map { .string($0) }),
      "dryRun": .boolean(session.arguments.has(.dryRun)),
    ]
  }

  private static func print(_ report: Release.Report, _ session: Session) throws(CommandFailure) {
    for city in report.released {
      let before = city.previousVersion.map(String.init) ?? "–"
      try session.print(
        city.isChanged
          ? Bilingual(
            zh: "\(city.city)  第 \(before) 版 → 第 \(city.version) 版  \(city.path)",
            en: "\(city.city)  version \(before) → \(city.version)  \(city.path)")
          : Bilingual(
            zh: "\(city.city)  第 \(city.version) 版  没有变化", en: "\(city.city)  version \(city.version)  unchanged"))
    }
    for city in report.skipped {
      session.say(Bilingual(zh: "\(city) 还没有写完的故事，跳过", en: "\(city) has no finished story yet: skipped"))
    }
    for refused in report.refused {
      session.sayRefused(refused.city, refused.verdict.findings, Bilingual(zh: "没有发布", en: "released"))
    }
    if session.arguments.has(.dryRun) { session.say(Bilingual(zh: "演习：什么也没有写", en: "dry run: nothing was written")) }
  }
}
