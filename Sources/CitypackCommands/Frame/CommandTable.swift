import CommandKit

/// Every command there is, by group. A command is added here and in its own file, nowhere else.
enum CommandTable {
  /// A heading and the commands under it.
  struct Group: Sendable {
    var title: Wording
    var commands: [any CitypackCommand.Type]
  }

  static let groups: [Group] = [
    Group(
      title: Wording(zh: "内容", en: "Content"),
      commands: [InitCommand.self, ImportCommand.self, ValidateCommand.self, PreviewCommand.self, ExplainCommand.self]),
    Group(
      title: Wording(zh: "城市包", en: "Packs"),
      commands: [BuildCommand.self, InspectCommand.self, VerifyCommand.self, ReleaseCommand.self]),
    Group(
      title: Wording(zh: "地理", en: "Geography"),
      commands: [ConvertCommand.self, LocateCommand.self, SimplifyCommand.self]),
    Group(
      title: Wording(zh: "本工具", en: "The tool itself"),
      commands: [HelpCommand.self, CompletionsCommand.self, ReferenceCommand.self]),
  ]

  static func command(named name: String) -> (any CitypackCommand.Type)? {
    groups.flatMap(\.commands).first { $0.description.name == name }
  }
}
