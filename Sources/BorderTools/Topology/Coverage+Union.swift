import Atlas
import StrictJSON

extension Coverage {
  /// What regions that share the value of a property cover together, as a layer over the same arcs: the provinces of cities.
  /// Regions without the property are left out. In the order in which the values first occur. O(arcs).
  public func union(by property: String, name: String) -> CoverageLayer {
    var groups: [Int] = []
    var values: [JSONNode] = []
    var known: [String: Int] = [:]
    for region in regions {
      guard let value = region.property(property), !value.isNull else {
        groups.append(-1)
        continue
      }
      let text = value.string ?? value.number?.text ?? ""
      if let group = known[text] {
        groups.append(group)
      } else {
        known[text] = values.count
        groups.append(values.count)
        values.append(value)
      }
    }
    let borders = UnionTracing(self, groups: groups, count: values.count)
    return CoverageLayer(
      name: name,
      regions: values.indices.map { group in
        let member = JSONMember(key: property, keyRange: 0..<0, value: values[group])
        return CoverageLayer.Region(properties: [member], polygons: borders.polygons(of: group))
      })
  }
}

/// Follows the outer borders of groups of regions.
private struct UnionTracing {
  private let coverage: Coverage
  /// The arcs that border each group, run such that the group lies to the left.
  private var arcs: [[ArcUse]]

  init(_ coverage: Coverage, groups: [Int], count: Int) {
    self.coverage = coverage
    arcs = Array(repeating: [], count: count)
    for arc in 0..<coverage.arcCount {
      let left = coverage.left[arc] > 0 ? groups[Int(coverage.left[arc]) - 1] : -1
      let right = coverage.right[arc] > 0 ? groups[Int(coverage.right[arc]) - 1] : -1
      guard left != right else { continue }
      if left >= 0 { arcs[left].append(ArcUse(arc: Int32(arc), isReversed: false)) }
      if right >= 0 { arcs[right].append(ArcUse(arc: Int32(arc), isReversed: true)) }
    }
  }

  func polygons(of group: Int) -> [[[ArcUse]]] {
    let rings = rings(of: arcs[group])
    var paths = NumberedPaths(vertices: [], numbers: [], paths: [])
    for ring in rings {
      let start = Int32(paths.numbers.count)
      for point in points(along: ring) {
        paths.numbers.append(Int32(paths.vertices.count))
        paths.vertices.append(point)
      }
      paths.paths.append(
        NumberedPaths.Path(role: .shell, feature: 0, range: start..<Int32(paths.numbers.count)))
    }
    return nest(rings, paths)
  }

  /// Walks from arc to arc; wherever the walk comes back to a point it has passed, a ring is complete.
  private func rings(of uses: [ArcUse]) -> [[ArcUse]] {
    var leaving: [LatticePoint: [ArcUse]] = [:]
    for use in uses.reversed() { leaving[start(use), default: []].append(use) }
    var rings: [[ArcUse]] = []
    for first in uses {
      var walk: [ArcUse] = []
      var at = start(first)
      while let next = leaving[at]?.popLast() {
        walk.append(next)
        at = start(ArcUse(rawValue: ~next.rawValue))
        guard let loop = walk.firstIndex(where: { start($0) == at }) else { continue }
        rings.append(Array(walk[loop...]))
        walk.removeSubrange(loop...)
      }
    }
    return rings
  }

  private func start(_ use: ArcUse) -> LatticePoint {
    let range = coverage.points(ofArc: Int(use.arc))
    return coverage.points[use.isReversed ? range.upperBound - 1 : range.lowerBound]
  }

  private func points(along ring: [ArcUse]) -> [LatticePoint] {
    ring.flatMap { use -> [LatticePoint] in
      let range = coverage.points(ofArc: Int(use.arc))
      return use.isReversed
        ? Array(coverage.points[range].reversed().dropLast()) : Array(coverage.points[range].dropLast())
    }
  }

  /// Shells run counter-clockwise; each hole goes to the smallest shell that contains it.
  private func nest(_ rings: [[ArcUse]], _ paths: NumberedPaths) -> [[[ArcUse]]] {
    let areas = paths.paths.map { paths.doubleArea($0) }
    let shells = rings.indices.filter { areas[$0] > 0 }
    var polygons = shells.map { [rings[$0]] }
    for hole in rings.indices where areas[hole] < 0 {
      let homes = shells.indices.filter {
        areas[shells[$0]] > -areas[hole] && paths.contains(paths.paths[shells[$0]], paths.paths[hole])
      }
      guard let home = homes.min(by: { areas[shells[$0]] < areas[shells[$1]] }) else { continue }
      polygons[home].append(rings[hole])
    }
    return polygons
  }
}
