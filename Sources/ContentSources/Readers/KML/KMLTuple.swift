import SourceText

/// The numbers that commas hold together in a `coordinates` text, as written; at least one.
struct KMLTuple {
  var numbers: [Located<String>]
  let place: SourcePlace

  init(_ first: Located<String>) {
    numbers = [first]
    place = first.place
  }

  func joined(to other: KMLTuple) -> KMLTuple {
    var both = self
    both.numbers += other.numbers
    return both
  }

  /// The numbers as written, cut short.
  var shown: String { numbers.prefix(6).map(\.value).joined(separator: ",") }

  /// `21,1182,52,0853`: whole numbers only, and an even number of them.
  var looksLikeDecimalCommas: Bool {
    numbers.count.isMultiple(of: 2)
      && numbers.allSatisfy { number in
        let digits = number.value.utf8.drop { $0 == UInt8(ascii: "-") }
        return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
      }
  }
}

/// Why a `coordinates` text is refused.
enum KMLCoordinateProblem: Error {
  /// Two commas in a row, or one at either end.
  case emptyNumber(SourcePlace)
  case lonelyNumber(KMLTuple)
  case tooManyNumbers(KMLTuple)
  /// A point with more than one tuple: all numbers.
  case severalTuples(KMLTuple)
  case notANumber(Located<String>, NumberProblem)

  var finding: Finding {
    switch self {
    case .emptyNumber(let place): .kmlEmptyNumber(at: place)
    case .lonelyNumber(let tuple): .kmlLonelyNumber(tuple)
    case .tooManyNumbers(let tuple) where tuple.looksLikeDecimalCommas,
      .severalTuples(let tuple) where tuple.looksLikeDecimalCommas:
      .kmlDecimalCommas(tuple)
    case .tooManyNumbers(let tuple): .kmlTupleCommas(tuple)
    case .severalTuples(let tuple): .kmlSeveralTuples(tuple)
    case .notANumber(let number, let problem): .notANumber(number, problem)
    }
  }
}
