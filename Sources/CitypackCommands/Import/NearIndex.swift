import Geodesy

/// Places by a key, to be asked which of them lie within a fixed distance: a grid, so that an import of many rows takes
/// time in proportion to them.
struct NearIndex {
  private struct Cell: Hashable {
    var key: String
    var latitude: Int
    var longitude: Int
  }

  private let meters: Double
  private var cells: [Cell: [(place: Coordinate<WGS84>, index: Int)]] = [:]

  init(withinMeters meters: Double) { self.meters = meters }

  /// Adds a place; indices come in ascending order.
  mutating func add(_ index: Int, at place: Coordinate<WGS84>, key: String = "") {
    cells[cell(of: place, key), default: []].append((place, index))
  }

  /// The lowest index of a place within the distance, of those that are wanted.
  func first(
    near place: Coordinate<WGS84>, key: String = "", where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    let middle = cell(of: place, key)
    var lowest: Int?
    for latitude in middle.latitude - 1...middle.latitude + 1 {
      for longitude in middle.longitude - 1...middle.longitude + 1 {
        let entries = cells[Cell(key: key, latitude: latitude, longitude: longitude)] ?? []
        let found = entries.first { isWanted($0.index) && $0.place.haversineMeters(to: place) <= meters }
        if let found, found.index < lowest ?? .max { lowest = found.index }
      }
    }
    return lowest
  }

  /// Rows are as high as the distance. Columns are ten times as wide at the equator and still wide enough at 80°, past
  /// which there is one.
  private func cell(of place: Coordinate<WGS84>, _ key: String) -> Cell {
    let height = meters / 110_000
    let isPolar = abs(place.latitude) > 80
    return Cell(
      key: key, latitude: Int((place.latitude / height).rounded(.down)),
      longitude: isPolar ? 0 : Int((place.longitude / (height * 10)).rounded(.down)))
  }
}
