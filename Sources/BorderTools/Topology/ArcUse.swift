/// An arc as part of a ring or line, forwards or backwards; one number, as TopoJSON writes it.
public struct ArcUse: RawRepresentable, Hashable, Sendable {
  /// The index of the arc, or its complement where the arc is run backwards.
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public init(arc: Int32, isReversed: Bool) { rawValue = isReversed ? ~arc : arc }

  /// The index of the arc.
  public var arc: Int32 { rawValue < 0 ? ~rawValue : rawValue }

  /// Whether the arc is run from its end to its start.
  public var isReversed: Bool { rawValue < 0 }
}
