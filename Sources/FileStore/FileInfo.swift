/// What kind of thing stands at a path.
public enum FileKind: String, Sendable, Hashable {
  case file
  case folder
  case link
  /// A device, a pipe, a socket.
  case other
}

/// What is known of a file without reading it. Times are left out on purpose: nothing here is decided by a clock.
public struct FileInfo: Sendable, Hashable {
  public var kind: FileKind
  public var byteCount: Int

  public init(kind: FileKind, byteCount: Int) {
    self.kind = kind
    self.byteCount = byteCount
  }
}

/// One name in a folder.
public struct FolderEntry: Sendable, Hashable {
  public var name: String
  public var kind: FileKind

  public init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

extension FolderEntry: Comparable {
  /// By the bytes of the name: the same on every machine.
  public static func < (a: Self, b: Self) -> Bool { a.name.utf8.lexicographicallyPrecedes(b.name.utf8) }
}
