import FileStore
import SourceText

/// What a path on the command line of `validate` means.
enum ValidationTarget: Equatable {
  /// A whole content folder.
  case content(String)
  /// One city of a content folder.
  case city(String, content: String)
  /// Something inside a city's folder: the city is checked, what concerns the path is shown.
  case part(String, city: String, content: String)
  /// A file that belongs to no content folder: it is read, and nothing more.
  case strayFile(String)

  /// Tells by what stands around the path.
  static func of(_ path: String, in session: Session) throws(CommandFailure) -> ValidationTarget {
    let path = trimmed(path)
    let info = try session.withFiles { (files) throws(FileError) in try files.info(path) }
    guard let info else { throw .file(FileError(.read, path, .notFound)) }
    if info.kind == .folder, try isContent(path, in: session) { return .content(path) }
    if let (content, city, isWhole) = split(path) {
      return isWhole ? .city(city, content: content) : .part(path, city: city, content: content)
    }
    if info.kind == .file { return .strayFile(path) }
    throw .configuration(
      Bilingual(
        zh: "\(path) 不是内容文件夹，也不在 cities/<城市> 里",
        en: "\(path) is no content folder and does not lie in cities/<city>"))
  }

  private static func isContent(_ path: String, in session: Session) throws(CommandFailure) -> Bool {
    try session.withFiles { (files) throws(FileError) in
      let cities = try files.info(FilePath.join(path, "cities"))
      let config = try files.info(FilePath.join(path, "citypack.yaml"))
      return cities?.kind == .folder || config?.kind == .file
    }
  }

  /// `content/cities/x/stories/y.md` → (`content`, `x`, false).
  private static func split(_ path: String) -> (content: String, city: String, isWhole: Bool)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = parts.lastIndex(of: "cities"), index + 1 < parts.count else { return nil }
    let content = parts[..<index].joined(separator: "/")
    let root = content.isEmpty ? (index == 0 ? "." : "/") : content
    return (root, parts[index + 1], index + 2 == parts.count)
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    return path
  }
}
