import SourceText
import ContentSources
import Geodesy

/// Gives each place of a file the id of its story, the same on every import.
///
/// A story is recognised by the id the file states; else by the same name within 200 m; else by the id its name would
/// make within 200 m; else by lying on the same spot (2 m), since two stories there would be one too many.
struct StoryIDs {
  enum Decision {
    case new(id: String)
    case known(id: String, metersApart: Double?)
    case usedInThisFile(id: String)
  }

  private var stories: [ImportPlan.Known]
  private let knownCount: Int

  init(_ stories: [ImportPlan.Known]) {
    self.stories = stories
    knownCount = stories.count
  }

  mutating func decide(_ item: SourceItem, at place: Coordinate<WGS84>?) -> Decision {
    let stated = item.id.flatMap { ContentID.isValid($0.value) ? $0.value : ContentID.slug(of: $0.value) }
    let name = item.name?.value ?? ""
    if let index = find(stated: stated, name: name, at: place) {
      let story = stories[index]
      if index >= knownCount { return .usedInThisFile(id: story.id) }
      return .known(id: story.id, metersApart: Self.meters(story.place, place))
    }
    let id = stated ?? free(ContentID.slug(of: name))
    stories.append(ImportPlan.Known(id: id, titles: name.isEmpty ? [] : [name], place: place))
    return .new(id: id)
  }

  private func find(stated: String?, name: String, at place: Coordinate<WGS84>?) -> Int? {
    if let stated { return stories.firstIndex { $0.id == stated } }
    let slug = ContentID.slug(of: name)
    return stories.firstIndex { !name.isEmpty && $0.titles.contains(name) && Self.areNear($0.place, place) }
      ?? stories.firstIndex { slug != nil && $0.id == slug && Self.areNear($0.place, place) }
      ?? stories.firstIndex { Self.meters($0.place, place).map { $0 <= 2 } ?? false }
  }

  /// The slug itself, or with the first free number; `story-1`, `story-2`, … where the name makes none.
  private func free(_ slug: String?) -> String {
    let taken = Set(stories.map(\.id))
    if let slug, !taken.contains(slug) { return slug }
    let stem = String((slug ?? "story").utf8.prefix(ContentID.longest - 6)) ?? "story"
    var number = slug == nil ? 1 : 2
    while taken.contains("\(stem)-\(number)") { number += 1 }
    return "\(stem)-\(number)"
  }

  /// Within 200 m, or not to be told since one has no place.
  private static func areNear(_ a: Coordinate<WGS84>?, _ b: Coordinate<WGS84>?) -> Bool {
    meters(a, b).map { $0 <= 200 } ?? true
  }

  private static func meters(_ a: Coordinate<WGS84>?, _ b: Coordinate<WGS84>?) -> Double? {
    guard let a, let b else { return nil }
    return a.haversineMeters(to: b)
  }
}
