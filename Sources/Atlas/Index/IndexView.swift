/// The tables of an index where they are. Only as long-lived as the file they lie in.
struct IndexView {
  let answers: UnsafePointer<UInt16>
  let tops: UnsafePointer<UInt16>
  let upperNodes: UnsafePointer<UInt16>
  let upperBases: UnsafePointer<UInt32>
  let lowerNodes: UnsafePointer<UInt16>
  let lowerBases: UnsafePointer<UInt32>
  let leaves: UnsafePointer<UInt16>
  /// Lower halves: `x` in the low half of the word, `y` in the high one.
  let points: UnsafePointer<UInt32>
  let longEdges: UnsafePointer<Int32>
  let arcs: UnsafePointer<IndexArc>

  /// The tables of an index of at least `header.byteCount` bytes that start at `base`.
  init(_ base: UnsafeRawPointer, _ header: IndexHeader) {
    func table<Element>(_ table: IndexTable, _: Element.Type) -> UnsafePointer<Element> {
      (base + header.offset(of: table)).assumingMemoryBound(to: Element.self)
    }
    answers = table(.answers, UInt16.self)
    tops = table(.tops, UInt16.self)
    upperNodes = table(.upperNodes, UInt16.self)
    upperBases = table(.upperBases, UInt32.self)
    lowerNodes = table(.lowerNodes, UInt16.self)
    lowerBases = table(.lowerBases, UInt32.self)
    leaves = table(.leaves, UInt16.self)
    points = table(.points, UInt32.self)
    longEdges = table(.longEdges, Int32.self)
    arcs = table(.arcs, IndexArc.self)
  }
}
