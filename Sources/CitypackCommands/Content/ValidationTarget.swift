import CommandKit
import FileStore
import SourceText

/// What a word on the command line of `validate` means.
enum ValidationTarget: Equatable {
  /// A whole content folder.
  case content(String)
  /// One city of a content folder.
  case city(String, content: String)
  /// Something inside a city's folder: the city is checked, what concerns the path is shown.
  case part(String, city: String, content: String)
  /// A file that belongs to no content folder: it is read, and nothing more.
  case strayFile(String)

  /// Tells by what stands around the path; a word that is no path may be the id of a city of `content`.
  static func of(
    _ word: String, content: String, in session: Session
  ) throws(CommandFailure) -> ValidationTarget {
    let path = trimmed(word)
    let info = try session.withFiles { (files) throws(FileError) in try files.info(path) }
    guard let info else { return try named(path, content: content, in: session) }
    if info.kind == .folder, try isContent(path, in: session) { return .content(path) }
    if let target = try inCity(path, in: session) { return target }
    if info.kind == .file { return .strayFile(path) }
    if info.kind == .other { throw .file(FileError(.read, path, .notAFile)) }
    throw .configuration(
      Bilingual(
        zh: "\(path) 不是内容文件夹，也不在 cities/<城市> 里",
        en: "\(path) is no content folder and does not lie in cities/<city>"))
  }

  /// The content folder itself.
  static func whole(_ content: String, in session: Session) throws(CommandFailure) -> ValidationTarget {
    let info = try session.withFiles { (files) throws(FileError) in try files.info(content) }
    guard info != nil else { throw .file(FileError(.read, content, .notFound)) }
    return .content(trimmed(content))
  }

  /// A city by its id; says which one may have been meant where there is none.
  private static func named(
    _ word: String, content: String, in session: Session
  ) throws(CommandFailure) -> ValidationTarget {
    let place = split(word)
    let folder = FilePath.join(place?.content ?? content, "cities")
    let known = ((try? session.files.list(folder)) ?? []).filter { $0.kind == .folder }.map(\.name)
    if known.contains(word) { return .city(word, content: trimmed(content)) }
    let id = place.map { $0.isWhole ? $0.city : "" } ?? word
    if let meant = suggestion(for: id, among: known) {
      throw .configuration(
        Bilingual(zh: "没有 \(word)。是不是想写 \(meant)？", en: "there is no \(word); did you mean \(meant)?"))
    }
    throw .file(FileError(.read, word, .notFound))
  }

  private static func isContent(_ path: String, in session: Session) throws(CommandFailure) -> Bool {
    try session.withFiles { (files) throws(FileError) in
      let cities = try files.info(FilePath.join(path, "cities"))
      let config = try files.info(FilePath.join(path, "citypack.yaml"))
      return cities?.kind == .folder || config?.kind == .file
    }
  }

  /// A city, or a part of one, by the names above it: those that are written, or else those that `.` and `..` stand for.
  private static func inCity(_ path: String, in session: Session) throws(CommandFailure) -> ValidationTarget? {
    let isPlain = !path.split(separator: "/").contains { $0 == "." || $0 == ".." }
    if isPlain, let (content, city, isWhole) = split(path) {
      return isWhole ? .city(city, content: content) : .part(path, city: city, content: content)
    }
    let real = try session.withFiles { (files) throws(FileError) in try files.resolved(path) }
    guard let (content, city, isWhole) = split(real) else { return nil }
    let below = real.dropFirst(FilePath.join(FilePath.join(content, "cities"), city).utf8.count)
    // Files are named as a person standing here would type them.
    let up = Array(repeating: "..", count: 2 + below.split(separator: "/").count).joined(separator: "/")
    let root = path.hasPrefix("/") ? content : path == "." ? up : FilePath.join(path, up)
    if isWhole { return .city(city, content: root) }
    return .part(FilePath.join(FilePath.join(root, "cities"), city) + below, city: city, content: root)
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
