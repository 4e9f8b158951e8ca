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
  }

  private(set) var additions: [Addition] = []
  private(set) var matches: [Match] = []
  private(set) var skips: [Skip] = []

  /// Plans the items in file order. O(items · stories).
  ///
  /// - Parameter wgs84: the place a position of the file means; nil where it means none.
  init(
    _ items: [SourceItem], into stories: [Known], wgs84: (SourcePosition) -> Coordinate<WGS84>?
  ) {
    var ids = StoryIDs(stories)
    for item in items {
      guard let position = Self.position(of: item) else {
        skips.append(Skip(place: item.place, reason: Self.reasonForSkipping(item.geometry)))
        continue
      }
      let place = position.flatMap(wgs84)
      switch ids.decide(item, at: place) {
      case .new(let id):
        additions.append(Addition(id: id, item: item, position: position))
      case .known(let id, let metersApart):
        matches.append(Match(id: id, item: item, metersApart: metersApart))
      case .usedInThisFile(let id):
        let reason = Bilingual(
          zh: "编号 \(id) 在这个文件里已经用过", en: "its id \(id) is used earlier in this file")
        skips.append(Skip(place: item.place, reason: reason))
      }
    }
  }

  /// The position of a story, `.some(nil)` for a place with an address alone; nil for what can be no story.
  private static func position(of item: SourceItem) -> SourcePosition?? {
    switch item.geometry {
    case .point(let position): position
    case .none(let address) where address != nil && item.name != nil: .some(nil)
    case .none, .line, .area, .several: nil
    }
  }

  private static func reasonForSkipping(_ geometry: ItemGeometry) -> Bilingual {
    switch geometry {
    case .line: Bilingual(zh: "是一条线，不是一个地点", en: "a line is not a place")
    case .area: Bilingual(zh: "是一个面，不是一个地点", en: "an area is not a place")
    case .several: Bilingual(zh: "有好几个形状，不知道哪个是地点", en: "it has several shapes, and which is the place is not said")
    case .none, .point: Bilingual(zh: "没有位置，也没有地址", en: "it has neither a position nor an address")
    }
  }
}
