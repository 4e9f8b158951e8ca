@testable import Atlas
import TestSupport
import Testing

@Suite struct BorderSearchTests {
  @Test(arguments: 0..<UInt64(14))
  func `the nearest border is the one that measuring every edge finds`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shape = AtlasIndexTests.countries[Int(seed) % AtlasIndexTests.countries.count]
    let country = try Patchwork(fields: shape.fields, step: shape.step, bends: shape.bends, using: &random)
    guard !country.borders.arcs.isEmpty else { return }
    let index = try AtlasIndexTests.index(country.borders, .cities)
    let scale = PlaneScale(latitude: 0, lattice: country.borders.lattice)
    for point in country.probes(60, using: &random) {
      var search = BorderSearch(index, from: point, scale: scale)
      search.run()
      var nearest = Double.infinity
      for arc in country.borders.arcs {
        for at in arc.points.dropLast() {
          let edge = IndexEdge(country.borders.points[at], country.borders.points[at + 1], in: index.header.grid)
          let reference = LeafEdge(
            reference: .short(0), x0: Int(edge.x0), y0: Int(edge.y0), x1: Int(edge.x1), y1: Int(edge.y1))
          nearest = min(nearest, try #require(search.distance(to: reference)))
        }
      }
      #expect(abs(search.best.squareRoot() - nearest.squareRoot()) < 1e-6, "from \(point.x), \(point.y)")
    }
  }

  @Test(arguments: 0..<UInt64(7))
  func `the regions within a distance are all that have a border there`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 50)
    let country = try Patchwork(fields: 5, step: 20_000, bends: 2, using: &random)
    let index = try AtlasIndexTests.index(country.borders, .cities)
    let scale = PlaneScale(latitude: 0, lattice: country.borders.lattice)
    for point in country.probes(40, using: &random) {
      let search = BorderSearch(index, from: point, scale: scale)
      let meters = Double.random(in: 1...3_000, using: &random)
      var wanted: Set<Int> = []
      for arc in country.borders.arcs {
        for at in arc.points.dropLast() {
          let edge = IndexEdge(country.borders.points[at], country.borders.points[at + 1], in: index.header.grid)
          let reference = LeafEdge(
            reference: .short(0), x0: Int(edge.x0), y0: Int(edge.y0), x1: Int(edge.x1), y1: Int(edge.y1))
          if let distance = search.distance(to: reference), distance.squareRoot() <= meters {
            wanted.formUnion([arc.left, arc.right])
          }
        }
      }
      #expect(Set(index.regions(within: meters, of: point, scale: scale)) == wanted)
    }
  }
}
