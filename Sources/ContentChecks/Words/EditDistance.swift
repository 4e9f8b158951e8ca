/// The least number of single-byte insertions, deletions and replacements that turn one text into the other.
/// O(n·m) time, O(m) memory: for short names only.
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var previous = Array(0...b.count)
  for (row, x) in a.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(b.count + 1)
    for (column, y) in b.enumerated() {
      let replaced = previous[column] + (x == y ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[b.count]
}
