/// A value from a file, with the text it was read from and the place it stands in.
///
/// Nothing downstream of a reader sees a bare value: whoever finds fault with it can name the place.
public struct Located<Value> {
  public var value: Value
  /// The text as it stands in the source, before any typing.
  public var raw: String
  public var place: SourcePlace

  public init(_ value: Value, raw: String, at place: SourcePlace) {
    self.value = value
    self.raw = raw
    self.place = place
  }

  /// The same place and text with another value.
  public func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Located<Other> {
    Located<Other>(try transform(value), raw: raw, at: place)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

extension Located where Value == String {
  /// A text whose value is the text itself.
  public init(_ text: String, at place: SourcePlace) {
    self.init(text, raw: text, at: place)
  }
}
