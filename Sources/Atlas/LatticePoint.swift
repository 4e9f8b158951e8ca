/// A place on a whole-number grid: `x` steps east and `y` steps north of zero.
///
/// What a step is (10⁻⁶ degrees in the atlas of China) and which datum the degrees are in belongs to whoever owns the
/// grid. Borders are compared, crossed and looked up in these integers, so that no answer depends on rounding.
public struct LatticePoint: Hashable, Sendable {
  /// Steps east.
  public var x: Int32
  /// Steps north.
  public var y: Int32

  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}
