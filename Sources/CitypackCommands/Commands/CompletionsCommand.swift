import CommandKit
import SourceText

/// `citypack completions SHELL`
enum CompletionsCommand: CitypackCommand {
  static let description = Command(
    "completions", Wording(zh: "输出命令行补全脚本", en: "print a completion script for a shell"),
    operands: [
      Operand(
        "SHELL", Wording(zh: "bash、zsh 或 fish", en: "bash, zsh or fish"),
        completion: .words(Shell.allCases.map(\.rawValue)))
    ],
    examples: [
      Example("source <(citypack completions bash)", Wording(zh: "在这个 bash 里启用", en: "Use it in this bash")),
      Example("source <(citypack completions zsh)", Wording(zh: "在这个 zsh 里启用", en: "Use it in this zsh")),
      Example("citypack completions fish | source", Wording(zh: "在这个 fish 里启用", en: "Use it in this fish")),
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let name = session.arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw session.invalid(name, .init(zh: "只能是 bash、zsh 或 fish", en: "it must be bash, zsh or fish"))
    }
    try session.print(ToolDescription.tool.completionScript(for: shell, in: session.language.ofDescription))
    return .fine
  }
}
