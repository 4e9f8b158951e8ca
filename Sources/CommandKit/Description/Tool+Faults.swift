extension Tool {
  /// What is wrong with the description itself: empty when it is sound. For a test of the tool that owns it.
  public var faults: [String] {
    let names = commands.map(\.name)
    return repeated(names).map { "two commands are named \($0)" }
      + commonOptions.flatMap { faults(of: $0, in: name) }
      + commands.flatMap(faults(of:))
  }

  private func faults(of command: Command) -> [String] {
    let options = commonOptions + command.options + [.helpFlag]
    var found = repeated(options.map(\.name)).map { "\(command.name): two options are named --\($0)" }
    found += repeated(options.compactMap { $0.short.map(String.init) }).map {
      "\(command.name): -\($0) is taken twice"
    }
    found += command.options.flatMap { faults(of: $0, in: command.name) }
    found += oneLine(command.summary, "the summary of \(command.name)")
    for operand in command.operands.dropLast() where operand.count != .one {
      found.append("\(command.name): \(operand.name) swallows the operands after it")
    }
    for example in command.examples where !example.line.contains("\(name) \(command.name)") {
      found.append("\(command.name): an example does not show the command: \(example.line)")
    }
    return found
  }

  private func faults(of option: Option, in owner: String) -> [String] {
    var found = option.help.zh.isEmpty || option.help.en.isEmpty ? ["\(owner): --\(option.name) lacks a text"] : []
    if case .choice(let words) = option.kind, let fallback = option.fallback, !words.contains(fallback) {
      found.append("\(owner): the fallback of --\(option.name) is no choice")
    }
    return found
  }

  private func oneLine(_ text: Wording, _ what: String) -> [String] {
    WordingLanguage.allCases.compactMap { language in
      let line = text[language]
      let isFine = !line.isEmpty && !line.contains("\n") && !line.hasSuffix(".") && !line.hasSuffix("。")
      return isFine ? nil : "\(what) is not one line without a full stop in \(language.rawValue)"
    }
  }

  private func repeated(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { !seen.insert($0).inserted }
  }
}
