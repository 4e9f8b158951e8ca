import SourceText

/// The id of the story that a place in a points file belongs to.
enum PlaceID {
  /// The id the file states; else a name that has the shape of an id; else the slug of a name in ASCII; else nil.
  static func of(_ item: SourceItem) -> Located<String>? {
    if let id = item.id, !id.value.isEmpty { return id }
    guard let name = item.name else { return nil }
    if hasShape(name.value) { return name }
    guard name.value.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let slug = slug(name.value)
    return slug.isEmpty ? nil : name.map { _ in slug }
  }

  /// Lower-case letters, digits and hyphens.
  static func hasShape(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// `The Bund (East)` → `the-bund-east`.
  static func slug(_ name: String) -> String {
    var slug = ""
    for scalar in name.lowercased().unicodeScalars {
      if scalar.isASCIIDigit || ("a"..."z").contains(scalar) {
        slug.unicodeScalars.append(scalar)
      } else if scalar != "'", !slug.isEmpty, slug.utf8.last != UInt8(ascii: "-") {
        slug.append("-")
      }
    }
    return slug.utf8.last == UInt8(ascii: "-") ? String(slug.dropLast()) : slug
  }
}
