import CommandKit
import SourceText
import SystemKit

/// `citypack help [COMMAND]`
enum HelpCommand: CitypackCommand {
  static let description = Command(
    "help", Wording(zh: "细说一个命令", en: "say more about a command"),
    operands: [Operand("COMMAND", Wording(zh: "命令的名字", en: "the command's name"), count: .optional)],
    examples: [
      Example("citypack help build", Wording(zh: "build 的全部选项和示例", en: "Every option of build, with examples"))
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let name = session.arguments.operands.first
    if let name, ToolDescription.tool.command(named: name) == nil {
      let near = suggestion(for: name, among: ToolDescription.tool.visibleCommands.map(\.name))
      throw .usage(.unknownCommand(name, suggestion: near), command: nil)
    }
    try session.print(text(of: name, on: session.host, in: session.language))
    return .fine
  }

  /// The page of a command, or of the tool for nil and unknown names.
  static func text(of name: String?, on host: Host, in language: MessageLanguage) -> String {
    let columns = min(host.outputTerminal.columns ?? 80, 100)
    let page = HelpPage(of: ToolDescription.tool, in: language.ofDescription, width: columns)
    return name.flatMap { ToolDescription.tool.command(named: $0) }.map(page.page) ?? page.overview
  }
}
