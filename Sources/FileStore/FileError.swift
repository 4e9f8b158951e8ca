/// A file operation that failed: which one, on what, and why.
public struct FileError: Error, Hashable, Sendable {
  /// What was being done.
  public enum Operation: String, Sendable, Hashable, CaseIterable {
    case inspect
    case list
    case read
    case map
    case create
    case write
    case sync
    case rename
    case remove
    case lock
  }

  /// Why it failed, the same on every system.
  public enum Reason: Sendable, Hashable {
    case notFound
    case notPermitted
    case alreadyExists
    case notAFolder
    case isAFolder
    /// A pipe, a socket or a device.
    case notAFile
    /// It was closed by whoever started the program: standard input only.
    case closed
    /// Links that lead to one another.
    case linkLoop
    case folderNotEmpty
    case noSpace
    case readOnly
    case tooLarge
    /// A name in the path is not UTF-8, and text cannot say it.
    case nameNotUTF8
    case nameTooLong
    case tooManyOpenFiles
    case hardware
    /// Anything else, with the system's number.
    case other(Int32)
  }

  public var operation: Operation
  public var path: String
  public var reason: Reason

  public init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// `read content/x.md: no such file or folder`.
  public var description: String { "\(operation.rawValue) \(path): \(reason)" }
}

extension FileError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound: "no such file or folder"
    case .notPermitted: "permission denied"
    case .alreadyExists: "already exists"
    case .notAFolder: "not a folder"
    case .isAFolder: "is a folder"
    case .notAFile: "a pipe, socket or device"
    case .closed: "closed"
    case .linkLoop: "links lead in a circle"
    case .folderNotEmpty: "folder not empty"
    case .noSpace: "no space left on the disk"
    case .readOnly: "read-only file system"
    case .tooLarge: "larger than allowed"
    case .nameNotUTF8: "its name is not UTF-8"
    case .nameTooLong: "name too long"
    case .tooManyOpenFiles: "too many open files"
    case .hardware: "input/output error"
    case .other(let code): "system error \(code)"
    }
  }
}
