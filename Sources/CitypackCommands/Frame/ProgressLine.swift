import SystemKit

/// One line on a terminal that says how far a long work is, rewritten ten times a second at most.
final class ProgressLine: Sendable {
  private struct State {
    var lastShown: UInt64 = 0
    var isShown = false
  }

  private let stream: (any OutputStream)?
  private let state = Locked(State())

  /// A line on `stream`; without one nothing is ever shown.
  init(_ stream: (any OutputStream)?) { self.stream = stream }

  /// Shows a text, unless one was shown less than a tenth of a second ago. May be called from any thread.
  func show(_ text: @autoclosure () -> String) {
    guard let stream else { return }
    let now = Stopwatch.now
    state.withLock { state in
      guard now - state.lastShown > 100_000_000 else { return }
      state.lastShown = now
      state.isShown = true
      try? stream.write("\r\u{1B}[K\(text())")
    }
  }

  /// Takes the line away, so that what follows stands alone.
  func clear() {
    state.withLock { state in
      if state.isShown { try? stream?.write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
