#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A standard stream of this process to write to, with a buffer of 64 KiB.
///
/// Once it has failed it stays failed: what waits is given up, and every later call says so again.
public final class DescriptorOutput: OutputStream {
  private struct State {
    var waiting: [UInt8] = []
    var failure: StreamError?
  }

  private let descriptor: Int32
  private let state = Locked(State())
  private let capacity: Int

  /// The stream of a descriptor that stays open as long as the process; without a buffer, every write goes out at once.
  public init(descriptor: Int32, isBuffered: Bool) {
    self.descriptor = descriptor
    capacity = isBuffered ? 1 << 16 : 0
  }

  /// Adds bytes, sending on what is there once the buffer is full.
  public func write(_ bytes: some Collection<UInt8>) throws(StreamError) {
    try state.withLock { (state) throws(StreamError) in
      state.waiting.append(contentsOf: bytes)
      if state.waiting.count >= capacity { try send(&state) }
    }
  }

  /// Sends on what waits.
  public func flush() throws(StreamError) {
    try state.withLock { (state) throws(StreamError) in try send(&state) }
  }

  private func send(_ state: inout State) throws(StreamError) {
    defer { state.waiting.removeAll(keepingCapacity: true) }
    if let failure = state.failure { throw failure }
    let code = state.waiting.withUnsafeBytes { SystemStreams.writeAll($0, to: descriptor) }
    if code == 0 { return }
    let failure = StreamError(code: code)
    state.failure = failure
    throw failure
  }
}

/// A standard stream of this process to read from.
public struct DescriptorInput: InputStream {
  private let descriptor: Int32

  /// The stream of a descriptor that stays open as long as the process.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads what is there, waiting for at least one byte.
  public func read(atMost limit: Int) throws(StreamError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = SystemStreams.read(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
      (count, code) = (max(result.count, 0), result.code)
    }
    if code != 0 { throw StreamError(code: code) }
    return bytes
  }
}

extension StreamError {
  /// What the number means.
  public var reason: Reason {
    switch code {
    case EBADF: .closed
    case EPIPE: .noReader
    case EISDIR: .isAFolder
    case ENOSPC, EDQUOT, EFBIG: .noSpace
    case EIO: .hardware
    default: .other
    }
  }
}

extension ThisProcess {
  /// Makes the standard streams safe to use. To be called before anything is opened.
  ///
  /// A stream that was closed by whoever started the program gets its number taken up by a stand-in that can be neither
  /// read nor written: otherwise the next file opened would get it, and answers would be written into a pack. And writing
  /// to a pipe that nobody reads any more becomes an error like any other, instead of ending the process.
  public static func prepareStandardStreams() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [Int32(0), 1, 2] where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

private enum SystemStreams {
  /// 0, or the number of the error.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return reason(errno, descriptor, canDo: O_WRONLY) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return 0
  }

  static func read(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> (count: Int, code: Int32) {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return (count, 0) }
      if errno != EINTR { return (count, reason(errno, descriptor, canDo: O_RDONLY)) }
    }
  }

  /// The stand-in of a closed stream cannot do what is asked of it; not every system says so in the same words.
  private static func reason(_ code: Int32, _ descriptor: Int32, canDo wanted: Int32) -> Int32 {
    let mode = fcntl(descriptor, F_GETFL)
    return mode < 0 || (mode & O_ACCMODE != O_RDWR && mode & O_ACCMODE != wanted) ? EBADF : code
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
