import Geodesy

/// Many positions side by side, and what became of each.
struct PositionColumns {
  enum Outcome {
    case converted
    case unshifted
    case ambiguous
    case outOfRange
  }

  private(set) var latitudes: [Double] = []
  private(set) var longitudes: [Double] = []
  private(set) var outcomes: [Outcome] = []

  /// Adds a position in degrees. What is no place on Earth is marked so, and keeps out of the way.
  mutating func append(latitude: Double, longitude: Double) {
    let isPlace = abs(latitude) <= 90 && abs(longitude) <= 180
    latitudes.append(isPlace ? latitude : 0)
    longitudes.append(isPlace ? longitude : 0)
    outcomes.append(isPlace ? .converted : .outOfRange)
  }

  mutating func removeAll() {
    latitudes.removeAll(keepingCapacity: true)
    longitudes.removeAll(keepingCapacity: true)
    outcomes.removeAll(keepingCapacity: true)
  }
}

extension PositionConverter {
  /// Converts all positions in place, with the same outcomes and bits as one by one. O(n).
  func convert(_ positions: inout PositionColumns) {
    switch (source, target) {
    case (.wgs84, .wgs84), (.gcj02, .gcj02), (.bd09, .bd09): break
    case (.wgs84, .gcj02), (.wgs84, .bd09): positions.shift(GCJ02Shift(policy: policy), alsoToBD09: target == .bd09)
    case (.gcj02, .bd09): positions.transform(BD09Formula.forward)
    case (.bd09, .gcj02): positions.transform(BD09Formula.inverse)
    case (.gcj02, .wgs84): positions.takeBack(GCJ02Shift(policy: policy))
    case (.bd09, .wgs84):
      positions.transform(BD09Formula.inverse)
      positions.takeBack(GCJ02Shift(policy: policy))
    }
    positions.checkRange()
  }
}

extension PositionColumns {
  fileprivate typealias Formula = (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void

  fileprivate mutating func transform(_ formula: Formula) {
    latitudes.withUnsafeMutableBufferPointer { north in
      longitudes.withUnsafeMutableBufferPointer { east in formula(north, east) }
    }
  }

  fileprivate mutating func shift(_ shift: GCJ02Shift, alsoToBD09: Bool) {
    var wasShifted = [Bool](repeating: false, count: outcomes.count)
    wasShifted.withUnsafeMutableBufferPointer { flags in
      transform { shift.forward(latitudes: $0, longitudes: $1, wasShifted: flags) }
    }
    let shifted = self
    if alsoToBD09 { transform(BD09Formula.forward) }
    for index in outcomes.indices where !wasShifted[index] {
      latitudes[index] = shifted.latitudes[index]
      longitudes[index] = shifted.longitudes[index]
      if outcomes[index] == .converted { outcomes[index] = .unshifted }
    }
  }

  /// From GCJ-02, as `GCJ02Shift.inverse` does it.
  fileprivate mutating func takeBack(_ shift: GCJ02Shift) {
    let shown = self
    transform(GCJ02Formula.inverse)
    for index in outcomes.indices where outcomes[index] == .converted {
      let isInside = shift.isShifted(latitudes[index], longitudes[index])
      let staysPut = !shift.isShifted(shown.latitudes[index], shown.longitudes[index])
      switch (isInside, staysPut) {
      case (true, false): break
      case (false, true):
        latitudes[index] = shown.latitudes[index]
        longitudes[index] = shown.longitudes[index]
        outcomes[index] = .unshifted
      default: outcomes[index] = .ambiguous
      }
    }
  }

  /// A formula may push a position next to a pole or the date line off the map.
  fileprivate mutating func checkRange() {
    for index in outcomes.indices where !(abs(latitudes[index]) <= 90 && abs(longitudes[index]) <= 180) {
      outcomes[index] = .outOfRange
    }
  }
}

extension GCJ02Shift {
  fileprivate func isShifted(_ latitude: Double, _ longitude: Double) -> Bool {
    Coordinate<WGS84>(latitude: latitude, longitude: longitude).map { isShifted($0) } ?? false
  }
}
