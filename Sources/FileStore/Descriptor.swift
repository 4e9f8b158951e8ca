#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, closed once.
struct Descriptor: ~Copyable {
  private let number: Int32
  let path: String

  /// A regular file. Anything else is refused at once: opening a pipe would wait for a writer, reading a device might
  /// never end.
  init(reading path: String, _ operation: FileError.Operation = .read) throws(FileError) {
    self.number = try Self.openFile(path, O_RDONLY, operation)
    self.path = path
  }

  /// A folder, for `sync`.
  init(folder path: String) throws(FileError) {
    self.number = try Self.open(path, O_RDONLY | O_NONBLOCK | O_DIRECTORY, .sync)
    self.path = path
  }

  /// A file that was not there before.
  init(creating path: String) throws(FileError) {
    self.number = try Self.open(path, O_WRONLY | O_CREAT | O_EXCL, .create)
    self.path = path
  }

  /// A file whose only use is to be locked.
  init(locking path: String) throws(FileError) {
    self.number = try Self.openFile(path, O_RDWR | O_CREAT, .lock)
    self.path = path
  }

  deinit { close(number) }

  func info() throws(FileError) -> FileInfo {
    var record = stat()
    if fstat(number, &record) != 0 { throw FileError(.inspect, path, FileError.Reason(errno)) }
    return FileInfo(record)
  }

  /// Fills `buffer` from the start as far as there are bytes; fewer than it holds only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let (got, code) = Self.retrying { systemRead(number, rest.baseAddress, rest.count) }
      if got < 0 { throw FileError(.read, path, FileError.Reason(code)) }
      if got == 0 { break }
      filled += got
    }
    return filled
  }

  /// Appends up to `count` bytes; 0 at the end.
  func read(into bytes: inout [UInt8], atMost count: Int) throws(FileError) -> Int {
    let start = bytes.count
    var code: Int32 = 0
    var got = 0
    bytes.reserveCapacity(start + count)
    bytes.append(
      contentsOf: [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        (got, code) = Self.retrying { systemRead(number, buffer.baseAddress, count) }
        initialized = max(got, 0)
      })
    if got < 0 { throw FileError(.read, path, FileError.Reason(code)) }
    return got
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let (count, code) = Self.retrying { systemWrite(number, rest.baseAddress, rest.count) }
      if count < 0 { throw FileError(.write, path, FileError.Reason(code)) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Returns once the bytes are on the disk itself; on Apple `fsync` alone does not promise that.
  func sync() throws(FileError) {
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    let (result, code) = Self.retrying { Int(fsync(number)) }
    if result != 0 { throw FileError(.sync, path, FileError.Reason(code)) }
  }

  func map(byteCount: Int) throws(FileError) -> UnsafeRawBufferPointer {
    let start = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, number, 0)
    guard let start, start != MAP_FAILED else { throw FileError(.map, path, FileError.Reason(errno)) }
    return UnsafeRawBufferPointer(start: start, count: byteCount)
  }

  /// False where another process holds the lock. The system drops it when the file is closed, also by a kill.
  func tryLock() throws(FileError) -> Bool {
    let (result, code) = Self.retrying { Int(flock(number, LOCK_EX | LOCK_NB)) }
    if result == 0 { return true }
    if code == EWOULDBLOCK { return false }
    throw FileError(.lock, path, FileError.Reason(code))
  }

  private static func open(
    _ path: String, _ flags: Int32, _ operation: FileError.Operation
  ) throws(FileError) -> Int32 {
    let (number, code) = retrying { Int(systemOpen(path, flags | O_CLOEXEC, 0o666)) }
    if number < 0 { throw FileError(operation, path, FileError.Reason(code, of: path)) }
    return Int32(number)
  }

  /// A regular file, or nothing is opened.
  private static func openFile(
    _ path: String, _ flags: Int32, _ operation: FileError.Operation
  ) throws(FileError) -> Int32 {
    let number = try open(path, flags | O_NONBLOCK, operation)
    var record = stat()
    guard fstat(number, &record) == 0 else {
      let code = errno
      close(number)
      throw FileError(operation, path, FileError.Reason(code))
    }
    let kind = FileInfo(record).kind
    if kind == .file { return number }
    close(number)
    throw FileError(operation, path, kind == .folder ? .isAFolder : .notAFile)
  }

  private static func retrying(_ call: () -> Int) -> (result: Int, code: Int32) {
    while true {
      let result = call()
      if result >= 0 { return (result, 0) }
      let code = errno
      if code != EINTR { return (result, code) }
    }
  }
}

// The calls that share a name with a method above.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
