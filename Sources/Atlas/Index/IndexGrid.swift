/// The squares of the index: leaves of 2^shift steps, eight by eight to a node, eight by eight nodes to a top square.
///
/// The grid begins in the south-west corner of the borders' box, so no point of a border has a negative place in it.
struct IndexGrid: Hashable {
  let west: Int64
  let south: Int64
  /// A leaf is 2^shift steps wide and high.
  let shift: Int64
  /// Top squares from west to east.
  let columns: Int64
  /// Top squares from south to north.
  let rows: Int64

  /// Leaves are the largest powers of two up to 0.0082 degrees: 0.9 km from south to north.
  init(box: LatticeBox, lattice: BorderLattice) {
    var shift: Int64 = 0
    while Double(2 << shift) <= 0.0082 * lattice.stepsPerDegree { shift += 1 }
    west = Int64(box.west)
    south = Int64(box.south)
    self.shift = shift
    columns = (Int64(box.east) - west) >> (shift + 6) + 1
    rows = (Int64(box.north) - south) >> (shift + 6) + 1
  }

  init(west: Int64, south: Int64, shift: Int64, columns: Int64, rows: Int64) {
    self.west = west
    self.south = south
    self.shift = shift
    self.columns = columns
    self.rows = rows
  }

  var leafSide: Int64 { 1 << shift }
  var topCount: Int { Int(columns * rows) }
  var leafColumns: Int64 { columns << 6 }
  var leafRows: Int64 { rows << 6 }

  /// Where a leaf stands in the order in which the index is laid out: top square, node, leaf.
  @inline(__always)
  func key(column: Int64, row: Int64) -> UInt64 {
    let top = (row >> 6) * columns + (column >> 6)
    let node = ((row >> 3) & 7) << 3 | ((column >> 3) & 7)
    let leaf = (row & 7) << 3 | (column & 7)
    return UInt64(top << 12 | node << 6 | leaf)
  }

  /// The column and row of the leaf in the south-west corner of a top square.
  func firstLeaf(ofTop top: Int) -> (column: Int64, row: Int64) {
    ((Int64(top) % columns) << 6, (Int64(top) / columns) << 6)
  }
}
