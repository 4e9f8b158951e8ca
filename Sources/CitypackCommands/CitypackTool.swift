import CommandKit
import SourceText
import SystemKit

/// The command-line tool as one function: from the words of a command line to an exit code.
public enum CitypackTool {
  /// Runs the words of this process and ends it with their exit code.
  public static func main() async -> Never {
    ThisProcess.reportTraps()
    let code = await run(ThisProcess.arguments, on: .thisProcess())
    ThisProcess.exit(code: code.rawValue)
  }

  /// Runs a command line on a host: the process itself, or one made up for a test.
  public static func run(_ words: [String], on host: Host) async -> ExitCode {
    let language = LanguageChoice.language(of: words, in: host.environment)
    do throws(CommandFailure) {
      let code = try await answer(words, on: host, in: language)
      try flush(host)
      return code
    } catch {
      // What a command has said so far is still wanted; a second failure would only hide the first.
      try? host.output.flush()
      try? host.messages.write(error.report(in: language))
      return error.exitCode
    }
  }

  private static func answer(
    _ words: [String], on host: Host, in language: MessageLanguage
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
      return try await command.run(Session(host: host, arguments: arguments, language: language))
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
