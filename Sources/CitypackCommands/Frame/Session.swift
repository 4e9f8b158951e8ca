import CommandKit
import FileStore
import SourceText
import StrictJSON
import SystemKit

/// One run of one command: what was asked, in which world, and how to answer.
struct Session: Sendable {
  let host: Host
  let arguments: Arguments
  let language: MessageLanguage
  /// The files, `-` among them: it stands for standard input where a file is read.
  let files: any FileSystem

  init(host: Host, arguments: Arguments, language: MessageLanguage) {
    self.host = host
    self.arguments = arguments
    self.language = language
    files = FilesWithInput(host.files, input: host.input)
  }

  /// Whether only errors are to be said.
  var isQuiet: Bool { arguments.has(.quiet) }

  /// Whether details are wanted.
  var isVerbose: Bool { arguments.has(.verbose) }

  /// Whether answers are wanted as JSON.
  var wantsJSON: Bool { arguments.value(.format) == "json" }

  /// Whether answers may be coloured.
  var usesColor: Bool { usesColor(on: host.outputTerminal) }

  /// Whether what is shown on a terminal may be coloured.
  func usesColor(on terminal: Terminal) -> Bool {
    switch arguments.value(.color) {
    case "always": true
    case "never": false
    default: !host.environment.refusesColor && (terminal.isInteractive || host.environment.forcesColor)
    }
  }

  /// Prints a part of the answer, control characters from content shown rather than sent.
  func print(_ text: String) throws(CommandFailure) { try print(visibleLines(text).utf8) }

  /// Prints a part of the answer.
  func print(_ bytes: some Collection<UInt8>) throws(CommandFailure) {
    do { try host.output.write(bytes) } catch { throw .stream(error) }
  }

  /// Prints an answer that is one JSON value.
  func print(_ value: JSONValue) throws(CommandFailure) { try print(value.bytes(layout: .pretty)) }

  /// Prints a line of the answer in the person's language.
  func print(_ line: Bilingual) throws(CommandFailure) { try print(line[language] + "\n") }

  /// Says something on standard error, unless told to be quiet.
  func say(_ words: Bilingual) {
    if !isQuiet { sayAlways(words) }
  }

  /// Says a detail on standard error where details are wanted.
  func sayDetail(_ words: Bilingual) {
    if isVerbose { sayAlways(words) }
  }

  /// Says something that must not be missed.
  func sayAlways(_ words: Bilingual) { tell(Array("citypack: \(visibleLines(words[language]))\n".utf8)) }

  /// Writes to standard error, after the part of the answer that came before it. Where standard error is closed there is
  /// nobody to tell; where standard output is, the end of the command says so.
  func tell(_ bytes: [UInt8]) {
    try? host.output.flush()
    try? host.messages.write(bytes)
  }

  /// A line of progress that rewrites itself; silent unless a person is watching.
  var progress: ProgressLine {
    ProgressLine(host.messageTerminal.isInteractive && !isQuiet && !wantsJSON ? host.messages : nil)
  }

  /// A wrong value or operand of this command.
  func invalid(_ value: String, _ reason: Bilingual) -> CommandFailure {
    .usage(.invalid(value: value, reason: Wording(zh: reason.zh, en: reason.en)), command: arguments.command)
  }

  /// Files, with failures as this room's.
  func withFiles<Result>(
    _ body: (any FileSystem) throws(FileError) -> Result
  ) throws(CommandFailure) -> Result {
    do { return try body(files) } catch { throw .file(error) }
  }
}
