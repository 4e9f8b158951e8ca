import Foundation

/// A text kept in a file beside the test, so that a change of it is seen in review.
public enum Snapshot {
  /// Nil where `text` is what `Snapshots/<name>` beside `testFile` holds; otherwise what differs and how to accept it.
  ///
  /// With `CITYPACK_UPDATE_SNAPSHOTS=1` in the environment the file is rewritten instead.
  public static func difference(of text: String, from name: String, beside testFile: String = #filePath) -> String? {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Snapshots")
    return difference(of: text, fromFile: folder.appendingPathComponent(name).path)
  }

  /// The same for a file anywhere, such as a generated page of the documentation.
  public static func difference(of text: String, fromFile path: String) -> String? {
    if ProcessInfo.processInfo.environment["CITYPACK_UPDATE_SNAPSHOTS"] == "1" {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
      return nil
    }
    guard let kept = try? String(contentsOfFile: path, encoding: .utf8) else { return "\(path) is missing; \(remedy)" }
    if kept == text { return nil }
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(keptLines, lines).prefix { $0 == $1 }.count
    let was = same < keptLines.count ? keptLines[same] : "(end of file)"
    let isNow = same < lines.count ? lines[same] : "(end of text)"
    return "\(path):\(same + 1)\n  was: \(was)\n  now: \(isNow)\n\(remedy)"
  }

  private static let remedy = "if the change is meant: CITYPACK_UPDATE_SNAPSHOTS=1 swift test"
}
