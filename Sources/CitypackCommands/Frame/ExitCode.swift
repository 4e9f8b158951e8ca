/// How a command ended, as scripts see it.
public enum ExitCode: Int32, Sendable {
  /// Everything is fine.
  case fine = 0
  /// The input is at fault: findings of severity error, a verification that failed.
  case inputAtFault = 1
  /// The command line or the configuration is wrong.
  case usage = 2
  /// Something could not be read or written.
  case inputOutput = 3
  /// A bug of the tool.
  case bug = 4
}
