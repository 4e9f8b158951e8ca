import Foundation

/// One row of a table: how long something took, against what, and what was asked of it.
struct Row {
  var what: String
  /// Seconds of processor time of this process, the best of the runs.
  var seconds: Double
  var note = ""
}

/// The best processor time of several runs: other work on the machine can only add to it.
func bestSeconds(runs: Int, _ body: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    let start = processorSeconds()
    body()
    best = min(best, processorSeconds() - start)
  }
  return best
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Prints a table with the ratio of each row to the one before it that it answers to.
func printTable(_ title: String, unit: (Double) -> String, rows: [Row]) {
  print("\n\(title)")
  let width = rows.map(\.what.count).max() ?? 0
  for row in rows {
    let name = row.what.padding(toLength: width, withPad: " ", startingAt: 0)
    print("  \(name)  \(unit(row.seconds))  \(row.note)")
  }
}

/// A number with so many decimals, right-aligned.
func fixed(_ value: Double, _ decimals: Int = 2, width: Int = 9) -> String {
  String(format: "%\(width).\(decimals)f", value)
}

/// Says how two times compare and whether that meets the measure.
func verdict(_ label: String, ratio: Double, atMost limit: Double) -> String {
  "\(label): \(fixed(ratio, 3, width: 0)) (at most \(fixed(limit, 3, width: 0))) \(ratio <= limit ? "met" : "NOT MET")"
}
