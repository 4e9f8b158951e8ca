import ContentSources
import SourceText

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

extension ExitCode {
  /// What a command that judges content ends with: 3 where something could not be read, since then nobody knows what else
  /// is wrong with it; 1 where there are errors; 0 otherwise.
  init(_ findings: some Sequence<Finding>) {
    var code = ExitCode.fine
    for finding in findings where finding.severity == .error {
      if finding.rule == RuleDescription.contentUnreadable.id {
        self = .inputOutput
        return
      }
      code = .inputAtFault
    }
    self = code
  }
}
