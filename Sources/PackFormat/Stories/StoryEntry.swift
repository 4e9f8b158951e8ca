/// What a pack tells of a story in one language, its text aside: a row of `stories.<lang>.json`.
public struct StoryEntry: Sendable, Hashable {
  public var id: String
  public var title: String
  /// What a notification says.
  public var notification: String?
  public var images: [StoryPicture]
  /// Where the facts are from, one a line.
  public var sources: [String]

  public init(
    id: String, title: String, notification: String? = nil, images: [StoryPicture] = [], sources: [String] = []
  ) {
    self.id = id
    self.title = title
    self.notification = notification
    self.images = images
    self.sources = sources
  }
}

/// A picture of a story.
public struct StoryPicture: Sendable, Hashable {
  /// The name under `images/`.
  public var file: String
  /// What it shows, for those who do not see it.
  public var alt: String?

  public init(file: String, alt: String? = nil) {
    self.file = file
    self.alt = alt
  }
}
