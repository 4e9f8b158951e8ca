import ContentSources
import Geodesy
import SourceText
import TestSupport
import Testing

@testable import CitypackCommands

struct ImportPlanTests {
  private typealias Known = ImportPlan.Known

  /// A place of a file: some stated ids and names that make the same id, some that make none, and four spots, of which
  /// two are the same and one is within 200 m of them.
  private static func item(_ random: inout SeededGenerator) -> SourceItem {
    let place = SourcePlace(file: "list.csv", line: Int.random(in: 1...99, using: &random), column: 1)
    func located(_ text: String?) -> Located<String>? { text.map { Located($0, at: place) } }
    let ids: [String?] = [nil, nil, nil, nil, "gate", "Gate", "7", "外滩", ""]
    let names: [String?] = [nil, "", "Gate", "gate", "West Gate", "West-Gate", "外滩", "寒山寺", "story-1", "1933 Mill"]
    let spots = [(31.3, 120.6), (31.3, 120.6), (31.301, 120.6), (31.4, 120.7)]
    let spot = spots.randomElement(using: &random) ?? spots[0]
    let position = SourcePosition(
      latitude: Located(spot.0, raw: "\(spot.0)", at: place), longitude: Located(spot.1, raw: "\(spot.1)", at: place),
      decimals: 3)
    let isPlaced = Int.random(in: 0..<8, using: &random) > 0
    return SourceItem(
      place: place, id: located(ids.randomElement(using: &random) ?? nil),
      name: located(names.randomElement(using: &random) ?? nil),
      geometry: isPlaced ? .point(position) : .none(address: located("a street")))
  }

  private static func plan(_ items: [SourceItem], into stories: [Known]) -> ImportPlan {
    ImportPlan(items, into: stories) { Coordinate(latitude: $0.latitude.value, longitude: $0.longitude.value) }
  }

  @Test func `every place becomes one thing, ids are new and valid, and a second import begins nothing`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<800 {
      let items = (0..<Int.random(in: 1...8, using: &random)).map { _ in Self.item(&random) }
      let first = Self.plan(items, into: [])
      #expect(first.additions.count + first.matches.count + first.skips.count == items.count)
      let ids = first.additions.map(\.id)
      #expect(Set(ids).count == ids.count && ids.allSatisfy(ContentID.isValid))
      // As the stories read back: by id, the title the name or else the id.
      let stories = first.additions.map { addition in
        Known(
          id: addition.id,
          titles: [addition.item.name.map { $0.value.isEmpty ? addition.id : $0.value } ?? addition.id],
          place: addition.position.flatMap {
            Coordinate(latitude: $0.latitude.value, longitude: $0.longitude.value)
          })
      }
      let second = Self.plan(items, into: stories.sorted { $0.id < $1.id })
      #expect(second.additions.map(\.id) == [], "\(items.map { ($0.id?.value, $0.name?.value, $0.geometry) })")
    }
  }

  @Test func `a place with a name that no story near it has is always a story`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      var items = (0..<5).map { _ in Self.item(&random) }
      var named = Self.item(&random)
      named.id = nil
      named.name = Located("Nowhere else", at: named.place)
      items.insert(named, at: Int.random(in: 0...5, using: &random))
      #expect(Self.plan(items, into: []).additions.contains { $0.item.name?.value == "Nowhere else" })
    }
  }
}
