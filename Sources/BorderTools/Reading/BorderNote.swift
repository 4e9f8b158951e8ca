import Atlas
import SourceText

/// Something to be said about a feature: a repair that was made, or a fault that was found. Several of one kind in one
/// feature are one note with a count and the place of the first.
struct BorderNote: Hashable, Sendable {
  enum Kind: UInt8, Hashable, CaseIterable, Sendable {
    // Repairs: each leaves the land that is covered exactly as it was.
    case duplicatePosition
    case openRing
    case turnedRing
    case spike
    case touchingRing
    case sharedInside
    case emptyRing
    // Faults.
    case notRead
    case noPlaceOnEarth
    case antimeridian
    case onlyPoints
    case crossesItself
    case crossing
    case holeOutside
    case overlap
    case gap
    case otherDatum

    var isRepair: Bool { self <= .emptyRing }
  }

  var kind: Kind
  /// The index of the feature; -1 where there is none.
  var feature: Int
  /// Another feature that it is about.
  var other: Int?
  var source: Int
  /// The byte of the ring or feature in its source.
  var offset: Int
  /// Where exactly, if it is about one place.
  var point: LatticePoint?
  var count = 1
  /// What the reader said, where it is its fault.
  var reason: ReadingFault?
  /// How we know, where there is more to say than the rule does.
  var evidence: Bilingual?
}

extension BorderNote.Kind: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Adds up notes: one for each kind and pair of features.
struct BorderNotes {
  private struct Key: Hashable {
    var kind: BorderNote.Kind
    var feature: Int
    var other: Int?
    /// Faults without a feature are told apart by where they stand.
    var offset: Int
  }

  private(set) var all: [BorderNote] = []
  private var known: [Key: Int] = [:]

  mutating func add(_ note: BorderNote) {
    let key = Key(
      kind: note.kind, feature: note.feature, other: note.other, offset: note.feature < 0 ? note.offset : 0)
    if let index = known[key] {
      all[index].count += note.count
    } else {
      known[key] = all.count
      all.append(note)
    }
  }
}
