import FileStore
import SourceText

/// Joins the places of points files to stories by id.
///
/// A story without a position takes that of the first file that has one; every further position is kept beside it, so
/// that a rule can compare them. A place without a story is a finding.
struct PointsJoin {
  private(set) var stories: [Story]
  private(set) var findings: [Finding] = []
  /// The stories of places that could not be read, by what the reader found.
  private(set) var owners: [Finding: String] = [:]
  private let city: CityConfig
  private let indices: [String: Int]

  init(stories: [Story], city: CityConfig) {
    self.stories = stories
    self.city = city
    // Where a story's file and id disagree, which is told, a place may go by either.
    let byID = stories.indices.map { (stories[$0].id.value, $0) }
    let byFile = stories.indices.map { (String(FilePath.name(of: stories[$0].id.place.file).dropLast(3)), $0) }
    indices = Dictionary(byID + byFile) { first, _ in first }
  }

  /// Adds what one file gives. O(items).
  mutating func add(_ document: ReadDocument) {
    for refusal in document.refusals {
      guard let id = PlaceID.of(id: refusal.id, name: refusal.name), let index = indices[id.value] else { continue }
      stories[index].unread.insert(.position)
      owners[refusal.finding] = stories[index].id.value
    }
    let known = stories.map(\.id.value)
    var seen: [String: SourcePlace] = [:]
    var repeated: [String: (first: SourcePlace, second: Located<String>, count: Int)] = [:]
    for item in document.items {
      guard let id = PlaceID.of(item), let index = indices[id.value] else {
        guard item.geometry.isPlace else { continue }
        findings.append(.unmatchedPlace(item, PlaceID.of(item), known: known))
        continue
      }
      if let first = seen[id.value] {
        repeated[id.value, default: (first, id, 1)].count += 1
        continue
      }
      seen[id.value] = item.place
      join(item, to: index)
    }
    // Told once an id: a sheet pasted twice over would else say little in many lines.
    findings += repeated.values.map { .duplicatePlace($0.second, first: $0.first, count: $0.count) }
  }

  private mutating func join(_ item: SourceItem, to index: Int) {
    switch item.geometry {
    case .none(let address):
      stories[index].address = stories[index].address ?? address
    case .point(let written):
      let position = StoryPosition(written, datum: city.datum, policy: city.datumPolicy)
      if stories[index].position == nil {
        stories[index].position = position
      } else {
        stories[index].otherPositions.append(position)
      }
    case .line, .area, .several:
      // The reader has told that it is no point; the story goes without a position of this file.
      break
    }
  }
}

extension ItemGeometry {
  /// Whether it is meant as a place: a point, or an address still without one.
  fileprivate var isPlace: Bool {
    switch self {
    case .none, .point: true
    case .line, .area, .several: false
    }
  }
}
