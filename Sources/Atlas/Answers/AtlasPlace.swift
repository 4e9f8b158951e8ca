/// The province and the city a position is in.
public struct AtlasPlace: Hashable, Sendable {
  /// The adcode of the province.
  public var province: Int32
  /// The city, as far as there is one.
  public var city: City
  /// Whether it is undecided in which datum the outline is drawn: near its border the answer may be off by up to 700 m.
  public var isDatumUndecided: Bool

  public init(province: Int32, city: City, isDatumUndecided: Bool = false) {
    self.province = province
    self.city = city
    self.isDatumUndecided = isDatumUndecided
  }

  /// What is known of the city.
  public enum City: Hashable, Sendable {
    /// Its adcode.
    case adcode(Int32)
    /// The atlas does not divide this province into cities.
    case undivided
    /// The index at hand tells only provinces apart.
    case notAsked
  }
}
