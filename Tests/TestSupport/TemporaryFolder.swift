#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fresh folder for one test, removed with everything in it when the value goes away.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/citypack-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw TemporaryFolderError(code: errno) }
    path = String(cString: made)
  }

  deinit { Self.removeTree(path) }

  /// The path of something inside the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  private static func removeTree(_ path: String) {
    for name in names(in: path) { removeTree("\(path)/\(name)") }
    remove(path)
  }

  private static func names(in path: String) -> [String] {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// The folder could not be made.
public struct TemporaryFolderError: Error {
  public var code: Int32
}
