/// What the atlas says of a position when asked how sure it is.
public enum AtlasSighting: Hashable, Sendable {
  /// Surely in this region: the nearest border is further away than all that is uncertain.
  case inside(AtlasPlace, border: BorderDistance)
  /// In one of these: a border is within the band of uncertainty. The first is what exact arithmetic says; there are at
  /// least two.
  case either([Candidate], border: BorderDistance)
  /// In no region, and this one is the nearest within the distance asked for: on a bridge, on a pier, at sea.
  case offshore(nearest: AtlasPlace, border: BorderDistance)
  /// In no region, and none is near. Nil where the atlas has no border at all.
  case outside(border: BorderDistance?)
  /// There is no index to ask.
  case notEvaluated(AtlasUnready)

  /// What a position near a border may be in.
  public enum Candidate: Hashable, Sendable {
    case region(AtlasPlace)
    /// No region: the sea, or a country the atlas does not know.
    case nobody
  }
}

/// How far a border is.
public struct BorderDistance: Hashable, Sendable {
  /// Metres to the nearest border of a province or a city, coast and state border included, on the map the borders are
  /// drawn in. Off by less than 0.5 % within 20 km.
  public var meters: Double
  /// Metres within which a border leaves the answer open: the error of the datum's model, the grid the borders are
  /// stored on, the accuracy of the position.
  public var bandMeters: Double

  public init(meters: Double, bandMeters: Double) {
    self.meters = meters
    self.bandMeters = bandMeters
  }
}

extension AtlasSighting {
  /// The province, where all that is possible agrees on one.
  public var certainProvince: Int32? {
    switch self {
    case .inside(let place, _): return place.province
    case .either(let candidates, _):
      var province: Int32?
      for candidate in candidates {
        guard case .region(let place) = candidate, province == nil || province == place.province else { return nil }
        province = place.province
      }
      return province
    case .offshore, .outside, .notEvaluated: return nil
    }
  }
}
