import StrictJSON

/// `stories.<lang>.json`: every story of a pack in one language, in ascending byte order of ids.
public struct StoryTable: Sendable, Hashable {
  public let stories: [StoryEntry]

  /// The bytes of the file: keys in ascending order, no white space.
  public static func encode(_ stories: [StoryEntry]) -> [UInt8] {
    let sorted = stories.sorted { PackName.precedes($0.id, $1.id) }
    return JSONValue.object([
      .init("format", .integer(currentFormat)), .init("stories", .array(sorted.map(\.json))),
    ]).bytes()
  }

  /// Reads the file `name`, O(bytes). Memory: the stories; what a reader passes over is never kept.
  init(reading bytes: UnsafeRawBufferPointer, name: String) throws(PackError) {
    var raw = RawStories()
    do throws(JSONSyntaxError) {
      raw = try JSONScanner.scan(bytes, options: JSONOptions(maxDepth: 16)) { (scanner) throws(JSONSyntaxError) in
        try RawStories(scanner: &scanner)
      }
    } catch {
      throw .malformed(entry: name, "not JSON as it should be: \(error)")
    }
    guard let format = raw.format else { throw .malformed(entry: name, "no format") }
    guard format == Self.currentFormat else { throw .needsNewer("\(name) format \(format)") }
    if let number = raw.brokenStory { throw .malformed(entry: name, "story \(number) is not whole") }
    guard let stories = raw.stories else { throw .malformed(entry: name, "no stories") }
    for (last, story) in zip(stories, stories.dropFirst()) where !PackName.precedes(last.id, story.id) {
      throw .malformed(entry: name, "ids do not ascend at \(story.id)")
    }
    self.stories = stories
  }

  /// The story with this id, O(log stories).
  public func story(id: String) -> StoryEntry? {
    var low = 0
    var high = stories.count
    while low < high {
      let middle = (low + high) / 2
      if PackName.precedes(stories[middle].id, id) { low = middle + 1 } else { high = middle }
    }
    return low < stories.count && stories[low].id.utf8.elementsEqual(id.utf8) ? stories[low] : nil
  }

  private static let currentFormat: Int64 = 1
}

extension StoryEntry {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("id", .string(id))]
    if !images.isEmpty { members.append(.init("images", .array(images.map(\.json)))) }
    if let notification { members.append(.init("notification", .string(notification))) }
    if !sources.isEmpty { members.append(.init("sources", .array(sources.map(JSONValue.string)))) }
    members.append(.init("title", .string(title)))
    return .object(members)
  }
}

extension StoryPicture {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let alt { members.append(.init("alt", .string(alt))) }
    members.append(.init("file", .string(file)))
    return .object(members)
  }
}
