/// The sine and cosine of π·t for `Lanes`, by range reduction and polynomials.
///
/// Not the platform's library: that differs from system to system, and what it returns would reach pack bytes.
/// The error is at most 4 units in the last place of 1 for |t| < 2^50.
enum SinPi {
  /// sin(π·t)
  @inline(__always)
  static func sine<L: Lanes>(_ t: L) -> L {
    let (whole, rest) = split(t)
    return sinePolynomial(rest) * sign(whole)
  }

  /// cos(π·t) = sin(π·(t + ½))
  @inline(__always)
  static func cosine<L: Lanes>(_ t: L) -> L { sine(t + 0.5) }

  /// sin(π·t) and cos(π·t) from one reduction.
  @inline(__always)
  static func both<L: Lanes>(_ t: L) -> (sine: L, cosine: L) {
    let (whole, rest) = split(t)
    let sign = sign(whole)
    return (sinePolynomial(rest) * sign, cosinePolynomial(rest) * sign)
  }

  /// Adding and taking away 1.5 × 2^52 rounds to the nearest whole number.
  private static var rounder: Double { 6_755_399_441_055_744 }

  @inline(__always)
  private static func split<L: Lanes>(_ t: L) -> (whole: L, rest: L) {
    let whole = (t + rounder) - rounder
    return (whole, t - whole)
  }

  /// 1 for an even whole number, −1 for an odd one.
  @inline(__always)
  private static func sign<L: Lanes>(_ whole: L) -> L {
    let half = split(0.5 * whole).rest
    return 1 - 8 * (half * half)
  }

  /// The Taylor series of sin(π·r) for |r| ≤ ½; the first term left out is below 1.5e-18.
  @inline(__always)
  private static func sinePolynomial<L: Lanes>(_ r: L) -> L {
    let z = r * r
    var sum = 5.392664662608125e-10 * z + -2.2948428997269856e-08
    sum = sum * z + 7.952054001475508e-07
    sum = sum * z + -2.1915353447830204e-05
    sum = sum * z + 0.00046630280576761234
    sum = sum * z + -0.007370430945714348
    sum = sum * z + 0.08214588661112819
    sum = sum * z + -0.5992645293207919
    sum = sum * z + 2.550164039877345
    sum = sum * z + -5.167712780049969
    sum = sum * z + Double.pi
    return sum * r
  }

  /// The Taylor series of cos(π·r) for |r| ≤ ½; the first term left out is below 1.9e-17.
  @inline(__always)
  private static func cosinePolynomial<L: Lanes>(_ r: L) -> L {
    let z = r * r
    var sum = 3.6047307974624982e-09 * z + -1.387895246221376e-07
    sum = sum * z + 4.303069587032944e-06
    sum = sum * z + -0.00010463810492484565
    sum = sum * z + 0.001929574309403922
    sum = sum * z + -0.02580689139001405
    sum = sum * z + 0.23533063035889312
    sum = sum * z + -1.3352627688545893
    sum = sum * z + 4.058712126416768
    sum = sum * z + -4.934802200544679
    return sum * z + 1.0
  }
}
