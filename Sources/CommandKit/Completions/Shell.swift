/// The shells completions are made for.
public enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension Tool {
  /// A script the shell loads to complete this tool's commands, options, choices and files.
  public func completionScript(for shell: Shell, in language: WordingLanguage) -> String {
    switch shell {
    case .bash: BashCompletion(tool: self).script
    case .zsh: ZshCompletion(tool: self, language: language).script
    case .fish: FishCompletion(tool: self, language: language).script
    }
  }
}

/// Text between single quotes for a POSIX-like shell.
func singleQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

extension Tool {
  /// Whether a folder has to be looked into while a word is typed: then the script brings a function that does.
  var looksIntoFolders: Bool {
    let offers = visibleCommands.flatMap { $0.operands.map(\.completion) + $0.options.map(\.completion) }
    return offers.contains { if case .foldersInside = $0 { true } else { false } }
  }
}
