import FileStore

/// Finds the region a grid point lies in, exactly, in some ten nanoseconds.
///
/// A point on a border belongs to the region just east of it; on a border that runs from west to east, to the one just
/// north: to exactly one, always. All arithmetic is in whole numbers.
///
/// Three floors of squares (8 × 8 each) lead to a region, or to a leaf: the region at its south-west corner and the
/// edges that touch it. What lies at the point is the corner's region, changed by each edge that the way from the
/// corner, first north and then east, crosses; each edge carries the XOR of the regions on its two sides.
public final class AtlasIndex: @unchecked Sendable {
  // Unchecked, but sound: the tables are never written, and stay where they are as long as `file` is referred to.
  private let file: MappedFile
  let header: IndexHeader
  let tables: IndexView
  let occupied: OccupiedSquares

  private let west: Int64
  private let south: Int64
  private let width: UInt64
  private let height: UInt64
  private let columns: UInt64
  private let shift: UInt64

  /// A whole index whose structure has been checked.
  init(_ file: MappedFile, header: IndexHeader, tables: IndexView) {
    self.file = file
    self.header = header
    self.tables = tables
    occupied = OccupiedSquares(header, tables)
    let grid = header.grid
    west = grid.west
    south = grid.south
    width = UInt64(grid.columns << (grid.shift + 6))
    height = UInt64(grid.rows << (grid.shift + 6))
    columns = UInt64(grid.columns)
    shift = UInt64(grid.shift)
  }

  /// Bytes of the index, mapped or in memory.
  public var byteCount: Int { header.byteCount }

  /// Whether the index tells cities or only provinces apart.
  public var level: AtlasLevel { header.level }

  /// The number of the region at a point; 0 for nobody. Never allocates.
  public func number(at point: LatticePoint) -> Int {
    let east = UInt64(bitPattern: Int64(point.x) &- west)
    let north = UInt64(bitPattern: Int64(point.y) &- south)
    guard east < width, north < height else { return 0 }
    let top = tables.tops[Int(truncatingIfNeeded: (north >> (shift &+ 6)) &* columns &+ (east >> (shift &+ 6)))]
    guard top >= IndexLayout.deeper else { return Int(top) }
    let upper = Int(top & 0x7FFF)
    let node = tables.upperNodes[upper << 6 | Self.square(east >> (shift &+ 3), north >> (shift &+ 3))]
    guard node >= IndexLayout.deeper else { return Int(node) }
    let lower = Int(tables.upperBases[upper]) &+ Int(node & 0x7FFF)
    let leaf = tables.lowerNodes[lower << 6 | Self.square(east >> shift, north >> shift)]
    guard leaf >= IndexLayout.deeper else { return Int(leaf) }
    let words = tables.leaves + (Int(tables.lowerBases[lower]) &+ Int(leaf & 0x7FFF))
    return LeafWalk(tables: tables, east: east, north: north, shift: shift).number(words)
  }

  @inline(__always)
  private static func square(_ east: UInt64, _ north: UInt64) -> Int {
    Int(truncatingIfNeeded: (north & 7) << 3 | (east & 7))
  }
}
