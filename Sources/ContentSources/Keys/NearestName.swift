/// Finds the name that a misspelt one was meant to be.
public enum NearestName {
  /// The nearest of the names within two edits (one, for names of up to four letters), ties by order; nil if none is near.
  public static func of(_ written: String, among names: [String]) -> String? {
    let lowered = Array(written.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(name.lowercased().unicodeScalars)
      let limit = min(candidate.count, lowered.count) <= 4 ? 1 : 2
      guard abs(candidate.count - lowered.count) <= limit, lowered.count <= 64 else { continue }
      let distance = edits(lowered, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and exchanges of neighbours (optimal string alignment).
  private static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
