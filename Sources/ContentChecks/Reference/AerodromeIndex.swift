import Geodesy

/// Finds the aerodromes near a place by cells of a tenth of a degree; a look-up is O(aerodromes of the cell).
struct AerodromeIndex: Sendable {
  private struct Cell: Hashable {
    var north: Int
    var east: Int
  }

  private var cells: [Cell: [Int]] = [:]
  /// Those whose boxes are too wide to be cut into cells: near the poles.
  private var wide: [Int] = []

  init(_ boxes: [SearchBox]) {
    for (index, box) in boxes.enumerated() { add(index, box) }
  }

  /// Indices whose box may hold the place, ascending.
  func candidates(_ place: Coordinate<WGS84>) -> [Int] {
    let cell = Cell(north: Self.number(place.latitude), east: Self.turned(Self.number(place.longitude)))
    let near = cells[cell] ?? []
    return wide.isEmpty ? near : (near + wide).sorted()
  }

  private mutating func add(_ index: Int, _ box: SearchBox) {
    guard box.halfWidthDegrees < 5 else {
      wide.append(index)
      return
    }
    let west = Self.number(box.middleLongitude - box.halfWidthDegrees)
    let east = Self.number(box.middleLongitude + box.halfWidthDegrees)
    for north in Self.number(box.south)...Self.number(box.north) {
      for column in west...east { cells[Cell(north: north, east: Self.turned(column)), default: []].append(index) }
    }
  }

  private static let columns = 3600

  private static func number(_ degrees: Double) -> Int { Int((degrees * 10).rounded(.down)) }

  /// The same column counted from 0 at Greenwich eastward, so that ±180° meet.
  private static func turned(_ column: Int) -> Int { (column % columns + columns) % columns }
}
