/// The names of entries: which are allowed, and where a pack keeps what.
public enum PackName {
  /// Lists the entries with their digests.
  public static let manifest = "pack.json"
  /// The table of places.
  public static let points = "points.bin"

  /// Titles, notifications, alt texts and sources in one language.
  public static func stories(language: String) -> String { "stories.\(language).json" }

  /// The text of one story in one language, CommonMark.
  public static func text(story: String, language: String) -> String { "stories/\(story).\(language).md" }

  /// A picture, as delivered.
  public static func image(_ file: String) -> String { "images/\(file)" }

  /// Whether an entry is one of the tables that are read whole: `points.bin`, `stories.<lang>.json`.
  static func isTable(_ name: String) -> Bool {
    name == points || (name.hasPrefix("stories.") && name.hasSuffix(".json"))
  }

  /// Whether a pack may hold an entry of this name: 1…200 bytes of `a-z 0-9 . _ / -`, no part empty, `.` or `..`.
  public static func isValid(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { isValid(UnsafeRawBufferPointer($0)) }
  }

  /// Whether a text can be the id of a story or a city: 1…64 bytes of `a-z 0-9 -`, no hyphen at either end.
  public static func isValidID(_ id: String) -> Bool {
    var id = id
    return id.withUTF8 { isValidID(UnsafeRawBufferPointer($0)) }
  }

  static func isValid(_ name: UnsafeRawBufferPointer) -> Bool {
    guard (1...200).contains(name.count) else { return false }
    var partLength = 0
    var partIsDots = true
    for byte in name {
      switch byte {
      case UInt8(ascii: "/"):
        if partLength == 0 || (partIsDots && partLength <= 2) { return false }
        partLength = 0
        partIsDots = true
      case UInt8(ascii: "."):
        partLength += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        partLength += 1
        partIsDots = false
      default: return false
      }
    }
    return partLength > 0 && !(partIsDots && partLength <= 2)
  }

  static func isValidID(_ id: UnsafeRawBufferPointer) -> Bool {
    guard (1...64).contains(id.count), id.first != UInt8(ascii: "-"), id.last != UInt8(ascii: "-") else { return false }
    return id.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
  }

  /// Whether a text has the shape of a lower-cased BCP 47 tag, as far as an entry's name needs it.
  static func isValidLanguage(_ tag: String) -> Bool { tag.utf8.count >= 2 && isValidID(tag) }

  /// Byte order, in which entries stand.
  static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
