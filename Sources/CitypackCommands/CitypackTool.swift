import CommandKit
import SourceText
import SystemKit

/// The command-line tool as one function: from the words of a command line to an exit code.
public enum CitypackTool {
  /// Runs the words of this process and ends it with their exit code.
  public static func main() async -> Never {
    ThisProcess.reportTraps()
    ThisProcess.prepareStandardStreams()
    let host = Host.thisProcess()
    guard let words = ThisProcess.arguments else {
      ThisProcess.exit(code: refuseWords(on: host).rawValue)
    }
    let code = await run(words, on: host)
    ThisProcess.exit(code: code.rawValue)
  }

  /// Runs a command line on a host: the process itself, or one made up for a test.
  public static func run(_ words: [String], on host: Host) async -> ExitCode {
    let language = LanguageChoice.language(of: words, in: host.environment)
    var session: Session?
    do throws(CommandFailure) {
      let code = try await answer(words, on: host, in: language) { session = $0 }
      try flush(host)
      return code
    } catch {
      if let session, session.wantsJSON, error.leavesRoomForAnswer { try? session.print(error.json(in: language)) }
      // What a command has said so far is still wanted; a second failure would only hide the first.
      try? host.output.flush()
      try? host.messages.write(error.report(in: language))
      return error.exitCode
    }
  }

  /// A word that is not UTF-8 would be taken for another one, and lead to another file.
  private static func refuseWords(on host: Host) -> ExitCode {
    let language = LanguageChoice.language(of: [], in: host.environment)
    let failure = CommandFailure.configuration(
      Bilingual(zh: "命令行里有不是 UTF-8 的字", en: "a word of the command line is not UTF-8"))
    try? host.messages.write(failure.report(in: language))
    return failure.exitCode
  }

  private static func answer(
    _ words: [String], on host: Host, in language: MessageLanguage, begin: (Session) -> Void
  ) async throws(CommandFailure) -> ExitCode {
    if let moment = host.environment["SOURCE_DATE_EPOCH"], host.environment.sourceDateEpoch == nil {
      throw .configuration(
        Bilingual(
          zh: "SOURCE_DATE_EPOCH 应是 1970 年以来的秒数，不能是“\(moment)”",
          en: "SOURCE_DATE_EPOCH must be seconds since 1970, not ‘\(moment)’"))
    }
    switch try parse(words, on: host, in: language) {
    case .version:
      try print(ToolDescription.version + "\n", on: host)
      return .fine
    case .help(let name):
      try print(HelpCommand.text(of: name, on: host, in: language), on: host)
      return .fine
    case .run(let arguments):
      guard let command = CommandTable.command(named: arguments.command) else {
        throw .bug("no command stands behind the name \(arguments.command)")
      }
      let session = Session(host: host, arguments: arguments, language: language)
      begin(session)
      return try await command.run(session)
    }
  }

  private static func parse(
    _ words: [String], on host: Host, in language: MessageLanguage
  ) throws(CommandFailure) -> Request {
    do {
      return try ToolDescription.tool.parse(words)
    } catch {
      if error == .noCommand { try? host.messages.write(HelpCommand.text(of: nil, on: host, in: language) + "\n") }
      throw .usage(error, command: words.first { ToolDescription.tool.command(named: $0) != nil })
    }
  }

  private static func print(_ text: String, on host: Host) throws(CommandFailure) {
    do { try host.output.write(text) } catch { throw .stream(error) }
  }

  private static func flush(_ host: Host) throws(CommandFailure) {
    do { try host.output.flush() } catch { throw .stream(error) }
  }
}
