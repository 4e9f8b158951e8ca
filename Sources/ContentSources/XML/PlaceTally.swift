import SourceText

/// How often something was met in a file, and where first: told once with its number, not once a place.
struct PlaceTally {
  private(set) var first: SourcePlace?
  private(set) var count = 0

  mutating func add(_ place: @autoclosure () -> SourcePlace) {
    if first == nil { first = place() }
    count += 1
  }

  /// The finding, if there was anything.
  func finding(_ make: (SourcePlace, Int) -> Finding) -> Finding? {
    first.map { make($0, count) }
  }
}
