/// Completion for zsh, in the form its completion system autoloads.
struct ZshCompletion {
  var tool: Tool
  var language: WordingLanguage

  var script: String {
    """
    #compdef \(tool.name)
    # zsh completion for \(tool.name); load it with: source <(\(tool.name) completions zsh)
    \(folderFunction)_\(function)() {
      local curcontext=$curcontext state line
      local -a commands
      commands=(
    \(tool.visibleCommands.map { "    " + singleQuoted("\($0.name):\(escapedColon($0.summary[language]))") + "\n" }.joined())  )
      _arguments -C \\
    \(specs(tool.commonOptions + [.helpFlag, .versionFlag]))    '1:\(HelpWords.command[language]):->command' \\
        '*:: :->rest'
      case $state in
        command) _describe \(HelpWords.command[language]) commands ;;
        rest)
          case $line[1] in
    \(tool.visibleCommands.map(arm).joined())      esac ;;
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _\(function) "$@"
    else
      compdef _\(function) \(tool.name)
    fi

    """
  }

  private var folderFunction: String {
    guard tool.looksIntoFolders else { return "" }
    return """
      _\(function)_folders() { # option, its fallback, folder
        local root=$2 at=${words[(I)$1]}
        local -a names joined
        joined=(${(M)words:#$1=*})
        if (( at )); then root=${words[at+1]}; elif (( $#joined )); then root=${joined[-1]#*=}; fi
        names=(${root/#\\~/$HOME}/$3/*(N-/:t))
        compadd -a names
      }

      """
  }

  private var function: String { String(tool.name.map { $0 == "-" ? "_" : $0 }) }

  private func arm(_ command: Command) -> String {
    let options = specs(command.options + tool.commonOptions + [.helpFlag])
    let operands = command.operands.enumerated().map { index, operand in
      let position = operand.count == .one || operand.count == .optional ? "\(index + 1)" : "*"
      return "    '\(position):\(operand.name):\(action(operand.completion))' \\\n"
    }
    let lines = (options + operands.joined()).split(separator: "\n").map { "        \($0)\n" }.joined()
    return "        \(command.name))\n          _arguments \\\n\(lines)              && return ;;\n"
  }

  private func specs(_ options: [Option]) -> String { options.map { "    " + spec($0) + " \\\n" }.joined() }

  private func spec(_ option: Option) -> String {
    let help = escaped(option.help[language])
    let value = option.valueForm.map { _ in ":\(option.name):\(action(option.completion))" } ?? ""
    let sign = option.valueForm == nil ? "" : "="
    let repeatable = option.isRepeatable ? "*" : ""
    guard let short = option.short else {
      return singleQuoted("\(repeatable)\(option.dashed)\(sign)[\(help)]\(value)")
    }
    let exclusion = option.isRepeatable ? "'*'" : "'(-\(short) \(option.dashed))'"
    let plus = option.valueForm == nil ? "" : "+"
    return exclusion + "{-\(short)\(plus),\(option.dashed)\(sign)}" + singleQuoted("[\(help)]\(value)")
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    // With a space in front zsh adds no arguments of its own.
    case .foldersInside(let folder, let root): " _\(function)_folders \(root.dashed) \(root.fallback) \(folder)"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }

  private func escapedColon(_ text: String) -> String { String(text.flatMap { $0 == ":" ? ["\\", $0] : [$0] }) }
}
