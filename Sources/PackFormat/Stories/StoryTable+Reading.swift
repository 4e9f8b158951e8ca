import StrictJSON

/// The members of `stories.<lang>.json` as they stand, read without a tree.
struct RawStories {
  var format: Int64?
  var stories: [StoryEntry]?
  /// The first story that lacks a member or has one that cannot be.
  var brokenStory: Int?

  init() {}

  init(scanner: inout JSONScanner) throws(JSONSyntaxError) {
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      if scanner.matches(key, "format") {
        format = try scanner.takeInteger()
      } else if scanner.matches(key, "stories") {
        try readStories(&scanner)
      } else {
        try scanner.skipValue()
      }
    }
  }

  private mutating func readStories(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    var rows: [StoryEntry] = []
    try scanner.enterArray()
    while try scanner.nextElement() {
      guard let story = try Self.story(&scanner) else {
        brokenStory = brokenStory ?? rows.count
        continue
      }
      rows.append(story)
    }
    stories = rows
  }

  private static func story(_ scanner: inout JSONScanner) throws(JSONSyntaxError) -> StoryEntry? {
    var story = StoryEntry(id: "", title: "")
    var title: String?
    var isWhole = true
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      if scanner.matches(key, "id") {
        story.id = try scanner.takeText()
      } else if scanner.matches(key, "title") {
        title = try scanner.takeText()
      } else if scanner.matches(key, "notification") {
        story.notification = try scanner.takeText()
      } else if scanner.matches(key, "images") {
        isWhole = try readPictures(&scanner, of: &story) && isWhole
      } else if scanner.matches(key, "sources") {
        try scanner.enterArray()
        while try scanner.nextElement() { story.sources.append(try scanner.takeText()) }
      } else {
        try scanner.skipValue()
      }
    }
    guard let title, isWhole, PackName.isValidID(story.id) else { return nil }
    story.title = title
    return story
  }

  /// False where one of them has no file name that a pack can hold.
  private static func readPictures(
    _ scanner: inout JSONScanner, of story: inout StoryEntry
  ) throws(JSONSyntaxError) -> Bool {
    var areWhole = true
    try scanner.enterArray()
    while try scanner.nextElement() {
      var picture = StoryPicture(file: "")
      try scanner.enterObject()
      while let key = try scanner.nextKey() {
        if scanner.matches(key, "file") {
          picture.file = try scanner.takeText()
        } else if scanner.matches(key, "alt") {
          picture.alt = try scanner.takeText()
        } else {
          try scanner.skipValue()
        }
      }
      areWhole = PackName.isValid(picture.file) && areWhole
      story.images.append(picture)
    }
    return areWhole
  }
}

extension JSONScanner {
  /// The text that stands here.
  mutating func takeText() throws(JSONSyntaxError) -> String { text(of: try string()) }

  /// The number that stands here; nil where it is no whole number.
  mutating func takeInteger() throws(JSONSyntaxError) -> Int64? { Int64(text(in: try numberRange())) }
}
