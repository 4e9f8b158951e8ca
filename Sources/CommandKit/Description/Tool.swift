/// A command-line tool described as data: parser, help, completions, man page and reference are all made from this one value.
public struct Tool: Sendable {
  /// Commands that belong together, under a heading of their own in the help.
  public struct Group: Sendable {
    /// The heading.
    public var title: Wording
    /// The commands, in the order in which a person meets them.
    public var commands: [Command]

    /// A group of commands.
    public init(_ title: Wording, _ commands: [Command]) {
      self.title = title
      self.commands = commands
    }
  }

  /// The word a person types.
  public var name: String
  /// The version, as `--version` prints it.
  public var version: String
  /// The day of the version as `YYYY-MM-DD`, for the man page.
  public var releaseDay: String
  /// One line without a full stop.
  public var summary: Wording
  /// The commands by group.
  public var groups: [Group]
  /// Options every command takes, before or after the command's name.
  public var commonOptions: [Option]
  /// Further sections of the global help: exit codes, environment, a sketch of the folders.
  public var sections: [HelpSection]

  /// A tool; `releaseDay` is `YYYY-MM-DD`.
  public init(
    name: String, version: String, releaseDay: String, summary: Wording, groups: [Group], commonOptions: [Option] = [],
    sections: [HelpSection] = []
  ) {
    self.name = name
    self.version = version
    self.releaseDay = releaseDay
    self.summary = summary
    self.groups = groups
    self.commonOptions = commonOptions
    self.sections = sections
  }

  /// Every command, hidden ones included.
  public var commands: [Command] { groups.flatMap(\.commands) }

  /// The command of that exact name.
  public func command(named name: String) -> Command? { commands.first { $0.name == name } }

  /// The groups as a person sees them: without hidden commands, and without groups that have no other.
  public var visibleGroups: [Group] {
    groups.compactMap { group in
      let visible = group.commands.filter { !$0.isHidden }
      return visible.isEmpty ? nil : Group(group.title, visible)
    }
  }

  /// The commands a person sees.
  public var visibleCommands: [Command] { visibleGroups.flatMap(\.commands) }
}
