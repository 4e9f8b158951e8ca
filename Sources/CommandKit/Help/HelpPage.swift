/// Help for a terminal.
public struct HelpPage: Sendable {
  private let tool: Tool
  private let language: WordingLanguage
  private let width: Int
  private static let termColumns = 24

  /// Pages in one language, `width` columns wide.
  public init(of tool: Tool, in language: WordingLanguage, width: Int = 80) {
    self.tool = tool
    self.language = language
    self.width = max(width, 60)
  }

  /// The tool as a whole: its commands by group, common options, further sections.
  public var overview: String {
    var page = tool.summary[language] + "\n\n" + usage("<\(HelpWords.command[language])> [\(optionsWord)]")
    for group in tool.visibleGroups {
      page += list(group.title, group.commands.map { ($0.name, $0.summary[language]) })
    }
    page += list(HelpWords.commonOptions, rows(tool.commonOptions + [.helpFlag, .versionFlag]))
    page += tool.sections.map(section).joined()
    return page + "\n" + HelpWords.more(tool.name)[language] + "\n"
  }

  /// One command.
  public func page(for command: Command) -> String {
    let line = ["[\(optionsWord)]"] + command.operands.map(\.usage)
    var page = command.summary[language] + "\n\n" + usage(([command.name] + line).joined(separator: " "))
    if let discussion = command.discussion { page += "\n" + filled(discussion[language], indent: 0) }
    page += list(HelpWords.operands, command.operands.map { ($0.name, $0.help[language]) })
    page += list(HelpWords.options, rows(command.options))
    page += list(HelpWords.commonOptions, rows(tool.commonOptions + [.helpFlag]))
    page += command.sections.map(section).joined()
    return page + examples(command.examples)
  }

  /// The one line that says how a command is called.
  public func usageLine(of command: Command) -> String {
    let line = [command.name, "[\(optionsWord)]"] + command.operands.map(\.usage)
    return usage(line.joined(separator: " "))
  }

  private var optionsWord: String { HelpWords.optionsWord[language] }

  private func usage(_ rest: String) -> String { HelpWords.usage[language] + tool.name + " " + rest + "\n" }

  private func rows(_ options: [Option]) -> [(String, String)] { options.map { ($0.term, $0.fullHelp(language)) } }

  private func section(_ section: HelpSection) -> String {
    switch section.body {
    case .entries(let entries):
      list(section.title, entries.map { ($0.term, $0.help[language]) })
    case .sketch(let sketch):
      "\n" + HelpWords.heading(section.title, language) + "\n" + indented(sketch[language])
    }
  }

  private func examples(_ examples: [Example]) -> String {
    if examples.isEmpty { return "" }
    let lines = examples.map { "  \($0.line)\n" + filled($0.caption[language], indent: 6) }
    return "\n" + HelpWords.heading(HelpWords.examples, language) + "\n" + lines.joined()
  }

  private func list(_ title: Wording, _ rows: [(term: String, help: String)]) -> String {
    if rows.isEmpty { return "" }
    return "\n" + HelpWords.heading(title, language) + "\n" + rows.map(row).joined()
  }

  /// The term in a column of its own, the help beside it, or below it where the term is too long.
  private func row(_ row: (term: String, help: String)) -> String {
    let start = 2 + Self.termColumns
    let help = filled(row.help, indent: start)
    let gap = start - 2 - row.term.displayWidth
    if gap < 2 { return "  \(row.term)\n" + help }
    return "  " + row.term + String(repeating: " ", count: gap) + help.dropFirst(start)
  }

  private func filled(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return TextLayout(width: width - indent).lines(text).map { $0.isEmpty ? "\n" : margin + $0 + "\n" }.joined()
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
