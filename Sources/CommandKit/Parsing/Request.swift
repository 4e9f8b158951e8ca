/// What a person asked of a tool.
public enum Request: Sendable, Equatable {
  /// Help on the tool, or on one of its commands.
  case help(command: String?)
  /// The version.
  case version
  /// A command, with everything given to it.
  case run(Arguments)
}

/// What was given to a command, checked against its description.
public struct Arguments: Sendable, Equatable {
  /// The command's name.
  public let command: String
  /// The operands in order.
  public let operands: [String]
  private let given: [String: [String]]

  init(command: String, operands: [String], given: [String: [String]]) {
    self.command = command
    self.operands = operands
    self.given = given
  }

  /// Whether the option was given.
  public func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// The value given, the fallback where none was, nil where there is neither.
  public func value(_ option: Option) -> String? { given[option.name]?.last ?? option.fallback }

  /// Every value given, in order; the fallback alone where none was.
  public func values(_ option: Option) -> [String] {
    given[option.name] ?? option.fallback.map { [$0] } ?? []
  }

  /// The value of an integer option.
  public func integer(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }
}

extension Option {
  /// `-h, --help`, which every command has.
  static let helpFlag = Option("help", short: "h", Wording(zh: "显示帮助", en: "show help"))
  /// `--version`, which the tool has.
  static let versionFlag = Option("version", Wording(zh: "显示版本", en: "show the version"))
}
