/// One number or four side by side, with the operations IEEE 754 fixes to the last bit: add, subtract, multiply,
/// divide, square root. A formula written for `Lanes` gives the same bits alone as in bulk, on every machine.
protocol Lanes {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static func + (a: Self, b: Double) -> Self
  static func - (a: Self, b: Double) -> Self
  static func - (a: Double, b: Self) -> Self
  static func * (a: Double, b: Self) -> Self
  func squareRoot() -> Self
  /// The number without its sign.
  var absolute: Self { get }
  /// The larger of the two; the other one where a number is NaN.
  func atLeast(_ floor: Double) -> Self
}

extension Double: Lanes {
  @inline(__always)
  var absolute: Double { magnitude }

  @inline(__always)
  func atLeast(_ floor: Double) -> Double { self < floor ? floor : self }
}

extension SIMD4<Double>: Lanes {
  @inline(__always)
  var absolute: Self {
    let bits = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    return unsafeBitCast(bits & SIMD4<UInt64>(repeating: 0x7FFF_FFFF_FFFF_FFFF), to: Self.self)
  }

  @inline(__always)
  func atLeast(_ floor: Double) -> Self { replacing(with: floor, where: self .< floor) }
}
