/// The inverse of sine and cosine together, without the platform's library.
enum Arc {
  /// The angle in radians, 0…π/2, whose sine and cosine are those given; both ≥ 0 and s² + c² = 1 up to rounding.
  ///
  /// A guess within 0.1 rad, refined twice by δ = sin(angle − guess), each time to the fifth power: the error is
  /// then a few units in the last place, also for tiny angles.
  static func angle(sine: Double, cosine: Double) -> Double {
    var angle = 0.5 * Double.pi * sine / (sine + cosine)
    for _ in 0..<2 {
      let guess = SinPi.both(angle / .pi)
      let delta = sine * guess.cosine - cosine * guess.sine
      angle += delta + delta * delta * delta / 6
    }
    return angle
  }
}
