#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls that take a path. Here and in `Descriptor` alone this room talks to the system. Unverified on Apple.
enum SystemCalls {
  static var processID: Int32 { getpid() }

  static func info(_ path: String, followingLinks: Bool) throws(FileError) -> FileInfo? {
    var record = stat()
    if (followingLinks ? stat(path, &record) : lstat(path, &record)) == 0 { return FileInfo(record) }
    let reason = FileError.Reason(errno, of: path)
    if reason == .notFound || reason == .notAFolder { return nil }
    throw FileError(.inspect, path, reason)
  }

  /// Nil where nothing stands at the path.
  static func realPath(_ path: String) throws(FileError) -> String? {
    guard let real = realpath(path, nil) else {
      let reason = FileError.Reason(errno)
      if reason == .notFound { return nil }
      throw FileError(.inspect, path, reason)
    }
    defer { free(real) }
    guard let text = String(validatingCString: real) else { throw FileError(.inspect, path, .nameNotUTF8) }
    return text
  }

  /// Unordered, without `.` and `..`. A name that is not UTF-8 comes with U+FFFD for what text cannot say: everything
  /// done with it then fails with `nameNotUTF8`, and the folder's other files are none the worse for it.
  static func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw FileError(.list, folder, FileError.Reason(errno, of: folder)) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let record = readdir(stream) else {
        if errno != 0 { throw FileError(.list, folder, FileError.Reason(errno)) }
        return entries
      }
      let name = name(of: record)
      if name == "." || name == ".." { continue }
      if let kind = kind(of: record) {
        entries.append(FolderEntry(name: name, kind: kind))
      } else if let info = try? info(FilePath.join(folder, name), followingLinks: false) {
        entries.append(FolderEntry(name: name, kind: info.kind))
      } else {
        entries.append(FolderEntry(name: name, kind: .other))
      }
    }
  }

  static func createFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    throw FileError(.create, path, FileError.Reason(errno))
  }

  static func remove(_ path: String) throws(FileError) {
    if unlink(path) == 0 { return }
    // Linux says EISDIR of a folder, Darwin EPERM.
    if errno == EISDIR || errno == EPERM, rmdir(path) == 0 { return }
    throw FileError(.remove, path, FileError.Reason(errno))
  }

  static func rename(_ path: String, to newPath: String) throws(FileError) {
    #if canImport(Glibc)
      let result = Glibc.rename(path, newPath)
    #else
      let result = Darwin.rename(path, newPath)
    #endif
    if result != 0 { throw FileError(.rename, newPath, FileError.Reason(errno)) }
  }

  static func unmap(_ bytes: UnsafeRawBufferPointer) {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  private static func name(of record: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &record.pointee.d_name) { field in
      field.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
  }

  /// Nil where the file system does not say.
  private static func kind(of record: UnsafeMutablePointer<dirent>) -> FileKind? {
    switch Int32(record.pointee.d_type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }
}

extension FileInfo {
  init(_ record: stat) {
    let kind: FileKind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    self.init(kind: kind, byteCount: Int(record.st_size))
  }
}

extension FileError.Reason {
  /// Of a system error number met at a path. A name that had to be repaired to become text leads nowhere, and that is
  /// why.
  init(_ code: Int32, of path: String) {
    let isRepaired = code == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
    self = isRepaired ? .nameNotUTF8 : FileError.Reason(code)
  }

  /// Of a system error number.
  init(_ code: Int32) {
    switch code {
    case ENOENT: self = .notFound
    case EACCES, EPERM: self = .notPermitted
    case EEXIST: self = .alreadyExists
    case ENOTDIR: self = .notAFolder
    case EISDIR: self = .isAFolder
    case ELOOP: self = .linkLoop
    // A socket cannot be opened; nobody listens at a pipe that is opened for writing.
    case ENXIO, ENODEV, EOPNOTSUPP: self = .notAFile
    case ENOTEMPTY: self = .folderNotEmpty
    case ENOSPC, EDQUOT: self = .noSpace
    case EROFS: self = .readOnly
    case EFBIG, EOVERFLOW: self = .tooLarge
    case ENAMETOOLONG: self = .nameTooLong
    case EMFILE, ENFILE: self = .tooManyOpenFiles
    case EIO: self = .hardware
    default: self = .other(code)
    }
  }
}
