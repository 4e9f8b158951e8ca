/// The layout of `arcs.bin` and `shapes.bin`: a header, the regions, the table of arcs, the points.
///
/// The table has three varints an arc: left, right, number of points less two. The points follow in the same order as
/// differences, zig-zag varints, `x` before `y`, each to the point before it and the very first to (0, 0).
enum BorderLayout {
  static let magic = Array("CPBORDER".utf8)
  static let version: UInt16 = 1
  static let headerBytes = 48
  static let regionBytes = 8
  /// The outline's datum is undecided. The other bits are zero.
  static let datumUndecided: UInt16 = 1

  static let maxBytes = 256 << 20
  /// An index keeps a region's number in 15 bits.
  static let maxRegions = 32_767
  static let maxArcs = 1 << 20
  /// An index keeps a point's number in 23 bits.
  static let maxPoints = 1 << 23
  /// So that the product of two differences fits into 64 bits with room to spare.
  static let maxExtent: Int64 = 1 << 30
}
