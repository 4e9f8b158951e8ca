/// The layout of an index, in memory and in its cache file: a header, then seven tables, each at a multiple of 64.
///
/// | table | one element | what it says |
/// |---|---|---|
/// | regions | `u16` | the region that answers for a region: itself, or its province |
/// | tops | `u16` | a region, or `deeper` and the number of a node of the upper floor |
/// | upper nodes, lower nodes | 64 `u16` | for eight by eight squares the same, one floor further down |
/// | bases of both | `u32` | what the numbers in a node are counted from |
/// | leaves | `u16` | the region at the south-west corner, then runs of three each: low half and high half of the run, XOR of the regions beside it, `lastRun` on the last |
/// | points | 2 `u16` | the lower halves of `x` and `y`, counted from the corner of the grid |
/// | long edges | 4 `i32`, 1 `u32` | `x0 y0 x1 y1` from the corner of the grid, and the arc |
/// | arcs | `u32`, 2 `u16` | the first point, and the regions on the left and right |
///
/// A run is a number of consecutive edges of one arc that touch the leaf: bits 0–7 their number less one, bits 8–30 the
/// first point, bit 31 for a long edge, whose ends are too far apart for 16 bits.
enum IndexLayout {
  static let magic = Array("CPXINDEX".utf8)
  static let version: UInt16 = 1
  static let headerBytes = 192
  static let alignment = 64

  /// In a square: not a region, but something on the next floor.
  static let deeper: UInt16 = 0x8000
  /// In the third part of a run: no further one follows.
  static let lastRun: UInt16 = 0x8000
  static let longEdge: UInt32 = 0x8000_0000
  static let maxRun = 256
  static let longEdgeWords = 5

  static let maxTops = 1 << 22
  static let maxRuns = 8 << 20
}
