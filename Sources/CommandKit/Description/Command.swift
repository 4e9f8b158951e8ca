/// One command of a tool.
public struct Command: Sendable {
  /// The word after the tool's name.
  public var name: String
  /// One line without a full stop.
  public var summary: Wording
  /// What a person should know before using it; paragraphs are separated by an empty line.
  public var discussion: Wording?
  /// What stands on the line without a name, in order.
  public var operands: [Operand]
  /// Options of this command alone; the tool's common options come on top.
  public var options: [Option]
  /// Lines to copy.
  public var examples: [Example]
  /// Further sections of the command's help, such as a sketch of the folders it reads.
  public var sections: [HelpSection]
  /// Left out of help, completions and man page, but it runs.
  public var isHidden: Bool

  /// A command without operands, options and examples unless they are given.
  public init(
    _ name: String, _ summary: Wording, discussion: Wording? = nil, operands: [Operand] = [], options: [Option] = [],
    examples: [Example] = [], sections: [HelpSection] = [], isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
    self.sections = sections
    self.isHidden = isHidden
  }
}

/// A line to copy, and what it does.
public struct Example: Sendable {
  /// The line as typed, the tool's name included.
  public var line: String
  /// What it does, in one line.
  public var caption: Wording

  /// An example.
  public init(_ line: String, _ caption: Wording) {
    self.line = line
    self.caption = caption
  }
}
