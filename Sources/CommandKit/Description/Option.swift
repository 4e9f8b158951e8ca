/// A named argument: a flag, or a name with a value.
public struct Option: Sendable, Hashable {
  /// What follows the name.
  public enum Kind: Sendable, Hashable {
    /// Nothing: it is there or it is not.
    case flag
    /// Any text, called `placeholder` in the help.
    case text(placeholder: String, completion: Completion)
    /// A whole number of the range.
    case integer(placeholder: String, range: ClosedRange<Int>)
    /// One of these words.
    case choice([String])
  }

  /// Without the dashes.
  public var name: String
  /// The one-letter form, without the dash.
  public var short: Character?
  /// What follows the name.
  public var kind: Kind
  /// The value that holds where the option is not given; nil for none.
  public var fallback: String?
  /// Whether it may be given more than once.
  public var isRepeatable: Bool
  /// What it does.
  public var help: Wording

  /// An option; a flag unless `kind` says otherwise.
  public init(
    _ name: String, short: Character? = nil, kind: Kind = .flag, fallback: String? = nil, isRepeatable: Bool = false,
    _ help: Wording
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.fallback = fallback
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The long form with its dashes.
  public var dashed: String { "--" + name }

  /// What stands for the value in help, or nil for a flag: `N`, `zh|en`.
  public var valueForm: String? {
    switch kind {
    case .flag: nil
    case .text(let placeholder, _), .integer(let placeholder, _): placeholder
    case .choice(let words): words.joined(separator: "|")
    }
  }

  /// What a shell offers for the value.
  public var completion: Completion {
    switch kind {
    case .flag, .integer: .nothing
    case .text(_, let completion): completion
    case .choice(let words): .words(words)
    }
  }
}
