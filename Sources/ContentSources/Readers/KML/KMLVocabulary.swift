/// Which names are KML's own, and which are of Google's extension.
struct KMLVocabulary {
  private let root: String?

  init(root: XMLName) { self.root = root.namespace }

  /// Whether a file with this root can be KML: `kml`, or a feature on its own.
  static func isRoot(_ name: XMLName) -> Bool {
    if name.local == "kml" { return true }
    let isOurs = name.namespace.map(isKML) ?? (name.prefix == nil || name.prefix == "kml")
    return isOurs && ["Document", "Folder", "Placemark", "NetworkLink"].contains(name.local)
  }

  /// Whether the file is in the namespace of the standard.
  var isCurrent: Bool { root == "http://www.opengis.net/kml/2.2" }

  /// `Placemark` for an element of KML, `gx:Track` for one of the extension, nil for any other.
  func name(of element: XMLElement) -> String? {
    let name = element.name
    if name.hasUndeclaredPrefix {
      return name.prefix == "kml" ? name.local : name.prefix == "gx" ? "gx:" + name.local : nil
    }
    if name.namespace == root { return name.local }
    guard let namespace = name.namespace else { return nil }
    if namespace == "http://www.google.com/kml/ext/2.2" { return "gx:" + name.local }
    return Self.isKML(namespace) ? name.local : nil
  }

  private static func isKML(_ namespace: String) -> Bool {
    ["http://www.opengis.net/kml/", "http://earth.google.com/kml/"].contains { namespace.hasPrefix($0) }
  }
}
