/// Ids of cities and stories: lower-case ASCII letters, digits and single hyphens, a letter first.
public enum ContentID {
  /// Bytes of an id, at most: what a pack can hold.
  public static let longest = 64

  /// Names of packs that are no city's: the atlas of borders.
  public static let reservedForPacks: Set<String> = ["china"]

  /// Whether a text has the shape of an id. O(length).
  public static func isValid(_ text: String) -> Bool {
    guard text.utf8.count <= longest, let first = text.utf8.first, isLetter(first) else { return false }
    var wasHyphen = false
    for byte in text.utf8 {
      let isHyphen = byte == UInt8(ascii: "-")
      guard isHyphen ? !wasHyphen : isLetter(byte) || isDigit(byte) else { return false }
      wasHyphen = isHyphen
    }
    return !wasHyphen
  }

  /// Whether other readers of YAML would take the id, written without quotes, for a number or a truth value.
  public static func needsQuotes(_ id: String) -> Bool { BareScalar.isChanged(id) }

  /// An id made of a name, where the name has Latin letters or digits enough: `Xi'an Drum Tower` → `xian-drum-tower`,
  /// `42nd Street` → `story-42nd-street`, since an id begins with a letter.
  ///
  /// Nil where the name has other letters too, since what is left would not name the place. Whole words are left off at
  /// the end until it is short enough. O(length).
  public static func slug(of name: String) -> String? {
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
    words.removeAll(where: \.isEmpty)
    if let first = words.first?.utf8.first, isDigit(first) { words.insert("story", at: 0) }
    var slug = ""
    for word in words {
      let longer = slug.isEmpty ? word : slug + "-" + word
      if longer.utf8.count > longest { break }
      slug = longer
    }
    return slug.isEmpty || slug == "story" ? nil : slug
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
