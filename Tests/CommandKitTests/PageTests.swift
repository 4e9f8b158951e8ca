import CommandKit
import TestSupport
import Testing

struct PageTests {
  private let tool = SampleTool.tool

  @Test("the help of the tool is as kept", arguments: WordingLanguage.allCases)
  func overview(language: WordingLanguage) {
    let page = HelpPage(of: tool, in: language).overview
    #expect(Snapshot.difference(of: page, from: "overview.\(language.rawValue).txt") == nil)
  }

  @Test("the help of a command is as kept", arguments: WordingLanguage.allCases)
  func command(language: WordingLanguage) {
    let page = HelpPage(of: tool, in: language).page(for: SampleTool.bake)
    #expect(Snapshot.difference(of: page, from: "bake.\(language.rawValue).txt") == nil)
  }

  @Test("completion scripts are as kept", arguments: Shell.allCases)
  func completions(shell: Shell) {
    let script = tool.completionScript(for: shell, in: .en)
    #expect(Snapshot.difference(of: script, from: "completions.\(shell.rawValue)") == nil)
  }

  @Test("the man page is as kept", arguments: WordingLanguage.allCases)
  func manPage(language: WordingLanguage) {
    #expect(Snapshot.difference(of: tool.manPage(in: language), from: "bread.\(language.rawValue).1") == nil)
  }

  @Test("the Markdown reference is as kept", arguments: WordingLanguage.allCases)
  func reference(language: WordingLanguage) {
    let text = tool.markdownReference(in: language)
    #expect(Snapshot.difference(of: text, from: "reference.\(language.rawValue).md") == nil)
  }

  @Test("no line of a help page is wider than asked for", arguments: WordingLanguage.allCases, [60, 80, 100])
  func width(language: WordingLanguage, columns: Int) {
    let help = HelpPage(of: tool, in: language, width: columns)
    for line in (help.overview + help.page(for: SampleTool.bake)).split(separator: "\n") {
      #expect(columnsTaken(by: line) <= columns, "\(line)")
    }
  }

  /// Two columns for whatever is not Latin: enough of an oracle for these texts.
  private func columnsTaken(by line: Substring) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }

  @Test("a hidden command is nowhere to be seen", arguments: WordingLanguage.allCases)
  func hidden(language: WordingLanguage) {
    let pages =
      [HelpPage(of: tool, in: language).overview, tool.manPage(in: language), tool.markdownReference(in: language)]
      + Shell.allCases.map { tool.completionScript(for: $0, in: language) }
    for page in pages { #expect(!page.contains("secret")) }
    #expect(throws: Never.self) { try tool.parse(["secret"]) }
  }
}
