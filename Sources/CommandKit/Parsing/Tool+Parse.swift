extension Tool {
  /// Reads the words after the tool's name.
  ///
  /// Options may stand anywhere after the command, common ones before it too; `--name=value`, `--name value`, `-n value`
  /// and `-nvalue` are the same; one-letter flags may be joined. `--` ends the options. A lone `-` and negative numbers
  /// are operands. `--help` anywhere wins over every mistake.
  public func parse(_ words: [String]) throws(UsageError) -> Request {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(command: words.first { command(named: $0) != nil })
    }
    var parser = LineParser(tool: self, words: words)
    return try parser.parse()
  }
}

/// One pass over the words of a command line.
private struct LineParser {
  let tool: Tool
  var words: ArraySlice<String>
  var command: Command?
  var operands: [String] = []
  var given: [String: [String]] = [:]

  init(tool: Tool, words: [String]) {
    self.tool = tool
    self.words = words[...]
  }

  mutating func parse() throws(UsageError) -> Request {
    while let word = words.popFirst() {
      if word == "--" {
        for operand in words { try take(operand: operand) }
        break
      } else if word == "--version", command == nil {
        return .version
      } else if word.hasPrefix("--") {
        try take(long: word)
      } else if isOperand(word) {
        try take(operand: word)
      } else {
        try take(short: word.dropFirst())
      }
    }
    guard let command else { throw .noCommand }
    try checkOperands(of: command)
    return .run(Arguments(command: command.name, operands: operands, given: given))
  }

  private mutating func take(operand word: String) throws(UsageError) {
    guard command == nil else { return operands.append(word) }
    guard let found = tool.command(named: word) else {
      throw .unknownCommand(word, suggestion: suggestion(for: word, among: tool.visibleCommands.map(\.name)))
    }
    command = found
  }

  private mutating func take(long word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name == name }) else {
      let known = options.map(\.dashed) + ["--help"] + (command == nil ? ["--version"] : [])
      throw .unknownOption("--" + name, suggestion: suggestion(for: "--" + name, among: known))
    }
    try take(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func take(short letters: Substring) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", suggestion: nil)
      }
      let takesRest = option.kind != .flag && !letters.isEmpty
      try take(option, attached: takesRest ? String(letters.drop { $0 == "=" }) : nil)
      if takesRest { return }
    }
  }

  private mutating func take(_ option: Option, attached: String?) throws(UsageError) {
    guard option.isRepeatable || given[option.name] == nil else { throw .repeatedOption(option.dashed) }
    guard let form = option.valueForm else {
      guard attached == nil else { throw .unexpectedValue(option: option.dashed) }
      return given[option.name, default: []].append("")
    }
    guard let value = attached ?? nextValue() else { throw .missingValue(option: option.dashed, form: form) }
    try check(value, of: option)
    given[option.name, default: []].append(value)
  }

  /// The next word, unless it is plainly another option: then the value was forgotten.
  private mutating func nextValue() -> String? {
    guard let next = words.first, isOperand(next) else { return nil }
    return words.popFirst()
  }

  private func check(_ value: String, of option: Option) throws(UsageError) {
    switch option.kind {
    case .flag, .text:
      return
    case .integer(_, let range):
      guard let number = Int(value), range.contains(number) else {
        throw .badInteger(option: option.dashed, value: value, range: range)
      }
    case .choice(let choices):
      guard choices.contains(value) else {
        throw .badChoice(
          option: option.dashed, value: value, choices: choices, suggestion: suggestion(for: value, among: choices))
      }
    }
  }

  private func checkOperands(of command: Command) throws(UsageError) {
    var left = operands.count
    for operand in command.operands {
      switch operand.count {
      case .one, .oneOrMore:
        guard left > 0 else { throw .missingOperand(operand.name) }
        left = operand.count == .one ? left - 1 : 0
      case .optional: left = max(0, left - 1)
      case .any: left = 0
      }
    }
    if left > 0 { throw .unexpectedOperand(operands[operands.count - left]) }
  }

  private var options: [Option] { tool.commonOptions + (command?.options ?? []) }

  /// A word that is no option: plain, a lone dash, or a negative number such as `-33.86,151.21`.
  private func isOperand(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-"), word != "-" else { return true }
    guard let second = word.utf8.dropFirst().first else { return true }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second) || second == UInt8(ascii: ".")
  }
}
