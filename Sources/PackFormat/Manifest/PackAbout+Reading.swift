import StrictJSON

extension PackAbout {
  /// Reads the `about` object of `pack.json`.
  init(reading bytes: UnsafeRawBufferPointer) throws(PackError) {
    let object: JSONNode
    do throws(JSONSyntaxError) {
      object = try JSONDocument(bytes, options: JSONOptions(maxDepth: 16)).root
    } catch {
      throw Self.fault("not JSON: \(error)")
    }
    guard let kind = object["kind"]?.string else { throw Self.fault("no kind") }
    guard let id = object["id"]?.string, PackName.isValidID(id) else { throw Self.fault("no id") }
    let languages = (object["languages"]?.elements ?? []).compactMap(\.string)
    guard !languages.isEmpty, languages.count <= 100, languages.allSatisfy(PackName.isValidLanguage) else {
      throw Self.fault("no languages")
    }
    self.init(kind: kind, id: id, languages: languages)
    for member in object["names"]?.members ?? [] {
      guard let name = member.value.string else { throw Self.fault("a name is no text") }
      names[member.key] = name
    }
    licence = object["licence"]?.string
    provenance = object["provenance"]?.string
    timeZone = object["timeZone"]?.string
    datumPolicy = object["datumPolicy"]?.string
    extent = try object["extent"].map { (node) throws(PackError) in try PackExtent(node) }
  }

  fileprivate static func fault(_ what: String) -> PackError {
    .malformed(entry: PackName.manifest, "about: \(what)")
  }
}

extension PackExtent {
  fileprivate init(_ node: JSONNode) throws(PackError) {
    func units(_ key: String, limit: Double) throws(PackError) -> Int32 {
      guard let degrees = node[key]?.number?.value, abs(degrees) <= limit else {
        throw PackAbout.fault("extent has no \(key)")
      }
      return Int32((degrees * 1e7).rounded())
    }
    self.init(
      south: try units("south", limit: 90), west: try units("west", limit: 180),
      north: try units("north", limit: 90), east: try units("east", limit: 180))
  }
}
