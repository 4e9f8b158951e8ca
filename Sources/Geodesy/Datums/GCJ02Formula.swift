/// WGS-84 to GCJ-02 and back by the plain formula, wherever on Earth a place lies.
///
/// Whether a place is shifted at all is another question: ask `GCJ02Shift`. The plain formula is for those who know
/// that all their places are (an atlas in one datum), and for taking a formula-shifted place back.
public enum GCJ02Formula {
  /// The place in GCJ-02. Nil only where the result is no place: next to a pole or to 180° east.
  public static func forward(_ place: Coordinate<WGS84>) -> Coordinate<GCJ02>? {
    let moved = forward(latitude: place.latitude, longitude: place.longitude)
    return Coordinate(latitude: moved.latitude, longitude: moved.longitude)
  }

  /// The place that `forward` takes to `place`, by exactly five fixed-point steps; within 1 µm over China.
  public static func inverse(_ place: Coordinate<GCJ02>) -> Coordinate<WGS84>? {
    let moved = inverse(latitude: place.latitude, longitude: place.longitude)
    return Coordinate(latitude: moved.latitude, longitude: moved.longitude)
  }

  /// `forward` over columns of degrees, in place; four at a time, the same bits as one by one. O(n).
  ///
  /// Both columns must have the same length; what comes after the shorter one stays as it is.
  public static func forward(
    latitudes: UnsafeMutableBufferPointer<Double>, longitudes: UnsafeMutableBufferPointer<Double>
  ) {
    Columns.transform(
      latitudes, longitudes, four: { forward(latitude: $0, longitude: $1) },
      one: { forward(latitude: $0, longitude: $1) })
  }

  /// `inverse` over columns of degrees, in place; four at a time, the same bits as one by one. O(n).
  public static func inverse(
    latitudes: UnsafeMutableBufferPointer<Double>, longitudes: UnsafeMutableBufferPointer<Double>
  ) {
    Columns.transform(
      latitudes, longitudes, four: { inverse(latitude: $0, longitude: $1) },
      one: { inverse(latitude: $0, longitude: $1) })
  }
}

extension GCJ02Formula {
  /// How often the inverse is refined. Each step divides the error by about 180: 4.6 m, 26 mm, 0.15 mm, 0.9 µm, 5 nm.
  static var inverseSteps: Int { 5 }

  @inline(__always)
  static func forward<L: Lanes>(latitude: L, longitude: L) -> (latitude: L, longitude: L) {
    let offset = GCJ02Offset(latitude: latitude, longitude: longitude)
    return (latitude + offset.latitude, longitude + offset.longitude)
  }

  @inline(__always)
  static func inverse<L: Lanes>(latitude: L, longitude: L) -> (latitude: L, longitude: L) {
    var guess = (latitude: latitude, longitude: longitude)
    for _ in 0..<inverseSteps {
      let offset = GCJ02Offset(latitude: guess.latitude, longitude: guess.longitude)
      guess = (latitude - offset.latitude, longitude - offset.longitude)
    }
    return guess
  }
}
