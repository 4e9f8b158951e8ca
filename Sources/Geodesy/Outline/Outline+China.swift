extension Outline {
  /// Mainland China with the sea before it.
  static let mainland = Outline(OutlineData.rings(OutlineData.mainland))

  /// Hong Kong, Macau, Taiwan and the islands off Fujian with the sea around them; overlaps the mainland.
  static let hongKongMacauTaiwan = Outline(OutlineData.rings(OutlineData.hongKongMacauTaiwan))

  /// Whether a place in degrees is inside. What is no place is outside.
  @inline(__always)
  func contains(degreesNorth latitude: Double, degreesEast longitude: Double) -> Bool {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return false }
    return contains(latitude: Self.units(latitude), longitude: Self.units(longitude))
  }

  /// Rounds to the nearest 1e-7 degree by adding and taking away 1.5 × 2^52.
  @inline(__always)
  private static func units(_ degrees: Double) -> Int32 {
    Int32((degrees * 1e7 + 6_755_399_441_055_744) - 6_755_399_441_055_744)
  }
}
