import Atlas

/// Rings and lines as runs of vertex numbers: what is cut into arcs.
struct NumberedPaths {
  struct Path {
    var role: BorderShapes.Role
    var feature: Int32
    var range: Range<Int32>

    var isRing: Bool { role != .line }
  }

  var vertices: ContiguousArray<LatticePoint>
  /// The vertex numbers of all paths; rings are open.
  var numbers: ContiguousArray<Int32>
  var paths: [Path]

  subscript(_ path: Path) -> ContiguousArray<Int32>.SubSequence {
    numbers[Int(path.range.lowerBound)..<Int(path.range.upperBound)]
  }
}
