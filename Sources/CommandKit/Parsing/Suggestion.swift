/// The word of `candidates` that a mistyped `word` most likely meant, or nil where none is near enough.
///
/// Near enough: the start of exactly one candidate, or at most a third of its letters (at least one) mistyped, left out,
/// added or exchanged with a neighbour. Of equally near ones the first wins. O(candidates × length²).
public func suggestion(for word: String, among candidates: [String]) -> String? {
  let starts = candidates.filter { word.count >= 3 && $0.hasPrefix(word) }
  if starts.count == 1, let start = starts.first { return start }
  let typed = Array(word.lowercased())
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(typed, Array(candidate.lowercased()))
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  guard let best, best.distance <= max(1, best.word.count / 3) else { return nil }
  return best.word
}

/// Optimal string alignment: insertions, deletions, substitutions and exchanges of neighbours, one each.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    row.reserveCapacity(b.count + 1)
    for j in 1...b.count {
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
