/// Where files live, as a value: the disk of this machine, or a store made up for a test.
///
/// Paths are text with `/` between the parts, as the system takes them. Every call is synchronous and may be made from
/// any thread. Files appear complete or not at all: there is no way to write into a file that others can already see.
public protocol FileSystem: Sendable {
  /// What stands at a path, links followed; nil where nothing does.
  func info(_ path: String) throws(FileError) -> FileInfo?

  /// The path from the root, links followed, so that two names of one place can be told. What is not there yet keeps
  /// its name below the folder that is.
  func resolved(_ path: String) throws(FileError) -> String

  /// What a folder holds, without `.` and `..`, in ascending byte order of names. Links are not followed. A name that is
  /// not UTF-8 has U+FFFD where text cannot say it; whatever is done with it fails with `nameNotUTF8`.
  func list(_ folder: String) throws(FileError) -> [FolderEntry]

  /// The bytes of a regular file. A pipe, a socket or a device is refused at once with `notAFile`, here and in `map`.
  ///
  /// - Throws: `FileError` with reason `tooLarge`, before a byte is read where the file says that it is longer than
  ///   `limit`, else as soon as more bytes have been seen.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Lends the bytes of a regular file piece by piece, for those who need not have them all at once. What was lent before
  /// an error is part of a file at most.
  ///
  /// - Returns: How many bytes there were.
  /// - Throws: As `read`.
  func readPieces(
    _ path: String, limit: Int, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(FileError) -> Int

  /// The bytes of a file that nobody changes in place, without copying them.
  func map(_ path: String) throws(FileError) -> MappedFile

  /// A file that takes the place of whatever stands at `path` when it is committed, and vanishes otherwise.
  func stage(_ path: String) throws(FileError) -> any StagedFile

  /// Creates a folder and those above it; one that is there already is fine.
  func createFolder(_ path: String) throws(FileError)

  /// Removes a file, a link or an empty folder.
  func remove(_ path: String) throws(FileError)

  /// Gives a file another name within the same file system, replacing what had it. The name is safe from a power cut
  /// once `syncFolder` has been called.
  func rename(_ path: String, to newPath: String) throws(FileError)

  /// Makes the names in a folder as durable as the files they lead to.
  func syncFolder(_ path: String) throws(FileError)

  /// Keeps other processes out until the lock is dropped or this process ends; nil where another holds it.
  func tryLock(_ path: String) throws(FileError) -> (any FileLock)?
}

/// A file in the making. Not visible under its name before it is placed; gone, if dropped before it is sealed.
public protocol StagedFile: ByteSink {
  /// Brings the bytes to the disk and closes the file. From here on it is the caller's: to be renamed to its `path`,
  /// or to be removed. So hundreds of files can wait to appear together.
  func seal() throws(FileError) -> SealedFile

  /// Makes the file visible under its name, durably: its bytes are on the disk before its name is.
  func commit() throws(FileError)

  /// Gives the file up. Also happens when the last reference goes.
  func discard()
}

/// A whole file that waits under a temporary name.
public struct SealedFile: Sendable, Hashable {
  /// Where it is.
  public var temporaryPath: String
  /// Where it belongs.
  public var path: String

  public init(temporaryPath: String, path: String) {
    self.temporaryPath = temporaryPath
    self.path = path
  }
}

/// A lock between processes, held as long as somebody refers to it.
public protocol FileLock: AnyObject {}

extension FileSystem {
  /// Reads a file of up to 1 GiB.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    try read(path, limit: 1 << 30)
  }

  /// All at once, for file systems that have nothing better.
  public func readPieces(
    _ path: String, limit: Int, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(FileError) -> Int {
    let bytes = try read(path, limit: limit)
    bytes.withUnsafeBytes { take($0) }
    return bytes.count
  }

  /// Replaces a file atomically and durably.
  public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try stage(path)
    try file.append(bytes)
    try file.commit()
  }
}
