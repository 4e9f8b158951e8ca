/// Whether an index is one that this program could have made, so far that no look-up can read outside it.
///
/// Squares must count their nodes, and nodes their leaves, in the order in which those stand; so one pass over the file
/// is enough, whatever it holds.
struct IndexCheck {
  private let header: IndexHeader
  private let tables: IndexView
  private var lower = 0
  private var cursor = 0

  init(_ header: IndexHeader, _ tables: IndexView) {
    self.header = header
    self.tables = tables
  }

  /// Checks what the header says of the tables; only then may `tables` be made.
  static func isPlausible(_ header: IndexHeader, byteCount: Int) -> Bool {
    header[.answers] > 0 && header[.answers] <= BorderLayout.maxRegions + 1
      && header[.tops] == header.grid.topCount
      && header[.upperNodes] == 64 * header[.upperBases] && header[.upperBases] <= 32_767
      && header[.lowerNodes] == 64 * header[.lowerBases]
      && header[.points] <= BorderLayout.maxPoints
      && header[.longEdges] % IndexLayout.longEdgeWords == 0
      && header.byteCount == byteCount
  }

  /// O(bytes of the index).
  mutating func isSound() -> Bool {
    for index in 0..<header[.answers] where Int(tables.answers[index]) >= header[.answers] { return false }
    guard tables.answers[0] == 0, areArcsSound(), areLongEdgesSound() else { return false }
    var upper = 0
    for index in 0..<header[.tops] {
      let top = tables.tops[index]
      guard top >= IndexLayout.deeper else {
        if !isRegion(top) { return false }
        continue
      }
      guard Int(top & 0x7FFF) == upper, upper < header[.upperBases], isUpperSound(upper) else { return false }
      upper += 1
    }
    return upper == header[.upperBases] && lower == header[.lowerBases] && cursor == header[.leaves]
  }

  private mutating func isUpperSound(_ upper: Int) -> Bool {
    let base = lower
    guard Int(tables.upperBases[upper]) == base else { return false }
    for square in 0..<64 {
      let node = tables.upperNodes[upper << 6 | square]
      guard node >= IndexLayout.deeper else {
        if !isRegion(node) { return false }
        continue
      }
      guard base + Int(node & 0x7FFF) == lower, lower < header[.lowerBases], isLowerSound() else { return false }
      lower += 1
    }
    return true
  }

  private mutating func isLowerSound() -> Bool {
    let base = cursor
    guard Int(tables.lowerBases[lower]) == base else { return false }
    for square in 0..<64 {
      let leaf = tables.lowerNodes[lower << 6 | square]
      guard leaf >= IndexLayout.deeper else {
        if !isRegion(leaf) { return false }
        continue
      }
      guard base + Int(leaf & 0x7FFF) == cursor, isLeafSound() else { return false }
    }
    return true
  }

  private mutating func isLeafSound() -> Bool {
    guard cursor < header[.leaves], isRegion(tables.leaves[cursor]) else { return false }
    cursor += 1
    while cursor + 3 <= header[.leaves] {
      let run = UInt32(tables.leaves[cursor]) | UInt32(tables.leaves[cursor + 1]) << 16
      let tag = tables.leaves[cursor + 2]
      cursor += 3
      guard isRunSound(run) else { return false }
      if tag >= IndexLayout.lastRun { return true }
    }
    return false
  }

  private func isRunSound(_ run: UInt32) -> Bool {
    let start = Int((run & ~IndexLayout.longEdge) >> 8)
    let edges = Int(run & 0xFF) + 1
    return run & IndexLayout.longEdge == 0
      ? start + edges < header[.points] : edges == 1 && start < header[.longEdges] / IndexLayout.longEdgeWords
  }

  private func areArcsSound() -> Bool {
    for index in 0..<header[.arcs] {
      let arc = tables.arcs[index]
      guard isRegion(arc.left), isRegion(arc.right), Int(arc.firstPoint) < header[.points] else { return false }
      if index == 0 ? arc.firstPoint != 0 : arc.firstPoint <= tables.arcs[index - 1].firstPoint { return false }
    }
    return header[.arcs] > 0 || header[.points] == 0
  }

  private func areLongEdgesSound() -> Bool {
    for start in stride(from: 0, to: header[.longEdges], by: IndexLayout.longEdgeWords) {
      for word in start..<start + 4 where !(0..<1 << 30).contains(tables.longEdges[word]) { return false }
      guard UInt32(bitPattern: tables.longEdges[start + 4]) < UInt32(header[.arcs]) else { return false }
    }
    return true
  }

  private func isRegion(_ number: UInt16) -> Bool { Int(number) < header[.answers] }
}
