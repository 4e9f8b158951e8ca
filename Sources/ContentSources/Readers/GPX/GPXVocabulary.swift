/// Which names are GPX's own.
struct GPXVocabulary {
  private let root: String?

  init(root: XMLName) { self.root = root.namespace }

  /// Whether the file is in one of the two namespaces of GPX.
  var isKnown: Bool { root.map(Self.namespaces.contains) ?? false }

  /// The local name of an element of GPX; nil for elements of others.
  func name(of element: XMLElement) -> String? {
    let name = element.name
    if name.namespace == root, !name.hasUndeclaredPrefix { return name.local }
    if name.hasUndeclaredPrefix { return name.prefix == "gpx" ? name.local : nil }
    return name.namespace.map(Self.namespaces.contains) == true ? name.local : nil
  }

  private static let namespaces: Set<String> = [
    "http://www.topografix.com/GPX/1/0", "http://www.topografix.com/GPX/1/1",
  ]
}
