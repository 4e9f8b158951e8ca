@testable import Atlas
import Geodesy
import TestSupport
import Testing

@Suite struct BordersTests {
  static func sample(_ seed: UInt64 = 1) throws -> Borders {
    var random = SeededGenerator(seed: seed)
    return try Patchwork(fields: 3, step: 1_000, bends: 1, using: &random).borders
  }

  @Test func `borders read back as they were written`() throws {
    for seed in 0..<20 {
      let borders = try Self.sample(UInt64(seed))
      #expect(try Borders(reading: borders.encoded()) == borders)
    }
  }

  @Test func `cut anywhere, borders are refused`() throws {
    let bytes = try Self.sample().encoded()
    for count in bytes.indices {
      #expect(throws: AtlasError.self, "\(count) bytes") { try Borders(reading: Array(bytes[..<count])) }
    }
    #expect(throws: AtlasError.self) { try Borders(reading: bytes + [0]) }
  }

  @Test func `with any one byte changed, borders are refused, or read back as the bytes they are`() throws {
    let whole = try Self.sample().encoded()
    for index in whole.indices {
      for mask: UInt8 in [1, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] ^= mask
        guard let borders = try? Borders(reading: bytes) else { continue }
        #expect(try borders.encoded() == bytes, "byte \(index)")
      }
    }
  }

  @Test func `counts beyond the limits are refused before anything is reserved`() throws {
    let whole = try Self.sample().encoded()
    for (offset, what) in [(28, "regions"), (32, "arcs"), (36, "points")] {
      var bytes = whole
      bytes.replaceSubrange(offset..<offset + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
      let error = #expect(throws: AtlasError.self) { try Borders(reading: bytes) }
      #expect(error?.description.contains(what) == true)
    }
  }

  @Test func `a region whose border does not close is refused, by reader and writer alike`() throws {
    let lattice = try #require(BorderLattice(decimals: 6, datum: .gcj02))
    var borders = Borders(lattice: lattice, regions: [BorderRegion(adcode: 110_000, parent: 1)])
    borders.append(
      left: 1, right: 0, points: [LatticePoint(x: 0, y: 0), LatticePoint(x: 9, y: 0), LatticePoint(x: 0, y: 9)])
    #expect(throws: AtlasError.malformed(entry: "arcs.bin", "the border of 110000 does not close")) {
      try borders.encoded()
    }
    borders.append(left: 1, right: 0, points: [LatticePoint(x: 0, y: 9), LatticePoint(x: 0, y: 0)])
    #expect(try Borders(reading: borders.encoded()) == borders)
  }

  @Test(arguments: [
    ([BorderRegion(adcode: 2, parent: 1), BorderRegion(adcode: 1, parent: 1)], "adcodes do not ascend"),
    ([BorderRegion(adcode: 1, parent: 2), BorderRegion(adcode: 2, parent: 1)], "its parent is no province"),
    ([BorderRegion(adcode: 1, parent: 3)], "its parent is no province"),
  ])
  func `regions that make no sense are refused`(_ regions: [BorderRegion], _ why: String) throws {
    let lattice = try #require(BorderLattice(decimals: 6, datum: .gcj02))
    let error = #expect(throws: AtlasError.self) { try Borders(lattice: lattice, regions: regions).encoded() }
    #expect(error?.description.contains(why) == true)
  }

  @Test func `a line has nobody on either side and divides nothing`() throws {
    let lattice = try #require(BorderLattice(decimals: 6, datum: .gcj02))
    var borders = Borders(lattice: lattice, regions: [])
    borders.append(left: 0, right: 0, points: [LatticePoint(x: 0, y: 0), LatticePoint(x: 50_000, y: 50_000)])
    let index = try AtlasIndexTests.index(borders, .cities)
    #expect(index.number(at: LatticePoint(x: 25_000, y: 25_000)) == 0)
    #expect(try Borders(reading: borders.encoded()) == borders)
  }
}
