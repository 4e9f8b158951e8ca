import Atlas
import Geodesy
import SourceText

/// Where the names of regions stand on a map: in the middle of the widest part of each.
struct MapLabels: Sendable {
  let labels: [MapBorders.Label]

  /// How many lines are laid across a region to find its widest part.
  private static let scanLines = 16

  /// Labels for every province, and for the cities with these numbers. O(points × lines).
  init(_ borders: Borders, regions: RegionTable, cities: Set<Int>) {
    let names = borders.regions.map { region -> Bilingual? in
      let names = regions.region(adcode: region.adcode)?.names ?? [:]
      return (names["zh"] ?? names["en"]).map { Bilingual(zh: $0, en: names["en"] ?? $0) }
    }
    labels = borders.regions.indices.compactMap { index in
      let number = index + 1
      let isProvince = borders.regions[index].parent == number
      guard isProvince || cities.contains(number), let name = names[index],
        let point = Self.middle(of: number, isProvince: isProvince, in: borders),
        let place = borders.lattice.wgs84([point]).first
      else { return nil }
      return MapBorders.Label(isProvince ? .province : .city, name, at: place)
    }
  }

  /// The middle of the widest stretch of a region on one of the scan lines.
  private static func middle(of number: Int, isProvince: Bool, in borders: Borders) -> LatticePoint? {
    let own = borders.arcs.filter { arc in
      borders.belongs(arc.left, to: number, isProvince) != borders.belongs(arc.right, to: number, isProvince)
    }
    guard let box = LatticeBox(own.flatMap { borders.points[$0.points] }) else { return nil }
    var best: (width: Int64, point: LatticePoint)?
    for line in 1..<scanLines {
      let height = Int64(box.north) - Int64(box.south)
      let y = Int32(Int64(box.south) + height * Int64(line) / Int64(scanLines))
      let crossings = own.flatMap { borders.points[$0.points].crossings(ofLatitude: y) }.sorted()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let width = crossings[pair + 1] - crossings[pair]
        if width > best?.width ?? 0 {
          best = (width, LatticePoint(x: Int32(crossings[pair] + width / 2), y: y))
        }
      }
    }
    return best?.point
  }
}

extension Borders {
  /// Whether a region is the one meant, or a part of it.
  fileprivate func belongs(_ region: Int, to number: Int, _ isProvince: Bool) -> Bool {
    region == number || (isProvince && region > 0 && regions[region - 1].parent == number)
  }
}

extension ArraySlice<LatticePoint> {
  /// Where a line crosses a parallel, in grid steps east. Half-open, so that a vertex on it counts once.
  fileprivate func crossings(ofLatitude y: Int32) -> [Int64] {
    zip(self, dropFirst()).compactMap { from, to in
      guard (from.y <= y) != (to.y <= y) else { return nil }
      let share = Double(Int64(y) - Int64(from.y)) / Double(Int64(to.y) - Int64(from.y))
      return Int64(from.x) + Int64((share * Double(Int64(to.x) - Int64(from.x))).rounded())
    }
  }
}
