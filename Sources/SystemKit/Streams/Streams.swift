/// Where text and bytes go. One call is never mixed with another from a different thread.
public protocol OutputStream: Sendable {
  /// Adds bytes; they may wait in a buffer.
  func write(_ bytes: some Collection<UInt8>) throws(StreamError)

  /// Sends on whatever waits in a buffer.
  func flush() throws(StreamError)
}

extension OutputStream {
  /// Adds a text as UTF-8.
  public func write(_ text: String) throws(StreamError) { try write(text.utf8) }
}

/// Where bytes come from.
public protocol InputStream: Sendable {
  /// Up to `limit` bytes; empty at the end.
  func read(atMost limit: Int) throws(StreamError) -> [UInt8]
}

/// A standard stream could not be read or written.
public struct StreamError: Error, Hashable, Sendable {
  /// The system's number of the reason.
  public var code: Int32

  /// The error of that number.
  public init(code: Int32) { self.code = code }

  /// Why, the same on every system.
  public enum Reason: Sendable, Hashable {
    /// The stream was closed before the program was started.
    case closed
    /// Whoever read what is written here has stopped.
    case noReader
    case isAFolder
    case noSpace
    case hardware
    /// Anything else; the number tells more.
    case other
  }
}
