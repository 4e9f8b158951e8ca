import CitypackCommands
import FileStore
import SystemKit
import TestSupport

/// What a command line did: its exit code and what it said.
struct ToolRun {
  var code: ExitCode
  var output: String
  var messages: String

  /// Runs `words` (split at spaces) on a host made up for the test.
  init(
    _ line: String, input: String = "", files: any FileSystem = MemoryFileSystem(), environment: [String: String] = [:],
    isInteractive: Bool = false, today: String = "2026-04-01", outputError: StreamError? = nil
  ) async {
    await self.init(
      line.split(separator: " ").map(String.init), inputBytes: Array(input.utf8), files: files,
      environment: environment, isInteractive: isInteractive, today: today, outputError: outputError)
  }

  /// Runs the words as they are.
  init(
    _ words: [String], inputBytes: [UInt8] = [], files: any FileSystem = MemoryFileSystem(),
    environment: [String: String] = [:], isInteractive: Bool = false, today: String = "2026-04-01",
    outputError: StreamError? = nil
  ) async {
    let output = MemoryOutput(failing: outputError)
    let messages = MemoryOutput()
    let host = Host(
      environment: Environment(environment), input: MemoryInput(inputBytes), output: output, messages: messages,
      outputTerminal: Terminal(isInteractive: isInteractive), messageTerminal: Terminal(isInteractive: isInteractive),
      clock: WallClock(standingAt: Int64(UTCDay(today)?.number ?? 0) * 86_400), files: files, processorCount: 2,
      toolFingerprint: { "test" })
    code = await CitypackTool.run(words, on: host)
    self.output = output.text
    self.messages = messages.text
  }
}

/// A stream that keeps what is written, or fails when it is flushed, as one with a buffer does.
final class MemoryOutput: OutputStream {
  private let bytes = Locked<[UInt8]>([])
  private let failure: StreamError?

  init(failing failure: StreamError? = nil) { self.failure = failure }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func write(_ bytes: some Collection<UInt8>) throws(StreamError) { self.bytes.withLock { $0 += bytes } }

  func flush() throws(StreamError) {
    if let failure { throw failure }
  }
}

/// A stream that gives a text in pieces of odd sizes, so that no reader may count on whole lines.
final class MemoryInput: InputStream {
  private let state: Locked<(rest: ArraySlice<UInt8>, step: Int)>

  init(_ bytes: [UInt8]) { state = Locked((bytes[...], 0)) }

  func read(atMost limit: Int) throws(StreamError) -> [UInt8] {
    state.withLock { state in
      state.step += 1
      let piece = state.rest.prefix(min(limit, 1 + state.step % 7 * (state.step > 99 ? 4096 : 1)))
      state.rest = state.rest.dropFirst(piece.count)
      return Array(piece)
    }
  }
}
