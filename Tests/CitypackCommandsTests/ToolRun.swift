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
    isInteractive: Bool = false, today: String = "2026-04-01"
  ) async {
    await self.init(
      line.split(separator: " ").map(String.init), input: input, files: files, environment: environment,
      isInteractive: isInteractive, today: today)
  }

  /// Runs the words as they are.
  init(
    _ words: [String], input: String = "", files: any FileSystem = MemoryFileSystem(),
    environment: [String: String] = [:], isInteractive: Bool = false, today: String = "2026-04-01"
  ) async {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let host = Host(
      environment: Environment(environment), input: MemoryInput(input), output: output, messages: messages,
      outputTerminal: Terminal(isInteractive: isInteractive), messageTerminal: Terminal(isInteractive: isInteractive),
      clock: WallClock(standingAt: Int64(UTCDay(today)?.number ?? 0) * 86_400), files: files, processorCount: 2,
      toolFingerprint: { "test" })
    code = await CitypackTool.run(words, on: host)
    self.output = output.text
    self.messages = messages.text
  }
}

/// A stream that keeps what is written, or fails from the first flush on.
final class MemoryOutput: OutputStream {
  private let bytes = Locked<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func write(_ bytes: some Collection<UInt8>) throws(StreamError) { self.bytes.withLock { $0 += bytes } }

  func flush() throws(StreamError) {}
}

/// A stream that gives a text in pieces of odd sizes, so that no reader may count on whole lines.
final class MemoryInput: InputStream {
  private let state: Locked<(rest: ArraySlice<UInt8>, step: Int)>

  init(_ text: String) { state = Locked((Array(text.utf8)[...], 0)) }

  func read(atMost limit: Int) throws(StreamError) -> [UInt8] {
    state.withLock { state in
      state.step += 1
      let piece = state.rest.prefix(min(limit, 1 + state.step % 7))
      state.rest = state.rest.dropFirst(piece.count)
      return Array(piece)
    }
  }
}
