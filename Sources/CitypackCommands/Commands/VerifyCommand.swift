import CommandKit
import PackBuilder
import SourceText
import StrictJSON

/// `citypack verify [PATH...]`
enum VerifyCommand: CitypackCommand {
  static let description = Command(
    "verify", Wording(zh: "逐字节核对包", en: "check every byte of packs"),
    discussion: Wording(
      zh: "给一个文件夹，就按它的 manifest.json 核对每个文件；给一个 .citypack 或 .cpd，就核对它自己。有不对的退出码为 1。",
      en:
        "A folder is checked against its manifest.json, file by file; a .citypack or .cpd against itself. The exit code "
        + "is 1 where something is not as it should be."),
    operands: [
      Operand(
        "PATH", Wording(zh: "包、- 或文件夹；不给则 packs", en: "a pack, - or a folder of packs; packs if not given"),
        count: .any,
        completion: .files)
    ],
    options: [.format],
    examples: [
      Example("citypack verify", Wording(zh: "核对 packs/ 的全部", en: "Check everything in packs/")),
      Example("citypack verify shanghai-1.cpd", Wording(zh: "核对一个下载", en: "Check one download")),
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let paths = session.arguments.operands.isEmpty ? ["packs"] : session.arguments.operands
    var checked: [Verification.Checked] = []
    for path in paths {
      do throws(BuildError) {
        checked += try Verification.run(path, files: session.files)
      } catch {
        guard case .file(let error) = error else { throw CommandFailure(error) }
        // The other paths are looked at all the same.
        checked.append(.init(unreadable: error))
      }
    }
    try session.wantsJSON ? session.print(json(checked, session)) : print(checked, session)
    if checked.contains(where: \.isUnreadable) { return .inputOutput }
    return checked.allSatisfy { $0.problem == nil } ? .fine : .inputAtFault
  }

  /// The shape of `docs/schemas/verify.schema.json`.
  private static func json(_ checked: [Verification.Checked], _ session: Session) -> JSONValue {
    let files: [JSONValue] = checked.map { file in
      [
        "path": .string(file.path),
        "bytes": .integer(Int64(file.byteCount)),
        "isSound": .boolean(file.problem == nil),
        "problem": file.problem.map { .string($0[session.language]) } ?? .null,
      ]
    }
    return ["schemaVersion": 1, "files": .array(files)]
  }

  private static func print(_ checked: [Verification.Checked], _ session: Session) throws(CommandFailure) {
    for file in checked {
      if let problem = file.problem {
        if file.isUnreadable {
          session.sayAlways(
            Bilingual(zh: "读不了 \(file.path)：\(problem.zh)", en: "cannot read \(file.path): \(problem.en)"))
        } else {
          try session.print(
            Bilingual(zh: "\(file.path)：不对：\(problem.zh)", en: "\(file.path): damaged: \(problem.en)"))
        }
      } else if session.isVerbose {
        try session.print(Bilingual(zh: "\(file.path)：完好", en: "\(file.path): sound"))
      }
    }
    let damaged = checked.count { $0.problem != nil && !$0.isUnreadable }
    let unread = checked.count(where: \.isUnreadable)
    let bytes = ByteCount.text(checked.reduce(0) { $0 + $1.byteCount })
    session.say(
      Bilingual(
        zh: "核对了 \(checked.count - unread) 个文件，\(bytes)，\(damaged) 个不对"
          + (unread > 0 ? "，\(unread) 个读不了" : ""),
        en: "\(checked.count - unread) files with \(bytes) checked, \(damaged) damaged"
          + (unread > 0 ? ", \(unread) could not be read" : "")))
  }
}
