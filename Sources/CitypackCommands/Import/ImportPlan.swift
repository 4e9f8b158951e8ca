import ContentSources
import Geodesy
import SourceText

/// What becomes of each place of a file: a new story, a story that is there already, or nothing, and then why.
///
/// A pure function of the file and the city, so that a second import of the same file finds every story again.
struct ImportPlan: Sendable {
  /// A story that is there: as much of it as is needed to recognise it.
  struct Known: Sendable {
    var id: String
    var titles: [String]
    var place: Coordinate<WGS84>?
  }

  /// A place of the file that becomes a story.
  struct Addition: Sendable {
    var id: String
    var item: SourceItem
    var position: SourcePosition?
    /// A story on the same spot under another name.
    var beside: String?

    /// Whether the id is a number for want of a name to make it of.
    var isNumbered: Bool { item.id == nil && StoryIDs.isNumbered(id) }
  }

  /// A place of the file that has its story already; nothing of the story is touched.
  struct Match: Sendable {
    var id: String
    var item: SourceItem
    /// How far the file's position is from the story's, in metres, where both are known.
    var metersApart: Double?
  }

  /// A place of the file that becomes nothing.
  struct Skip: Sendable {
    var place: SourcePlace
    var reason: Bilingual
    /// Whether it is for something at fault that this place became nothing.
    var isFault = false
  }

  private(set) var additions: [Addition] = []
  private(set) var matches: [Match] = []
  private(set) var skips: [Skip] = []

  /// Plans the items in file order. O(items + stories).
  ///
  /// - Parameters:
  ///   - standing: names under `stories/` that are no known story, in lower case; nothing is written over them.
  ///   - wgs84: the place a position of the file means; nil where it means none.
  init(
    _ items: [SourceItem], into stories: [Known], standing: Set<String> = [],
    wgs84: (SourcePosition) -> Coordinate<WGS84>?
  ) {
    var ids = StoryIDs(stories, standing: standing)
    let positions = items.map { Self.position(of: $0) }
    let places = positions.map { $0.flatMap { $0 }.flatMap(wgs84) }
    for (index, item) in items.enumerated() where positions[index] != nil { ids.claim(for: item, at: places[index]) }
    for (index, item) in items.enumerated() {
      guard let position = positions[index] else {
        skips.append(Skip(place: item.place, reason: Self.reasonForSkipping(item.geometry)))
        continue
      }
      take(item, position, ids.decide(item, at: places[index]))
    }
  }

  private mutating func take(_ item: SourceItem, _ position: SourcePosition?, _ decision: StoryIDs.Decision) {
    switch decision {
    case .new(let id, let beside):
      additions.append(Addition(id: id, item: item, position: position, beside: beside))
    case .known(let id, let metersApart):
      matches.append(Match(id: id, item: item, metersApart: metersApart))
    case .usedInThisFile(let id):
      let reason = Bilingual(
        zh: "它是这个文件里前面的 \(id)", en: "it is \(id), which stands earlier in this file")
      skips.append(Skip(place: item.place, reason: reason))
    case .standing(let id):
      let reason = Bilingual(
        zh: "stories/\(id).md 已经有了，但读不成一个故事；没有改动，请先修好或移走",
        en: "stories/\(id).md is there but cannot be read as its story; it was left alone: mend or move it first")
      skips.append(Skip(place: item.place, reason: reason, isFault: true))
    }
  }

  /// The position of a story, `.some(nil)` for a place with an address alone; nil for what can be no story.
  private static func position(of item: SourceItem) -> SourcePosition?? {
    switch item.geometry {
    case .point(let position): position
    case .none(let address) where address != nil && !(item.name?.value.isEmpty ?? true): .some(nil)
    case .none, .line, .area, .several: nil
    }
  }

  private static func reasonForSkipping(_ geometry: ItemGeometry) -> Bilingual {
    switch geometry {
    case .line: Bilingual(zh: "是一条线，不是一个地点", en: "a line is not a place")
    case .area: Bilingual(zh: "是一个面，不是一个地点", en: "an area is not a place")
    case .several: Bilingual(zh: "有好几个形状，不知道哪个是地点", en: "it has several shapes, and which is the place is not said")
    case .none(let address?):
      Bilingual(
        zh: "没有位置，只有地址（\(address.value)），也没有名字",
        en: "it has an address (\(address.value)) but neither a position nor a name")
    case .none, .point: Bilingual(zh: "没有位置，也没有地址", en: "it has neither a position nor an address")
    }
  }
}
