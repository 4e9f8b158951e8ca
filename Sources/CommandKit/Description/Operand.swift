/// What stands on the line without a name: a path, a city, a position.
public struct Operand: Sendable {
  /// How many words it takes.
  public enum Count: Sendable {
    case one
    case optional
    case any
    case oneOrMore
  }

  /// In capitals, as it stands in the usage line: `PATH`.
  public var name: String
  /// What it is.
  public var help: Wording
  /// How many of it.
  public var count: Count
  /// What a shell offers for it.
  public var completion: Completion

  /// An operand taken once unless said otherwise.
  public init(_ name: String, _ help: Wording, count: Count = .one, completion: Completion = .nothing) {
    self.name = name
    self.help = help
    self.count = count
    self.completion = completion
  }

  /// The form in a usage line: `PATH`, `[PATH]`, `PATH...`, `[PATH...]`.
  public var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}

/// What a shell offers while a word is typed.
public enum Completion: Sendable, Hashable {
  case nothing
  case files
  case folders
  case words([String])
  /// The names of the folders in `name`, below the folder that an option leads to: cities in the content folder.
  case foldersInside(_ name: String, of: RootOption)

  /// The option whose value is the folder to look in, and what it is where the option is not given.
  public struct RootOption: Sendable, Hashable {
    /// With its dashes.
    public var dashed: String
    /// Where the option is not given.
    public var fallback: String

    /// Of an option that has a fallback.
    public init(_ option: Option) {
      dashed = option.dashed
      fallback = option.fallback ?? "."
    }
  }
}
