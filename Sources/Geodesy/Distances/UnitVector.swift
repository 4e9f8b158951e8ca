/// The direction of a place from the centre of the sphere: three numbers of length 1.
///
/// The square of the chord between two of them grows with the distance between their places and takes no
/// trigonometry: what is nearest can be told from chords, and distances asked for the few that matter.
public struct UnitVector: Hashable, Sendable {
  @usableFromInline let x: Double
  @usableFromInline let y: Double
  @usableFromInline let z: Double

  /// The direction of a place.
  public init<D>(_ place: Coordinate<D>) {
    let north = SinPi.both(place.latitude / 180)
    let east = SinPi.both(place.longitude / 180)
    x = north.cosine * east.cosine
    y = north.cosine * east.sine
    z = north.sine
  }

  /// The square of the straight line between two places, in radii: 4·hav of the angle between them, 0…4.
  ///
  /// The line's length is off by at most 1e-15 radii (6 nm on the Earth).
  @inlinable
  public func squaredChord(to other: Self) -> Double {
    let (first, second, third) = (x - other.x, y - other.y, z - other.z)
    return first * first + second * second + third * third
  }
}
