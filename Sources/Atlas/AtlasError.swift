public import FileStore
public import PackFormat

/// Why borders, an atlas or its index cannot be used.
public enum AtlasError: Error, Hashable, Sendable {
  /// Bytes that are not what their format says: the entry, and what is wrong.
  case malformed(entry: String, String)
  /// Made for a later version of this program: what it asks for.
  case needsNewer(String)
  /// More than a limit allows.
  case tooLarge(String, limit: Int)
  /// A pack of another kind.
  case notAnAtlas(kind: String)
  /// The pack itself is at fault.
  case pack(PackError)
  /// A file could not be read or written.
  case file(FileError)
}

extension AtlasError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let entry, let what): "\(entry): \(what)"
    case .needsNewer(let what): "made for a later version: \(what)"
    case .tooLarge(let what, let limit): "\(what) over the limit of \(limit)"
    case .notAnAtlas(let kind): "a pack of the kind \(kind), not an atlas"
    case .pack(let error): error.description
    case .file(let error): error.description
    }
  }
}
