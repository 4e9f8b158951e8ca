/// Completion for bash 3.2 and later, without the bash-completion package.
struct BashCompletion {
  var tool: Tool

  var script: String {
    """
    # bash completion for \(tool.name); load it with: source <(\(tool.name) completions bash)
    \(folderFunction)_\(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word words= i
      COMPREPLY=()
      # bash splits --option=value at the sign
      if [[ $current == '=' ]]; then current=; elif [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
          \(tool.visibleCommands.map(\.name).joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $command:$previous in
    \(valueArms)  esac
      if [[ $current == -* ]]; then
        case $command in
    \(optionArms)    esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        return
      fi
      case $command in
        '') COMPREPLY=($(compgen -W '\(tool.visibleCommands.map(\.name).joined(separator: " "))' -- "$current")) ;;
    \(operandArms)  esac
    }
    complete -o filenames -F _\(function) \(tool.name)

    """
  }

  /// Names with anything but letters, digits and `._-` are passed over: compgen would take them for shell text.
  private var folderFunction: String {
    guard tool.looksIntoFolders else { return "" }
    return """
      _\(function)_folders() { # option, its fallback, folder
        local root=$2 i name
        for ((i = 1; i < COMP_CWORD; i++)); do
          if [[ ${COMP_WORDS[i]} == "$1" ]]; then
            root=${COMP_WORDS[i+1]}
            if [[ $root == '=' ]]; then root=${COMP_WORDS[i+2]}; fi
          fi
        done
        for name in "${root/#\\~/$HOME}/$3"/*/; do
          name=${name%/}
          name=${name##*/}
          if [[ $name =~ ^[A-Za-z0-9._-]+$ ]]; then printf '%s\\n' "$name"; fi
        done
      }

      """
  }

  private var function: String { String(tool.name.map { $0 == "-" ? "_" : $0 }) }

  /// What an option's value may be, for the word after the option.
  private var valueArms: String {
    let common = tool.commonOptions.map { arm("*", $0) }
    let own = tool.visibleCommands.flatMap { command in command.options.map { arm(command.name, $0) } }
    return (own + common).joined()
  }

  private func arm(_ command: String, _ option: Option) -> String {
    if option.valueForm == nil { return "" }
    let patterns = ([option.dashed] + (option.short.map { ["-\($0)"] } ?? [])).map { "\(command):\($0)" }
    return "    \(patterns.joined(separator: "|"))) \(reply(option.completion)); return ;;\n"
  }

  private var optionArms: String {
    let commands = tool.visibleCommands.map { "      \($0.name)) words='\(words($0.options))' ;;\n" }
    return commands.joined() + "      *) words='\(words([])) --version' ;;\n"
  }

  private func words(_ options: [Option]) -> String {
    (options + tool.commonOptions + [.helpFlag]).map(\.dashed).joined(separator: " ")
  }

  private var operandArms: String {
    tool.visibleCommands.map { command in
      let completion = command.operands.last?.completion ?? .nothing
      return "    \(command.name)) \(reply(completion)) ;;\n"
    }.joined()
  }

  private func reply(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .foldersInside(let folder, let root):
      "COMPREPLY=($(compgen -W \"$(_\(function)_folders \(root.dashed) \(root.fallback) \(folder))\" -- \"$current\"))"
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
    }
  }
}
