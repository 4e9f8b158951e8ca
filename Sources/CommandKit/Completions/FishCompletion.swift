/// Completion for fish.
struct FishCompletion {
  var tool: Tool
  var language: WordingLanguage

  var script: String {
    let header = "# fish completion for \(tool.name); load it with: \(tool.name) completions fish | source\n"
    let noFiles = "complete -c \(tool.name) -f\n"
    let commands = tool.visibleCommands.map(line).joined()
    let common = (tool.commonOptions + [.helpFlag]).map { line($0, condition: nil) }.joined()
    let version = line(.versionFlag, condition: "__fish_use_subcommand")
    return header + folderFunction + noFiles + commands + common + version + tool.visibleCommands.map(lines).joined()
  }

  private var folderFunction: String {
    guard tool.looksIntoFolders else { return "" }
    return """
      function __\(tool.name)_folders # option, its fallback, folder
        set -l root $argv[2]
        set -l words (commandline -opc)
        for i in (seq (count $words))
          if test "$words[$i]" = "$argv[1]"; and test $i -lt (count $words)
            set root $words[(math $i + 1)]
          else if string match -q -- "$argv[1]=*" "$words[$i]"
            set root (string replace -- "$argv[1]=" '' "$words[$i]")
          end
        end
        for folder in $root/$argv[3]/*/
          string replace -r '.*/([^/]+)/$' '$1' $folder
        end
      end

      """
  }

  private func line(_ command: Command) -> String {
    "complete -c \(tool.name) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary[language]))\n"
  }

  private func lines(_ command: Command) -> String {
    let condition = "__fish_seen_subcommand_from \(command.name)"
    let options = command.options.map { line($0, condition: condition) }.joined()
    guard let completion = command.operands.last?.completion, let offer = offer(completion) else { return options }
    return options + "complete -c \(tool.name) -n \(quoted(condition)) \(offer)\n"
  }

  private func line(_ option: Option, condition: String?) -> String {
    var line = "complete -c \(tool.name)"
    if let condition { line += " -n \(quoted(condition))" }
    line += " -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if option.valueForm != nil { line += option.completion == .files ? " -r" : " -x" }
    if let offer = offer(option.completion) { line += " \(offer)" }
    return line + " -d \(quoted(option.help[language]))\n"
  }

  private func offer(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .foldersInside(let folder, let root):
      "-a '(__\(tool.name)_folders \(root.dashed) \(root.fallback) \(folder))'"
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    }
  }

  /// Single quotes of fish: only the quote and the backslash are special inside.
  private func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }) + "'"
  }
}
