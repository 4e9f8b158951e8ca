import SourceText

/// The id of the story that a place in a points file belongs to.
enum PlaceID {
  /// The id the file states; else a name that has the shape of an id; else the id an import would make of the name.
  static func of(_ item: SourceItem) -> Located<String>? { of(id: item.id, name: item.name) }

  static func of(id: Located<String>?, name: Located<String>?) -> Located<String>? {
    if let id, !id.value.isEmpty { return id }
    guard let name else { return nil }
    if ContentID.isValid(name.value) { return name }
    return ContentID.slug(of: name.value).map { slug in name.map { _ in slug } }
  }
}
