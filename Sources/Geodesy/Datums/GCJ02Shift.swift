/// WGS-84 to GCJ-02 and back where maps are really shifted: inside an outline of our own, by policy.
///
/// The outline lies within 300 m of the land border (50 m around Hong Kong and Macau) and reaches 19–25 km out to sea,
/// but never over the land of a neighbour; islands south of 15.5° N are outside. It serves conversion and display
/// only. The usual rectangle moves Seoul by 459 m.
public struct GCJ02Shift: Sendable, Hashable {
  /// Which places are shifted.
  public let policy: ShiftPolicy

  /// The shift under a policy.
  public init(policy: ShiftPolicy = .mainland) { self.policy = policy }

  /// Whether maps shift a place.
  public func isShifted(_ place: Coordinate<WGS84>) -> Bool {
    isShifted(latitude: place.latitude, longitude: place.longitude)
  }

  /// The place in GCJ-02; nil where the policy does not shift it, and GCJ-02 therefore says nothing.
  public func forward(_ place: Coordinate<WGS84>) -> Coordinate<GCJ02>? {
    isShifted(place) ? GCJ02Formula.forward(place) : nil
  }

  /// The place a position on a GCJ-02 map stands for. Such a map shows what is shifted where the formula puts it, and
  /// everything else where it is; so along the outline it shows some spots twice and some not at all.
  public func inverse(_ position: Coordinate<GCJ02>) -> DatumInverse {
    var candidates: [Coordinate<WGS84>] = []
    if let back = GCJ02Formula.inverse(position), isShifted(back) { candidates.append(back) }
    if !isShifted(latitude: position.latitude, longitude: position.longitude),
      let same = Coordinate<WGS84>(latitude: position.latitude, longitude: position.longitude)
    {
      candidates.append(same)
    }
    return candidates.count == 1 ? .unique(candidates[0]) : .ambiguous(candidates: candidates)
  }
}

/// What a shifted position may stand for.
public enum DatumInverse: Hashable, Sendable {
  /// The one place.
  case unique(Coordinate<WGS84>)
  /// In the strip along the outline: two places, the one inside the outline first, or none.
  case ambiguous(candidates: [Coordinate<WGS84>])
}

extension GCJ02Shift {
  /// `forward` over columns of degrees, in place, the same bits as one by one: what is not shifted stays as it is and
  /// has `false` in `wasShifted`. O(n).
  ///
  /// All three must have the same length; what comes after the shortest one stays as it is.
  public func forward(
    latitudes: UnsafeMutableBufferPointer<Double>, longitudes: UnsafeMutableBufferPointer<Double>,
    wasShifted: UnsafeMutableBufferPointer<Bool>
  ) {
    let count = min(latitudes.count, longitudes.count, wasShifted.count)
    for start in stride(from: 0, to: count, by: Self.blockSize) {
      let block = start..<min(start + Self.blockSize, count)
      var isAnyShifted = false
      for index in block {
        wasShifted[index] = isShifted(latitude: latitudes[index], longitude: longitudes[index])
        isAnyShifted = isAnyShifted || wasShifted[index]
      }
      guard isAnyShifted else { continue }
      shift(block, latitudes, longitudes, where: wasShifted)
    }
  }

  /// Long enough to keep the formula busy, short enough for the stack.
  private static var blockSize: Int { 64 }

  private func shift(
    _ block: Range<Int>, _ latitudes: UnsafeMutableBufferPointer<Double>,
    _ longitudes: UnsafeMutableBufferPointer<Double>, where wasShifted: UnsafeMutableBufferPointer<Bool>
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * block.count) { scratch in
      let north = UnsafeMutableBufferPointer(rebasing: scratch[..<block.count])
      let east = UnsafeMutableBufferPointer(rebasing: scratch[block.count...])
      _ = north.initialize(from: latitudes[block])
      _ = east.initialize(from: longitudes[block])
      GCJ02Formula.forward(latitudes: north, longitudes: east)
      for (offset, index) in block.enumerated() where wasShifted[index] {
        latitudes[index] = north[offset]
        longitudes[index] = east[offset]
      }
    }
  }

  @inline(__always)
  private func isShifted(latitude: Double, longitude: Double) -> Bool {
    if Outline.mainland.contains(degreesNorth: latitude, degreesEast: longitude) { return true }
    return policy == .amap && Outline.hongKongMacauTaiwan.contains(degreesNorth: latitude, degreesEast: longitude)
  }
}
