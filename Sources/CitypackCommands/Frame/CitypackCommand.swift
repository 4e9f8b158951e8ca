import CommandKit
import SourceText

/// A command: how it is described, and what it does.
protocol CitypackCommand: SendableMetatype {
  static var description: Command { get }

  /// Does what was asked. Answers go to `session.print`; a failure ends the command.
  static func run(_ session: Session) async throws(CommandFailure) -> ExitCode
}

extension MessageLanguage {
  /// The same language for the tool's description.
  var ofDescription: WordingLanguage { self == .zh ? .zh : .en }
}
