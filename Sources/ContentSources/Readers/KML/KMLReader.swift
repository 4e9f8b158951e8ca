import SourceText

/// Reads KML: placemarks as items, `gx:Track` and `gx:MultiTrack` as ways.
///
/// Elements are told by namespace and local name, so that a prefix (`kml:Placemark`), the old namespaces of Google and
/// no namespace at all are all the same. Links to other files are never followed from here.
public enum KMLReader {
  /// Reads a whole file. O(n) time and memory.
  ///
  /// - Returns: the items and ways kept, and the findings about the rest; refused if it is not well-formed KML.
  public static func read(_ source: SourceBytes) -> ReadDocument {
    let (document, links) = readWithLinks(source)
    guard !document.isRefused else { return document }
    var told = document
    told.findings += links.map { .kmlNetworkLink($0.target, at: $0.place) }
    return told
  }

  /// Reads a whole file, and leaves to the caller what is to become of its links to others.
  static func readWithLinks(_ source: SourceBytes) -> (ReadDocument, links: [KMLLink]) {
    switch XMLReading.open(source) {
    case .refused(let findings, let reason): return (.refused(.kml, findings: findings, because: reason), [])
    case .opened(let tree, let findings):
      guard let root = tree.root, KMLVocabulary.isRoot(root.name) else {
        let reason = Finding.sourceUnrecognised(at: source.wholeFile, root: tree.root?.name)
        return (.refused(nil, findings: findings, because: reason), [])
      }
      var reading = KMLReading(vocabulary: KMLVocabulary(root: root.name), findings: findings)
      reading.run(root)
      return (reading.document, reading.links)
    }
  }
}

/// A link of a KML file to another.
struct KMLLink {
  /// What the link names: a path or an address.
  var target: Located<String>
  var place: SourcePlace
}
