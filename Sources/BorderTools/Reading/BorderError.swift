/// Why borders cannot be taken from a file at all. What is wrong with one feature is a finding and no error.
public enum BorderError: Error, Hashable, Sendable {
  /// A topology has no object of this name.
  case noSuchObject(String)
  /// A position that is no place on Earth, and the byte near which it stands.
  case noPlaceOnEarth(offset: Int)
}
