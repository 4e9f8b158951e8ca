import CommandKit
import FileStore
import SourceText
import SystemKit

/// Why a command could not do what it was asked. What it found in the content is no failure but its answer.
enum CommandFailure: Error {
  /// A mistake on the command line of a command, or of the tool.
  case usage(UsageError, command: String?)
  /// The configuration does not fit what was asked: an unknown city, a folder that is no content folder.
  case configuration(Bilingual)
  /// The input is at fault as a whole.
  case input(Bilingual)
  /// What is needed is in use by somebody else.
  case unavailable(Bilingual)
  /// A file could not be read or written.
  case file(FileError)
  /// A standard stream could not be read or written.
  case stream(StreamError)
  /// What must not happen.
  case bug(String)

  /// The exit code it ends with.
  var exitCode: ExitCode {
    switch self {
    case .usage, .configuration: .usage
    case .input: .inputAtFault
    case .unavailable, .file, .stream: .inputOutput
    case .bug: .bug
    }
  }

  /// What stands on standard error: one line that says what is wrong, and for mistakes in usage one that says where to
  /// read on.
  func report(in language: MessageLanguage) -> String {
    let label = Bilingual(zh: "错误：", en: "error: ")[language]
    var text = "citypack: \(label)\(visibleLines(words[language]))\n"
    if case .usage(_, let command) = self {
      let help = "citypack help" + (command.map { " \($0)" } ?? "")
      text += Bilingual(zh: "citypack: 用法见“\(help)”\n", en: "citypack: see '\(help)'\n")[language]
    }
    return text
  }

  private var words: Bilingual {
    switch self {
    case .usage(let error, _): Bilingual(zh: error.message(.zh), en: error.message(.en))
    case .configuration(let words), .input(let words), .unavailable(let words): words
    case .file(let error): error.words
    case .stream(let error): error.words
    case .bug(let what):
      Bilingual(zh: "内部错误，请报告：\(what)", en: "internal error, please report it: \(what)")
    }
  }
}
