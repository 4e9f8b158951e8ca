/// GCJ-02 to BD-09 and back.
///
/// Source: the published form z = |p| + 2e-5·sin(y·π·3000/180), θ = arg p + 3e-6·cos(x·π·3000/180), shifted by
/// 0.0065° east and 0.006° north. Turning by θ is written as turning by a tiny angle, so no arc tangent is needed.
public enum BD09Formula {
  /// The place in BD-09. Nil only where the result is no place: next to a pole or to 180° east.
  public static func forward(_ place: Coordinate<GCJ02>) -> Coordinate<BD09>? {
    let moved = forward(latitude: place.latitude, longitude: place.longitude)
    return Coordinate(latitude: moved.latitude, longitude: moved.longitude)
  }

  /// The place that `forward` takes to `place`, by exactly five fixed-point steps; within 1 µm over China.
  ///
  /// The inverse that is commonly copied makes one step and is off by up to a metre.
  public static func inverse(_ place: Coordinate<BD09>) -> Coordinate<GCJ02>? {
    let moved = inverse(latitude: place.latitude, longitude: place.longitude)
    return Coordinate(latitude: moved.latitude, longitude: moved.longitude)
  }

  /// `forward` over columns of degrees, in place; four at a time, the same bits as one by one. O(n).
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

extension BD09Formula {
  @inline(__always)
  static func forward<L: Lanes>(latitude: L, longitude: L) -> (latitude: L, longitude: L) {
    let length = (longitude * longitude + latitude * latitude).squareRoot()
    let stretched = length + 0.00002 * SinPi.sine((50.0 / 3) * latitude)
    let turn = 0.000003 * SinPi.cosine((50.0 / 3) * longitude)
    // |turn| ≤ 3e-6, so the first terms left out are below 4e-24.
    let cosTurn = 1 - 0.5 * (turn * turn)
    let sinTurn = turn - (1.0 / 6) * (turn * turn * turn)
    let scale = stretched / length.atLeast(.leastNormalMagnitude)
    return (
      scale * (latitude * cosTurn + longitude * sinTurn) + 0.006,
      scale * (longitude * cosTurn - latitude * sinTurn) + 0.0065
    )
  }

  @inline(__always)
  static func inverse<L: Lanes>(latitude: L, longitude: L) -> (latitude: L, longitude: L) {
    var guess = (latitude: latitude, longitude: longitude)
    for _ in 0..<5 {
      let back = forward(latitude: guess.latitude, longitude: guess.longitude)
      guess = (guess.latitude + (latitude - back.latitude), guess.longitude + (longitude - back.longitude))
    }
    return guess
  }
}
