import BorderTools
import SourceText

/// What came of a run of `citypack simplify`.
struct SimplifyResult {
  var input: BorderInput
  /// Nil where the input could not be used.
  var outcome: BorderSimplifier.Outcome?
  var quality: QualityReport?
  /// Entries of the keep-list that the result does not have.
  var missing: [KeepList.Entry] = []
  var byteCount = 0
  /// Whether the result has defects that the input does not account for.
  var isOwnFault = false

  init(input: BorderInput) { self.input = input }

  /// Whether anything is wrong that is the input's fault.
  var hasFaults: Bool { input.hasFaults || !missing.isEmpty }

  /// Finds out whose fault the defects of the result are, and notes those of the input.
  mutating func blame() throws(CheckedMap.Unreadable) {
    guard let quality else { return }
    input.note(gaps: quality.gapsOfInput)
    guard !quality.defects.isEmpty else { return }
    let before = try input.defects()
    let kinds = Set(before.map(\.kind))
    isOwnFault = kinds.isEmpty || quality.count(.polygonLost) > 0
    if !isOwnFault { input.note(defects: quality.defects) }
  }
}
