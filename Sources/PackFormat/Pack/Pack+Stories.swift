extension Pack {
  /// Titles, notifications, alt texts and sources in one language; `noSuchEntry` for a language the pack lacks.
  public func stories(language: String) throws(PackError) -> StoryTable {
    let name = PackName.stories(language: language)
    return try withEntry(name) { (bytes) throws(PackError) in try StoryTable(reading: bytes, name: name) }
  }

  /// The text of a story in one language, CommonMark.
  public func text(story: String, language: String) throws(PackError) -> String {
    try withEntry(PackName.text(story: story, language: language)) { (bytes) throws(PackError) in
      String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The languages in which a story has a text, in the order of the pack's languages.
  public func languages(ofStory id: String) -> [String] {
    manifest.about.languages.filter { listedEntry(PackName.text(story: id, language: $0)) != nil }
  }

  /// The names of all pictures, without `images/`, in ascending byte order.
  public var images: [String] {
    let prefix = PackName.image("")
    return manifest.entries.lazy.map(\.name).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}
