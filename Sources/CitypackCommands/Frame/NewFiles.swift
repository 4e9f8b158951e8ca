import CommandKit
import FileStore
import SourceText
import StrictJSON

/// Files a command is about to write: complete texts, never half of one, and never over a person's work.
struct NewFiles: Sendable {
  /// One file, with what stands there now.
  struct Entry: Sendable {
    var path: String
    /// Nil where there is no such file yet.
    var before: [UInt8]?
    var after: [UInt8]
  }

  private(set) var entries: [Entry] = []

  /// A file that is new.
  mutating func add(_ path: String, _ text: String) {
    entries.append(Entry(path: path, before: nil, after: Array(text.utf8)))
  }

  /// A file that gets further lines at its end, everything before them left as it is.
  mutating func append(_ lines: String, to path: String, after before: [UInt8]) {
    let gap = before.isEmpty || before.last == UInt8(ascii: "\n") ? "" : "\n"
    entries.append(Entry(path: path, before: before, after: before + Array((gap + lines).utf8)))
  }

  /// Writes every file, or with `--dry-run` shows what would be written.
  func apply(in session: Session) throws(CommandFailure) {
    for entry in entries {
      if session.arguments.has(.dryRun) {
        if !session.wantsJSON { try session.print(diff(entry)) }
      } else {
        try session.withFiles { (files) throws(FileError) in
          try files.createFolder(FilePath.folder(of: entry.path))
          try files.write(entry.after, to: entry.path)
        }
      }
    }
  }

  /// The entries for a JSON answer.
  var json: JSONValue {
    .array(
      entries.map { entry in
        ["path": .string(entry.path), "action": entry.before == nil ? "created" : "extended"]
      })
  }

  /// A unified diff. Since nothing but additions at the end ever happens, it needs no comparison.
  private func diff(_ entry: Entry) -> String {
    let kept = entry.before?.count ?? 0
    let old = entry.before.map { $0.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } } ?? 0
    let added = String(decoding: entry.after[kept...], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let lines = added.last == "" ? added.dropLast() : added[...]
    let head = "--- \(entry.before == nil ? "/dev/null" : entry.path)\n+++ \(entry.path)\n"
    return head + "@@ -\(old),0 +\(old + 1),\(lines.count) @@\n" + lines.map { "+\($0)\n" }.joined()
  }
}
