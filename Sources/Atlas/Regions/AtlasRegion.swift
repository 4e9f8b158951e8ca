/// A province or a city, with its names.
public struct AtlasRegion: Hashable, Sendable {
  /// The number by which the law names it (GB/T 2260).
  public var adcode: Int32
  /// The adcode of its province; its own for a province.
  public var province: Int32
  /// The name in each language: `zh`, `en`.
  public var names: [String: String]
  /// Whether it is undecided in which datum its outline is drawn.
  public var isDatumUndecided: Bool

  public init(adcode: Int32, province: Int32, names: [String: String], isDatumUndecided: Bool = false) {
    self.adcode = adcode
    self.province = province
    self.names = names
    self.isDatumUndecided = isDatumUndecided
  }

  /// Whether it is a province rather than a city.
  public var isProvince: Bool { adcode == province }
}
