import Geodesy

/// How far off borders and positions can be, whatever a fix says of itself.
enum BorderReach {
  /// The plain formula against the maps it imitates: measured on 5,248 pairs of border vertices, it is off by up to
  /// 0.7 m on either axis below 2,000 m of elevation and by up to 4.8 m on the Tibetan plateau (the formula knows no
  /// elevation).
  static func datumMeters(latitude: Double, longitude: Double) -> Double {
    let isHighland = (26...43).contains(latitude) && (73...105).contains(longitude)
    return isHighland ? 7 : 1
  }

  /// An outline whose datum is undecided may be shifted or not; no shift in China exceeds this.
  static let undecidedMeters = 700.0

  /// Half the diagonal of a step.
  static func latticeMeters(_ lattice: BorderLattice) -> Double { 0.7072 * 111_700 / lattice.stepsPerDegree }
}
