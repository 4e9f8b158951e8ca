import SourceText

/// Reads GPX 1.0 and 1.1: waypoints as items, tracks and routes as ways.
///
/// What a file calls its version is not asked: the namespace decides, and an absent one is told. Elements it does not
/// know, `extensions` among them, are passed over.
public enum GPXReader {
  /// Reads a whole file. O(n) time and memory.
  ///
  /// - Returns: the items and ways kept, and the findings about the rest; refused if it is not well-formed GPX.
  public static func read(_ source: SourceBytes) -> ReadDocument {
    switch XMLReading.open(source) {
    case .refused(let findings, let reason): return .refused(.gpx, findings: findings, because: reason)
    case .opened(let tree, let findings):
      guard let root = tree.root, root.name.local == "gpx" else {
        return .refused(
          nil, findings: findings, because: .sourceUnrecognised(at: source.wholeFile, root: tree.root?.name))
      }
      var reading = GPXReading(vocabulary: GPXVocabulary(root: root.name), findings: findings)
      reading.run(root)
      return reading.document
    }
  }
}
