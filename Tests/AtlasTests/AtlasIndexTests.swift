@testable import Atlas
import Geodesy
import TestSupport
import Testing

@Suite struct AtlasIndexTests {
  /// Fields, steps from corner to corner, bends in an edge; a leaf is 8,192 steps.
  static let countries: [(fields: Int, step: Int32, bends: Int)] = [
    (4, 300, 2), (6, 9_000, 0), (5, 40_000, 3), (9, 30_011, 7), (3, 200_000, 0), (4, 8_192, 1), (2, 3_000_000, 2),
  ]

  @Test(arguments: 0..<UInt64(28))
  func `every point has the region that plain counting gives it, and just one`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shape = Self.countries[Int(seed) % Self.countries.count]
    let country = try Patchwork(fields: shape.fields, step: shape.step, bends: shape.bends, using: &random)
    try compare(country, level: .cities, using: &random) { $0 }
  }

  @Test(arguments: [Int32(8_192), 4_096, 16_384, 100])
  func `borders along the sides of squares belong to the region north or east of them`(_ step: Int32) throws {
    var random = SeededGenerator(seed: UInt64(step))
    let country = try Patchwork(fields: 7, step: step, bends: 1, isAligned: true, using: &random)
    try compare(country, level: .cities, using: &random) { $0 }
  }

  @Test(arguments: 0..<UInt64(7))
  func `an index of provinces answers with the city's province`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 100)
    let shape = Self.countries[Int(seed) % Self.countries.count]
    let country = try Patchwork(fields: shape.fields, step: shape.step, bends: shape.bends, using: &random)
    try compare(country, level: .provinces, using: &random) { $0 == 0 ? 0 : Patchwork.regions[$0 - 1].parent }
  }

  @Test func `nothing is at points outside the box, however far`() throws {
    var random = SeededGenerator(seed: 1)
    let index = try Self.index(Patchwork(fields: 3, step: 10_000, bends: 0, using: &random).borders, .cities)
    for x in [Int32.min, -1_000_000, 1_000_000, .max] {
      for y in [Int32.min, 0, .max] { #expect(index.number(at: LatticePoint(x: x, y: y)) == 0) }
    }
  }

  @Test func `an atlas without arcs has nobody anywhere`() throws {
    let lattice = try #require(BorderLattice(decimals: 6, datum: .gcj02))
    let index = try Self.index(Borders(lattice: lattice, regions: []), .cities)
    #expect(index.number(at: LatticePoint(x: 0, y: 0)) == 0)
  }

  private func compare(
    _ country: Patchwork, level: AtlasLevel, using random: inout SeededGenerator, _ answer: (Int) -> Int
  ) throws {
    guard !country.borders.arcs.isEmpty else { return }
    let index = try Self.index(country.borders, level)
    for point in country.probes(400, using: &random) {
      let (found, wanted) = (index.number(at: point), answer(country.region(at: point)))
      #expect(found == wanted, "at \(point.x), \(point.y)")
    }
  }

  static func index(_ borders: Borders, _ level: AtlasLevel) throws -> AtlasIndex {
    let bytes = try borders.encoded()
    return try bytes.withUnsafeBytes { try AtlasIndex.derive(from: $0, level: level) }
  }
}
