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

  /// Reads the file `name`, O(bytes).
  init(reading bytes: UnsafeRawBufferPointer, name: String) throws(PackError) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes, options: JSONOptions(maxDepth: 16)).root
    } catch {
      throw .malformed(entry: name, "not JSON: \(error)")
    }
    guard let format = root["format"]?.integer else { throw .malformed(entry: name, "no format") }
    guard format == Self.currentFormat else { throw .needsNewer("\(name) format \(format)") }
    guard let rows = root["stories"]?.elements else { throw .malformed(entry: name, "no stories") }
    var stories: [StoryEntry] = []
    stories.reserveCapacity(rows.count)
    for row in rows {
      guard let story = StoryEntry(row) else { throw .malformed(entry: name, "story \(stories.count) is not whole") }
      if let last = stories.last, !PackName.precedes(last.id, story.id) {
        throw .malformed(entry: name, "ids do not ascend at \(story.id)")
      }
      stories.append(story)
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

  /// Nil where a member is missing or of the wrong kind.
  fileprivate init?(_ node: JSONNode) {
    guard let id = node["id"]?.string, PackName.isValidID(id), let title = node["title"]?.string else { return nil }
    self.init(id: id, title: title, notification: node["notification"]?.string)
    for picture in node["images"]?.elements ?? [] {
      guard let file = picture["file"]?.string, PackName.isValid(file) else { return nil }
      images.append(StoryPicture(file: file, alt: picture["alt"]?.string))
    }
    for source in node["sources"]?.elements ?? [] {
      guard let text = source.string else { return nil }
      sources.append(text)
    }
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
