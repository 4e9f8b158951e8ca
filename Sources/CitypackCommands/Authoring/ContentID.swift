/// Ids of cities and stories: lower-case ASCII letters, digits and single hyphens, at most 40 of them.
enum ContentID {
  static let longest = 40

  /// Whether a text has the shape of an id.
  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longest && slug(of: text) == text
  }

  /// An id made of a name, where the name has Latin letters or digits enough: `Xi'an Drum Tower` → `xian-drum-tower`.
  /// Nil where it has other letters too, since what is left would not name the place.
  static func slug(of name: String) -> String? {
    var words = [""]
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": words[words.count - 1].unicodeScalars.append(scalar)
      case "A"..."Z": words[words.count - 1] += scalar.properties.lowercaseMapping
      case "'", "’": continue
      case _ where scalar.isASCII || !scalar.properties.isAlphabetic: words.append("")
      default: return nil
      }
    }
    var slug = ""
    for word in words where !word.isEmpty {
      let longer = slug.isEmpty ? word : slug + "-" + word
      if longer.utf8.count > longest { break }
      slug = longer
    }
    return slug.isEmpty ? nil : slug
  }
}
