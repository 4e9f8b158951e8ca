extension Tool {
  /// The reference of every command as Markdown, for people who read it on the web.
  public func markdownReference(in language: WordingLanguage) -> String {
    MarkdownReference(tool: self, language: language).text
  }
}

private struct MarkdownReference {
  var tool: Tool
  var language: WordingLanguage

  var text: String {
    let title = Wording(zh: "命令参考", en: "command reference")[language]
    let origin = Wording(
      zh: "由命令的描述生成（`make reference`），请勿手改。",
      en: "Made from the description of the commands by `make reference`; do not edit.")[language]
    return "# \(tool.name): \(title)\n\n\(origin)\n\n\(tool.summary[language])\n\n" + contents
      + "## \(HelpWords.commonOptions[language])\n\n" + table(tool.commonOptions + [.helpFlag, .versionFlag])
      + tool.sections.map { "\n## \($0.title[language])\n\n" + body($0) }.joined()
      + tool.visibleCommands.map(chapter).joined()
  }

  private var contents: String {
    tool.visibleGroups.map { group in
      "- \(group.title[language])\n"
        + group.commands.map { "  - [`\($0.name)`](#\($0.name)): \($0.summary[language])\n" }.joined()
    }.joined() + "\n"
  }

  private func chapter(_ command: Command) -> String {
    let usage = HelpPage(of: tool, in: language).usageLine(of: command)
    var text = "\n## \(command.name)\n\n\(command.summary[language])\n\n```text\n\(usage)```\n"
    if let discussion = command.discussion { text += "\n\(discussion[language])\n" }
    text += section(HelpWords.operands, rows(command.operands.map { ($0.usage, $0.help[language]) }))
    text += section(HelpWords.options, command.options.isEmpty ? "" : table(command.options))
    text += command.sections.map { section($0.title, body($0)) }.joined()
    return text + section(HelpWords.examples, command.examples.map(example).joined(separator: "\n"))
  }

  private func section(_ title: Wording, _ body: String) -> String {
    body.isEmpty ? "" : "\n### \(title[language])\n\n" + body
  }

  private func example(_ example: Example) -> String {
    "\(example.caption[language])\n\n```sh\n\(example.line)\n```\n"
  }

  private func table(_ options: [Option]) -> String {
    rows(
      options.map { option in
        let short = option.short.map { "-\($0), " } ?? ""
        return (short + option.dashed + (option.valueForm.map { " \($0)" } ?? ""), option.fullHelp(language))
      })
  }

  private func body(_ section: HelpSection) -> String {
    switch section.body {
    case .entries(let entries): rows(entries.map { ($0.term, $0.help[language]) })
    case .sketch(let sketch): "```text\n\(sketch[language])\n```\n"
    }
  }

  private func rows(_ rows: [(term: String, help: String)]) -> String {
    rows.isEmpty ? "" : "| | |\n|---|---|\n" + rows.map { "| `\(cell($0.term))` | \(cell($0.help)) |\n" }.joined()
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
