import SourceText
import ContentSources
import Geodesy

/// Gives each place of a file the id of its story, the same on every import.
///
/// A story is recognised by the id the file states; else by the same name within 200 m; else by the id its name would
/// make within 200 m. What is left is recognised by lying on the same spot (2 m) where no name speaks against it: the
/// place has none, or the story has an id that an import numbered and so may have been given another name since. A
/// place with a name of its own on the spot of another story is a story too.
struct StoryIDs {
  enum Decision {
    /// A story to begin; with the id of one on the same spot.
    case new(id: String, beside: String?)
    case known(id: String, metersApart: Double?)
    /// The place stands earlier in the file.
    case usedInThisFile(id: String)
    /// Something stands where the story would go that cannot be read as one.
    case standing(id: String)
  }

  private var stories: [ImportPlan.Known]
  private let knownCount: Int
  /// Names under `stories/` that are no story we know of, in lower case.
  private let standing: Set<String>
  private var byID: [String: Int] = [:]
  /// Stories without a place, which may be anywhere, by title.
  private var placeless: [String: Int] = [:]
  private var byTitle: [String: Int] = [:]
  private var titles = NearIndex(withinMeters: 200)
  private var spots = NearIndex(withinMeters: 2)
  private var numberedSpots = NearIndex(withinMeters: 2)
  /// The stories that a place of this file has named: no other place is recognised by their spot.
  private var claimed: Set<Int> = []
  private var nextNumbers: [String: Int] = [:]

  init(_ stories: [ImportPlan.Known], standing: Set<String>) {
    self.stories = []
    self.standing = standing
    knownCount = stories.count
    for story in stories { add(story) }
  }

  /// Notes which story a place names by its id or name, before any place is recognised by its spot alone.
  mutating func claim(for item: SourceItem, at place: Coordinate<WGS84>?) {
    if let index = named(by: item, at: place) { claimed.insert(index) }
  }

  /// Decides in file order; every place has been asked for its claim before.
  mutating func decide(_ item: SourceItem, at place: Coordinate<WGS84>?) -> Decision {
    if let index = named(by: item, at: place) ?? byItsSpot(item, at: place) {
      claimed.insert(index)
      let story = stories[index]
      if index >= knownCount { return .usedInThisFile(id: story.id) }
      return .known(id: story.id, metersApart: Self.meters(story.place, place))
    }
    let id = stated(by: item) ?? free(ContentID.slug(of: item.name?.value ?? ""))
    if standing.contains(id) { return .standing(id: id) }
    let beside = place.flatMap { spots.first(near: $0) }.map { stories[$0].id }
    add(ImportPlan.Known(id: id, titles: [item.name?.value].compactMap { $0 }, place: place))
    return .new(id: id, beside: beside)
  }

  /// Whether an id is one that an import numbers for want of a name to make it of: `story-7`.
  static func isNumbered(_ id: String) -> Bool {
    id.hasPrefix("story-") && id.utf8.dropFirst(6).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private mutating func add(_ story: ImportPlan.Known) {
    let index = stories.count
    stories.append(story)
    if byID[story.id] == nil { byID[story.id] = index }
    for title in story.titles {
      if byTitle[title] == nil { byTitle[title] = index }
      if let place = story.place {
        titles.add(index, at: place, key: title)
      } else if placeless[title] == nil {
        placeless[title] = index
      }
    }
    guard let place = story.place else { return }
    spots.add(index, at: place)
    if index < knownCount, Self.isNumbered(story.id) { numberedSpots.add(index, at: place) }
  }

  private func stated(by item: SourceItem) -> String? {
    item.id.flatMap { ContentID.isValid($0.value) ? $0.value : ContentID.slug(of: $0.value) }
  }

  private func named(by item: SourceItem, at place: Coordinate<WGS84>?) -> Int? {
    if let stated = stated(by: item) { return byID[stated] }
    guard let name = item.name?.value, !name.isEmpty else { return nil }
    let titled =
      place.map { [titles.first(near: $0, key: name), placeless[name]].compactMap { $0 }.min() }
      ?? byTitle[name]
    if let titled { return titled }
    return ContentID.slug(of: name).flatMap { byID[$0] }.flatMap { index in
      Self.meters(stories[index].place, place).map { $0 <= 200 } ?? true ? index : nil
    }
  }

  private func byItsSpot(_ item: SourceItem, at place: Coordinate<WGS84>?) -> Int? {
    guard let place, stated(by: item) == nil else { return nil }
    if item.name?.value.isEmpty ?? true { return spots.first(near: place) }
    return numberedSpots.first(near: place) { !claimed.contains($0) }
  }

  /// The slug itself, or with the first free number; `story-1`, `story-2`, … where the name makes none.
  private mutating func free(_ slug: String?) -> String {
    if let slug, byID[slug] == nil { return slug }
    let stem = slug.map { String(decoding: $0.utf8.prefix(ContentID.longest - 8), as: UTF8.self) } ?? "story"
    var number = nextNumbers[stem] ?? (slug == nil ? 1 : 2)
    while byID["\(stem)-\(number)"] != nil || standing.contains("\(stem)-\(number)") { number += 1 }
    nextNumbers[stem] = number + 1
    return "\(stem)-\(number)"
  }

  private static func meters(_ a: Coordinate<WGS84>?, _ b: Coordinate<WGS84>?) -> Double? {
    guard let a, let b else { return nil }
    return a.haversineMeters(to: b)
  }
}
