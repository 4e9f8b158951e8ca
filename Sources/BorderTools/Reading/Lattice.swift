public import Atlas

/// The whole-number grid on which borders are compared: a step is 10^-`decimals` degrees, zero is zero degrees.
///
/// Seven decimals (about a centimetre) fit an `Int32` up to ±214 degrees. Where the outlines span more than
/// `widestFine` degrees six are used, so that every cross product of two differences fits an `Int64`.
public struct Lattice: Hashable, Sendable {
  /// Digits after the point, 0 to `finest`.
  public let decimals: Int

  /// The finest grid there is.
  public static let finest = 7
  /// Degrees that the outlines may span, either way, on the finest grid.
  public static let widestFine = 100.0

  /// A grid of so many decimals; nil outside 0 to `finest`.
  public init?(decimals: Int) {
    guard (0...Self.finest).contains(decimals) else { return nil }
    self.decimals = decimals
  }

  private init(known decimals: Int) { self.decimals = decimals }

  /// 10⁻⁷ degrees a step.
  public static let sevenDecimals = Lattice(known: 7)
  /// 10⁻⁶ degrees a step.
  public static let sixDecimals = Lattice(known: 6)

  /// Steps in a degree.
  public var stepsPerDegree: Int32 { (0..<decimals).reduce(1) { power, _ in power * 10 } }

  /// Degrees east and north of a point.
  public func degrees(_ point: LatticePoint) -> (longitude: Double, latitude: Double) {
    (Double(point.x) / Double(stepsPerDegree), Double(point.y) / Double(stepsPerDegree))
  }
}
