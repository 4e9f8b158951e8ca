import Geodesy
@testable import PackFormat
import TestSupport
import Testing

@Suite struct PointTableTests {
  static func read(_ bytes: [UInt8]) throws -> PointTable {
    try bytes.withUnsafeBytes { try PointTable(reading: $0) }
  }

  @Test func `places read back, in ascending order of ids, whatever order they came in`() throws {
    var generator = SeededGenerator(seed: 11)
    for count in [0, 1, 2, 17, 200] {
      let points = (0..<count).map(SamplePack.point)
      let bytes = try PointTable.encode(points.shuffled(using: &generator))
      #expect(try Self.read(bytes).points == points)
    }
  }

  @Test func `every place is found by its id, and no other`() throws {
    let table = try Self.read(try PointTable.encode((0..<100).map(SamplePack.point)))
    for (index, point) in table.points.enumerated() { #expect(table.index(of: point.id) == index) }
    for id in ["", "a", "story-", "story-00005", "zzz"] { #expect(table.index(of: id) == nil) }
  }

  @Test func `the extremes of the Earth keep their numbers`() throws {
    let point = PackPoint(
      id: "edge", wgs84: SamplePack.place(-900_000_000, -1_800_000_000),
      gcj02: SamplePack.place(900_000_000, 1_800_000_000), radiusMeters: .max)
    #expect(try Self.read(try PointTable.encode([point])).points == [point])
  }

  @Test func `an id that stands twice, or is none, is refused`() throws {
    let point = SamplePack.point(0)
    #expect(throws: PackError.self) { try PointTable.encode([point, point]) }
    var nameless = point
    nameless.id = "No Id"
    #expect(throws: PackError.self) { try PointTable.encode([nameless]) }
  }

  /// Offset and value of a byte, and what the reader says.
  @Test(
    arguments: [
      (0, UInt8(0x43), nil), (0, 0x44, "no header"), (10, 21, "bad header"), (20, 1, "bad header"),
      (12, 3, "length differs from what the header says"), (24 + 3, 0x7F, "record 0: not a place"),
      (24 + 7, 0x7F, "record 0: not a place"), (24 + 18, 2, "record 0: not a place"),
      // Without its flag, a shifted place is leftover bytes.
      (24 + 18, 0, "record 0: not a place"), (64, UInt8(ascii: "\n"), "not one id a record"),
      (64, UInt8(ascii: "S"), "record 0: not an id"), (64, UInt8(ascii: "t"), "record 1: ids do not ascend"),
    ] as [(Int, UInt8, String?)])
  func `a table that is not what it says is refused`(_ offset: Int, _ value: UInt8, _ fault: String?) throws {
    var bytes = try PointTable.encode((0..<2).map(SamplePack.point))
    bytes[offset] = value
    guard let fault else {
      #expect(throws: Never.self) { try Self.read(bytes) }
      return
    }
    #expect(throws: PackError.malformed(entry: "points.bin", fault)) { try Self.read(bytes) }
  }

  @Test func `a later version is left to a later program`() throws {
    var bytes = try PointTable.encode([])
    bytes[8] = 2
    #expect(throws: PackError.needsNewer("points.bin version 2")) { try Self.read(bytes) }
  }
}
