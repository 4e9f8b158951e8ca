import CommandKit
import ContentSources
import FileStore
import Reports
import SourceText
import StrictJSON
import SystemKit

/// Why a command could not do what it was asked. What it found in the content is no failure but its answer.
enum CommandFailure: Error {
  /// A mistake on the command line of a command, or of the tool.
  case usage(UsageError, command: String?)
  /// The configuration does not fit what was asked: an unknown city, a folder that is no content folder.
  case configuration(Bilingual)
  /// The input is at fault as a whole.
  case input(Bilingual)
  /// The project's own files have errors, and what they say holds for every city.
  case project([Finding])
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
    case .input, .project: .inputAtFault
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

  /// Whether scripts get an answer all the same: not where the command line was not understood, nor where standard output
  /// itself has failed.
  var leavesRoomForAnswer: Bool {
    switch self {
    case .usage, .stream: false
    default: true
    }
  }

  /// The answer for scripts where there is no other: the shape of `docs/schemas/error.schema.json`, on one line.
  func json(in language: MessageLanguage) -> [UInt8] {
    var error: [JSONValue.Member] = [
      .init("exitCode", .integer(Int64(exitCode.rawValue))), .init("kind", .string(kind)),
      .init("message", .string(words[language])),
    ]
    if case .file(let fault) = self { error.append(.init("file", .string(fault.path))) }
    if case .project(let findings) = self {
      error.append(.init("findings", .array(findings.map { JSONReport(language: language).json(of: $0) })))
    }
    let value: JSONValue = ["schemaVersion": 1, "error": .object(error)]
    return value.bytes() + [UInt8(ascii: "\n")]
  }

  private var kind: String {
    switch self {
    case .usage: "usage"
    case .configuration: "configuration"
    case .input, .project: "input"
    case .unavailable: "unavailable"
    case .file, .stream: "file"
    case .bug: "bug"
    }
  }

  private var words: Bilingual {
    switch self {
    case .usage(let error, _): Bilingual(zh: error.message(.zh), en: error.message(.en))
    case .configuration(let words), .input(let words), .unavailable(let words): words
    case .project: Bilingual(zh: "项目自己的文件有错误，什么也没有做", en: "the project's own files have errors; nothing was done")
    case .file(let error): error.words
    case .stream(let error): error.words
    case .bug(let what):
      Bilingual(zh: "内部错误，请报告：\(what)", en: "internal error, please report it: \(what)")
    }
  }
}

extension StreamError {
  /// What went wrong with the answer on its way out, or with standard input.
  var words: Bilingual {
    switch reason {
    case .closed: Bilingual(zh: "标准输入或标准输出是关着的", en: "standard input or standard output is closed")
    case .noReader: Bilingual(zh: "读取结果的程序已经停了，结果没有写完", en: "whoever read the answer has stopped; it is not whole")
    case .isAFolder: Bilingual(zh: "标准输入是文件夹，不是文件", en: "standard input is a folder, not a file")
    case .noSpace: Bilingual(zh: "磁盘已满，结果没有写完", en: "no space left on the disk; the answer is not whole")
    case .hardware: Bilingual(zh: "读写设备出错", en: "the device failed")
    case .other:
      Bilingual(
        zh: "无法读写标准输入或标准输出：系统错误 \(code)", en: "cannot read or write standard input or output: system error \(code)")
    }
  }
}
